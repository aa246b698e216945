// The part of chapter 2 on μ, which sums up a whole trade-off curve in one number: its meaning, the page's own two μ as bell
// curves, and the training runs that it does not describe well.
import { Trans } from '@lingui/react/macro';
import { hasAddRemove, type Scenario } from '../../../../scenario';
import type { ResultsSnapshot } from '../../../../work';
import { useWidth } from '../../../figure/useWidth';
import { MuEnds } from '../../../live/readout/MuReading';
import { typesetSignificant } from '../../../notation/formatNumber';
import { Num, Sym } from '../../../notation/Num';
import { QUANTITIES } from '../../../notation/quantities';
import { SAMPLING_WORDS } from '../../../notation/samplingWords';
import { Term } from '../../../notation/Term';
import { QUANTITY_SYMBOLS } from '../../../notation/table';
import { type KnownMu, knownMu } from '../../../state/knownMu';
import { useFollowedMu } from '../../../state/results';
import { useSeen } from '../../../ui/window/visibility';
import styles from './MuPart.module.css';

/** Number of standard deviations from its centre beyond which a bell curve is not drawn. */
const SIDE = 3.2;
/** Number of points of each curve. */
const POINTS = 97;

const bell = (x: number): number => Math.exp(-0.5 * x * x);

/**
 * Two bell curves whose centres are 0 and μ, with heights in [0, 1]. `widest` is the largest μ of the pictures side by side, so
 * that all have the same scale.
 */
export function bellsOf(mu: number, widest: number) {
  // The pair stands in the middle of its picture, whatever its distance.
  const room = SIDE + (widest - mu) / 2;
  const [from, to] = [-room, mu + room];
  const xs = Array.from({ length: POINTS }, (_, i) => from + ((to - from) * i) / (POINTS - 1));
  const first = xs.map(bell);
  const second = xs.map((x) => bell(x - mu));
  return { from, to, xs, first, second, shared: first.map((height, i) => Math.min(height, second[i])) };
}

interface BellsProps {
  of: 'addRemove' | 'substitute';
  /** Upper bound on μ, as stated below the picture. */
  mu: number;
  widest: number;
  width: number;
}

/** Height of the picture, in px. */
const HEIGHT = 84;
/** Space above the curves for the mark of their distance, in px. */
const TOP = 22;

function Bells({ of, mu, widest, width }: BellsProps) {
  const { from, to, xs, first, second, shared } = bellsOf(mu, widest);
  const x = (value: number) => ((value - from) / (to - from)) * width;
  const y = (share: number) => HEIGHT - share * (HEIGHT - TOP);
  const line = (heights: readonly number[]) =>
    `M${heights.map((height, i) => `${x(xs[i]).toFixed(1)} ${y(height).toFixed(1)}`).join('L')}`;
  const { className } = QUANTITIES[of];
  return (
    <svg width={width} height={HEIGHT + 1} aria-hidden="true" data-symbol={QUANTITY_SYMBOLS[of]}>
      <path className="world-original" d={`${line(shared)}Z`} />
      <path className="world-line own" d={line(first)} />
      <path className={`world-line ${className}`} d={line(second)} />
      <path className={styles.apart} d={`M${x(0)} ${TOP - 12}v8m0 -4H${x(mu)}m0 -4v8`} />
    </svg>
  );
}

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

export function MuPart({ snapshot }: { snapshot: Pick<ResultsSnapshot, 'mu'> }) {
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
