// Rows of the readout for batches that are not Poisson batches, and rows with the ε of the same settings under other ways of
// drawing batches.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { drawnRun, hasAddRemove, type Scenario } from '../../../scenario';
import type { PointReply } from '../../../work';
import { Ends, Epsilon } from '../../notation/Num';
import { dealtText } from '../../notation/samplingWords';
import type { KnownMu, knownMu } from '../../state/knownMu';
import type { KnownValue, KnownValues } from '../../state/knownValues';
import { Misfit, MuReading } from './MuReading';
import { ReadoutRow } from './ReadoutRow';

/** A value, or both ends of its bracket if no value is known. */
function Reading({ reading }: { reading: KnownValue | undefined }) {
  if (!reading) return '…';
  if (reading.value !== null) return <Epsilon value={reading.upper} rounding="up" />;
  if (reading.upper === Infinity) {
    return (
      <>
        ≥ <Epsilon value={reading.lower} rounding="down" />
      </>
    );
  }
  return <Ends {...reading} />;
}

const Both = ({ reading, mu }: { reading: KnownValue | undefined; mu: KnownMu | null }) => (
  <>
    <Reading reading={reading} />
    <MuReading of={mu} />
  </>
);

interface SampledRowsProps {
  known: KnownValues | null;
  mu: ReturnType<typeof knownMu>;
  sampling: Exclude<Scenario['sampling'], 'poisson'>;
}

export function SampledRows({ known, mu, sampling }: SampledRowsProps) {
  const [ofAddRemove, ofSubstitute] = [mu?.addRemove ?? null, mu?.substitute ?? null];
  const dealt = known && sampling === 'random-allocation' ? dealtText(known.scenario) : null;
  return (
    <>
      <ReadoutRow
        id="addRemove"
        value={hasAddRemove(sampling) ? <Both reading={known?.at.addRemove} mu={ofAddRemove} /> : '–'}
      >
        {hasAddRemove(sampling) ? (
          <>
            <Trans>Upper bound, add/remove, certified for random allocation ({dealt}).</Trans>
            <Misfit of={ofAddRemove} />
          </>
        ) : (
          <Trans>
            Not defined, because with a record more or less every batch of a fixed size would be another.
          </Trans>
        )}
      </ReadoutRow>
      <ReadoutRow id="substitute" value={<Both reading={known?.at.substitute} mu={ofSubstitute} />}>
        {sampling === 'fixed-size' ? (
          <Trans>
            Substitute, for batches of fixed size. The larger number is an upper bound for all data. The
            smaller one is attained by data whose other records all pull one way. Nothing tighter is known
            here.
          </Trans>
        ) : (
          <Trans>
            Upper bound, substitute, certified for random allocation ({dealt}). Two opposite gradients attain
            it. Of two numbers, the larger one certainly holds, and the smaller one is certainly attained.
          </Trans>
        )}
        <Misfit of={ofSubstitute} />
      </ReadoutRow>
      {hasAddRemove(sampling) && (
        <ReadoutRow id="group" value={<Both reading={known?.at.group} mu={mu?.group ?? null} />}>
          <Trans>
            Upper bound, substitute, derived by Theorem 4.1 from the add/remove curve of random allocation.
          </Trans>
          <Misfit of={mu?.group ?? null} />
        </ReadoutRow>
      )}
    </>
  );
}

/** The ε under other ways of drawing batches; undefined in recordings that are older than these numbers. */
const elsewiseOf = (known: KnownValues | null): PointReply['elsewise'] => known?.certified?.elsewise;

export function ElsewiseRows({ known }: { known: KnownValues | null }) {
  const elsewise = elsewiseOf(known);
  if (!known || !elsewise) return null;
  const { anyOrder, poisson } = elsewise;
  const { epochs } = drawnRun(known.scenario, 'any-order') as { epochs: number };
  return (
    <>
      <ReadoutRow name={t`In any order`} value={<Reading reading={anyOrder.substitute} />}>
        <Trans>
          Upper bound, substitute, wherever each record joins one batch of every epoch, {epochs} in all,
          shuffled or not, even in an order that the attacker knows. For a record that is zeroed out it is{' '}
          <Reading reading={anyOrder.zeroOut} />.
        </Trans>
      </ReadoutRow>
      {known.scenario.sampling !== 'poisson' && (
        <ReadoutRow name={t`If batches were Poisson`} value={<Reading reading={poisson.substitute} />}>
          <Trans>
            Upper bound, substitute, and <Reading reading={poisson.addRemove} /> for add/remove. These are
            numbers of another sampling and do not hold for this one.
          </Trans>
        </ReadoutRow>
      )}
    </>
  );
}
