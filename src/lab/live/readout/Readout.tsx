// The readout: the numbers at the current point, each with its adjacency, its kind and what certifies it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { hasAddRemove, type Scenario } from '../../../scenario';
import { type CurveName, pageAudit, type ResultsSnapshot } from '../../../work';
import { typesetBracket, typesetDifference } from '../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Num, Sym } from '../../notation/Num';
import { knownMu } from '../../state/knownMu';
import { areComing, type KnownValue, type KnownValues, knownValues } from '../../state/knownValues';
import { useFollowedMu } from '../../state/results';
import { useSeen } from '../../ui/window/visibility';
import { implausible, shownEstimate } from '../auditWords';
import { AuditReadout, CurveTestRow, madeOf } from './AuditRows';
import { Misfit, MuReading } from './MuReading';
import styles from './Readout.module.css';
import { ReadoutRow } from './ReadoutRow';
import { ElsewiseRows, SampledRows } from './SampledRows';

/** A value, or a dash if no value is verified; the row's note then has the bracket. */
const Value = ({ reading }: { reading: KnownValue | undefined }) =>
  !reading ? '…' : reading.value === null ? '–' : <Epsilon value={reading.upper} rounding="up" />;

function Unverified({ reading }: { reading: KnownValue | undefined }) {
  if (!reading || reading.value !== null) return null;
  const [from, to] = typesetBracket(reading.lower, reading.upper);
  return (
    <>
      {' '}
      <Trans>
        It could not be verified to a number and lies between <Num of={from} /> and <Num of={to} />.
      </Trans>
    </>
  );
}

function Certified({ bracket }: { bracket: { lower: number; upper: number } | null | undefined }) {
  if (!bracket) return <Trans>A second method is checking it.</Trans>;
  const [from, to] = typesetBracket(bracket.lower, bracket.upper);
  return (
    <Trans>
      A second, independent method certifies that it lies between <Num of={from} /> and <Num of={to} />.
    </Trans>
  );
}

/** The row of 2 ε_AR, which is no valid bound at a fixed δ. */
function NaiveDouble({ known }: { known: KnownValues | null }) {
  const value = known?.at.addRemove.value;
  const substitute = known?.at.substitute;
  const exceeded = value != null && substitute && substitute.lower > 2 * value;
  const met = value != null && substitute && substitute.upper <= 2 * value;
  return (
    <ReadoutRow
      name={
        <>
          2 × <EpsilonSymbol adjacency="AR" />
        </>
      }
      value={
        value == null ? (
          '–'
        ) : (
          <s>
            <Epsilon value={2 * value} rounding="up" />
          </s>
        )
      }
    >
      {exceeded ? (
        <Trans>
          <EpsilonSymbol adjacency="AR" /> at this δ does not imply it, and it is not true, because{' '}
          <EpsilonSymbol adjacency="S" /> is larger.
        </Trans>
      ) : met ? (
        <Trans>
          <EpsilonSymbol adjacency="AR" /> at this δ does not imply it. It is true here only because{' '}
          <EpsilonSymbol adjacency="S" /> is smaller.
        </Trans>
      ) : (
        <Trans>
          <EpsilonSymbol adjacency="AR" /> at this δ does not imply it.
        </Trans>
      )}
    </ReadoutRow>
  );
}

/** How much lower ε_S is than the bound implied by the add/remove curves. */
function Remains({ known }: { known: KnownValues | null }) {
  const implied = known?.at.implied.value;
  const substitute = known?.at.substitute.value;
  if (implied == null || substitute == null) return null;
  const gain = typesetDifference(implied, substitute);
  return gain === null ? (
    <Trans>
      <EpsilonSymbol adjacency="S" />, which knows the mechanism, is no lower here.
    </Trans>
  ) : (
    <Trans>
      <EpsilonSymbol adjacency="S" /> knows the mechanism and is <Num of={gain} /> lower.
    </Trans>
  );
}

