// The toy example of "UniAud", trained for this page, and one of our own. They show why a canary is compared with itself.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RightShares, sharedDifficulty } from '../../../oneRun/estimation/sharedDifficulty';
import type { Scenario } from '../../../scenario';
import { RECORDED_BEFORE } from '../../export/recordedBefore';
import { parameterText, percentText } from '../../notation/formatNumber';
import styles from '../items/TablePart.module.css';
import { RecordedReading } from '../recorded/Reading';
import { MeansChart } from './beside/MeansChart';
import type { ChartSeries } from './beside/meansData';
import { TOY_POINTS, TOY_RUNS, TOY_SIZES, toyPointAt } from './toyData';

/** Amount by which training on a label lowers its loss, in standard deviations of the noise. */
const DROP = 2;
const SPREADS = [0.25, 0.5, 1, 2, 4, 8];

const share = (value: number): string => percentText(Number(value.toFixed(3)));

const seriesOf = (game: keyof RightShares, look: Omit<ChartSeries, 'points'>): ChartSeries => ({
  ...look,
  points: SPREADS.map((x) => ({ x, y: sharedDifficulty(DROP, x)[game] })),
});

const SERIES = [
  seriesOf('withItself', { name: t`with itself (substitute)`, mark: 'substitute' }),
  seriesOf('acrossCanaries', { name: t`with a threshold (add/remove)`, mark: 'add-remove', dash: '7 5' }),
];

const trainedSeries = (of: 'gap' | 'auc'): ChartSeries[] =>
  ([0, 1] as const).map((core) => ({
    name: core === 0 ? t`labels at random (a = 0)` : t`labels that features tell (a = 1)`,
    mark: core === 0 ? 'audit' : 'ink',
    ...(core === 1 && { dash: '7 5' }),
    points: TOY_POINTS.filter((point) => point.core === core).map(({ noise, [of]: { mean, error } }) => ({
      x: noise,
      y: mean,
      low: mean - error,
      high: mean + error,
    })),
  }));

interface ToyProps {
  /** The page's own settings, to which a saved file links. The toys do not depend on them. */
  scenario: Scenario;
}

function PaperToy({ scenario }: ToyProps) {
  const { hidden, records, dimension, epochs } = TOY_SIZES;
  const [none, core] = [toyPointAt(0, 50), toyPointAt(1, 50)];
  const [gapNone, gapCore, aucNone, aucCore] = [none.gap, core.gap, none.auc, core.auc].map(({ mean }) =>
    share(mean),
  );
  const axis = { xTitle: t`noise of each record, b`, writeX: parameterText, write: share, writeTick: share };
  return (
    <section className={styles.part} aria-labelledby="toy-title">
      <h3 id="toy-title">{t`What makes a canary easy to spot`}</h3>
      <MeansChart
        name="toy-gap"
        scenario={scenario}
        by={RECORDED_BEFORE}
        title={t`Generalisation gap`}
        yTitle={t`right in training less right in the test`}
        series={trainedSeries('gap')}
        {...axis}
      />
      <p className="part-caption">
        <Trans>
          The toy of Equation 10. A record is a feature that its label decides, or nothing in its place, plus
          noise of its own of scale b. A network with {hidden} hidden units learns it without privacy, and the
          attack calls a record a member when its loss is small. There are {records} records with {dimension}{' '}
          features. The equation, the network’s depth and the {epochs} epochs are the paper’s, and the other
          sizes are ours. Points are means of {TOY_RUNS} runs.
        </Trans>
      </p>
      <MeansChart
        name="toy-auc"
        scenario={scenario}
        by={RECORDED_BEFORE}
        title={t`How well the attack tells members`}
        yTitle={t`chance that a member has the smaller loss (AUC)`}
        series={trainedSeries('auc')}
        least={0.4}
        {...axis}
      >
        <RecordedReading
          found={t`At b = 50 the gap and the AUC are larger without the core feature. With it, more noise raises both.`}
          seen={[
            t`At b = 50 the gap is ${gapNone} without the core feature and ${gapCore} with it, and the AUC is ${aucNone} and ${aucCore}. With the core feature both rise with b.`,
          ]}
        />
      </MeansChart>
    </section>
  );
}

function OwnToy({ scenario }: ToyProps) {
  const [first, last] = [SPREADS[0], SPREADS[SPREADS.length - 1]].map((spread) =>
    sharedDifficulty(DROP, spread),
  );
  const [itself, near, far] = [first.withItself, first.acrossCanaries, last.acrossCanaries].map(share);
  return (
    <section className={styles.part} aria-labelledby="own-toy-title">
      <h3 id="own-toy-title">{t`A toy of the comparison with itself`}</h3>
      <p className="part-caption">
        <Trans>
          The loss of a canary is how hard the canary is, which all its labels share, plus noise of each label
          with standard deviation 1. Training takes {DROP} off the loss under the trained label. Both lines
          are computed, not simulated.
        </Trans>
      </p>
      <MeansChart
        name="toy-difficulty"
        scenario={scenario}
        title={t`Right guesses by how much canaries differ`}
        xTitle={t`spread of how hard canaries are`}
        yTitle={t`share of right guesses`}
        series={SERIES}
        least={0.5}
        writeX={parameterText}
        write={share}
        writeTick={share}
      >
        <RecordedReading
          found={t`It has no such figure. This toy is ours, about what its Algorithm 2 compares.`}
          seen={[
            t`With a threshold ${near} of the guesses are right if canaries hardly differ, and ${far} if they differ much. With itself, ${itself} are right in any case.`,
          ]}
          differs={t`How hard a canary is cancels in its comparison with itself. Even canaries that are alike are guessed better so, because the two losses are the whole drop apart, while a threshold is half of it away from either.`}
        />
      </MeansChart>
    </section>
  );
}

export const Toy = (props: ToyProps) => (
  <>
    <PaperToy {...props} />
    <OwnToy {...props} />
  </>
);
