// The part of chapter 2 on μ, which sums up a whole trade-off curve in one number: its meaning, the page's own two μ as bell
// curves, and the training runs that it does not describe well.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { hasAddRemove, type Scenario } from '../../../../scenario';
import type { ResultsSnapshot } from '../../../../work';
import { SaveButton } from '../../../export/SaveButton';
import { useWidth } from '../../../figure/useWidth';
import { MuEnds } from '../../../live/readout/MuReading';
import { typesetSignificant } from '../../../notation/formatNumber';
import { Num, Sym } from '../../../notation/Num';
import { QUANTITIES } from '../../../notation/quantities';
import { SAMPLING_WORDS } from '../../../notation/samplingWords';
import { Term } from '../../../notation/Term';
import { type KnownMu, knownMu } from '../../../state/knownMu';
import { useFollowedMu } from '../../../state/results';
import { later } from '../../../ui/later';
import { useSeen } from '../../../ui/window/visibility';
import { Bells } from './Bells';
import styles from './MuPart.module.css';

const SaveMu = later(() => import('./SaveMu'), 'SaveMu');

interface PairProps {
  of: 'addRemove' | 'substitute';
  own: KnownMu | null;
  widest: number;
}

function Pair({ of, own, widest }: PairProps) {
  const [box, width] = useWidth();
  const { className, label } = QUANTITIES[of];
  return (
    <figure>
      <div className={styles.picture} ref={box}>
        {own !== null && width > 0 && Number.isFinite(widest) && (
          <Bells of={of} mu={own.upper} widest={widest} width={width} />
        )}
      </div>
      <figcaption>
        <span className={className}>{label}</span>, <Sym>μ</Sym> {own === null ? '…' : <MuEnds of={own} />}
      </figcaption>
    </figure>
  );
}

const Regret = ({ of }: { of: KnownMu | null }) =>
  of === null ? '…' : <Num of={typesetSignificant(of.regret, 2, 'up')} />;

/** A paragraph that says which batches both μ are about, if these are not the Poisson batches of the rest of the chapter. */
function OfBatches({ sampling }: Pick<Scenario, 'sampling'>) {
  if (sampling === 'poisson') return null;
  const batches = SAMPLING_WORDS[sampling];
  return (
    <p>
      <Trans>
        Here <Sym>μ</Sym> is that of your choice in the lab, {batches}. Of two ends the larger holds for all
        data, and some data attain the smaller one.
      </Trans>{' '}
      {!hasAddRemove(sampling) && (
        <Trans>
          With a record more or less every such batch would be another, so that add/remove has no <Sym>μ</Sym>
          .
        </Trans>
      )}
    </p>
  );
}

interface MuPartProps {
  scenario: Scenario;
  snapshot: Pick<ResultsSnapshot, 'mu'>;
}

export function MuPart({ scenario, snapshot }: MuPartProps) {
  const [seenRef, seen] = useSeen();
  useFollowedMu(seen);
  const { addRemove = null, substitute = null } = knownMu(snapshot) ?? {};
  const sampling = snapshot.mu.request?.sampling ?? 'poisson';
  const both = hasAddRemove(sampling);
  const widest = Math.max((both && addRemove?.upper) || 0, substitute?.upper ?? 0);
  return (
    <div ref={seenRef}>
      <p>
        <Trans>
          A trade-off curve can be summed up in one number. Someone draws once from one of two bell curves,
          whose centres are <Term name="μ" /> apart, and you have to say from which. <Sym>μ</Sym> is the
          smallest distance at which nobody tells two neighbours apart better than you tell these two curves.
          The more they overlap, the less can be told, and there is no <Sym>δ</Sym> to choose.
        </Trans>
      </p>
      <div className={`${styles.pairs} needs-scripts`} data-testid="mu-pairs">
        {both && <Pair of="addRemove" own={addRemove} widest={widest} />}
        <Pair of="substitute" own={substitute} widest={widest} />
      </div>
      <SaveButton of={t`the bell curves of μ`}>
        <SaveMu of={{ addRemove: both ? addRemove : null, substitute }} scenario={scenario} />
      </SaveButton>
      <OfBatches sampling={sampling} />
      <p>
        <Trans>
          Bell curves do not fit every training. Where rare batches with little noise dominate, the error
          rates that you read off <Sym>μ</Sym> are too low. How far too low they can be is called the regret.
        </Trans>{' '}
        {both ? (
          <Trans>
            Here it is <Regret of={addRemove} /> for add/remove and <Regret of={substitute} /> for substitute.
          </Trans>
        ) : (
          <Trans>
            Here it is <Regret of={substitute} /> for substitute.
          </Trans>
        )}
      </p>
    </div>
  );
}