const Title = memo(function Title({ delta }: { delta: number }) {
  return (
    <h2 id="readout-title" className={styles.title}>
      <Trans>
        At this point{' '}
        <span className="soft">
          <Sym>δ</Sym> = <Delta value={delta} />
        </span>
      </Trans>
    </h2>
  );
});

const Columns = memo(function Columns() {
  return (
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{t`Quantity`}</th>
        <th scope="col">ε</th>
        <th scope="col">{t`Kind`}</th>
      </tr>
    </thead>
  );
});

interface NumbersProps {
  known: KnownValues | null;
  mu: ReturnType<typeof knownMu>;
}

function Guarantee({ id, known, mu, children }: NumbersProps & { id: CurveName; children: ReactNode }) {
  const reading = known?.at[id];
  const own = mu?.[id] ?? null;
  return (
    <ReadoutRow
      id={id}
      value={
        <>
          <Value reading={reading} />
          <MuReading of={own} />
        </>
      }
    >
      {children}
      <Unverified reading={reading} />
      <Misfit of={own} />
    </ReadoutRow>
  );
}

function PoissonRows({ more, ...numbers }: NumbersProps & { more: boolean }) {
  const { known } = numbers;
  return (
    <>
      <Guarantee id="addRemove" {...numbers}>
        <Trans>Upper bound, add/remove.</Trans> <Certified bracket={known?.certified?.certifiedAddRemove} />
      </Guarantee>
      <Guarantee id="substitute" {...numbers}>
        <Trans>Upper bound, substitute.</Trans> <Certified bracket={known?.certified?.certifiedSubstitute} />
      </Guarantee>
      {more && (
        <Guarantee id="implied" {...numbers}>
          <Trans>Upper bound, substitute.</Trans> <Remains known={known} />
        </Guarantee>
      )}
      <Guarantee id="group" {...numbers}>
        <Trans>Upper bound, substitute.</Trans>
      </Guarantee>
    </>
  );
}

export const Readout = memo(function Readout({
  snapshot,
  scenario,
}: {
  snapshot: ResultsSnapshot;
  scenario: Scenario;
}) {
  // μ is computed only once the readout has been seen, because it occupies a worker, and many readers never scroll down.
  const [seenRef, seen] = useSeen();
  useFollowedMu(seen);
  const known = knownValues(snapshot);
  const mu = known?.current ? knownMu(snapshot) : null;
  const { sampling } = known?.scenario ?? scenario;
  const entry = pageAudit(snapshot);
  const made = madeOf(entry, snapshot);
  const doubt = implausible(
    shownEstimate(entry, scenario.estimator),
    entry?.reply?.curveTest ?? null,
    known?.current ? known.at.substitute : null,
  );
  return (
    <section className="readout" id="reading" aria-labelledby="readout-title" ref={seenRef}>
      <Title delta={known?.scenario.delta ?? scenario.delta} />
      <table aria-busy={areComing(snapshot) || known?.current === false}>
        <Columns />
        <tbody>
          {sampling === 'poisson' ? (
            <PoissonRows known={known} mu={mu} more={scenario.moreBounds === 'on'} />
          ) : (
            <SampledRows known={known} mu={mu} sampling={sampling} />
          )}
          {scenario.moreBounds === 'on' && (
            <ReadoutRow id="hiddenState" value={<Value reading={known?.at.hiddenState} />}>
              <Trans>Substitute, no guarantee.</Trans>
              <Unverified reading={known?.at.hiddenState} />
            </ReadoutRow>
          )}
          <AuditReadout entry={entry} scenario={scenario} made={made} />
          {hasAddRemove(sampling) && (
            <>
              <NaiveDouble known={known} />
              <CurveTestRow entry={entry} made={made} />
            </>
          )}
          <ElsewiseRows known={known} />
        </tbody>
      </table>
      {doubt && <p className="doubt">{doubt}</p>}
    </section>
  );
});
