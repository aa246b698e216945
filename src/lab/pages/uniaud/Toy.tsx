// In place of the toy example of "UniAud", which we have not read, one of our own: what the comparison of a canary
// with itself is for.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RightShares, sharedDifficulty } from '../../../oneRun/estimation/sharedDifficulty';
import { parameterText, percentText } from '../../notation/formatNumber';
import styles from '../items/TablePart.module.css';
import { RecordedReading } from '../recorded/Reading';
import { MeansChart } from './beside/MeansChart';
import type { ChartSeries } from './beside/meansData';

/** In standard deviations of a label's noise. */
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

export function Toy() {
  const [first, last] = [SPREADS[0], SPREADS[SPREADS.length - 1]].map((spread) =>
    sharedDifficulty(DROP, spread),
  );
  const [itself, near, far] = [first.withItself, first.acrossCanaries, last.acrossCanaries].map(share);
  return (
    <section className={styles.part} aria-labelledby="toy-title">
      <h3 id="toy-title">{t`A toy of the comparison with itself`}</h3>
      <p className="part-caption">
        <Trans>
          The loss of a canary is how hard the canary is, which all its labels share, plus noise of each label
          with standard deviation 1. Training takes {DROP} off the loss under the trained label. Both lines
          are computed, not simulated.
        </Trans>
      </p>
      <MeansChart
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
          found={t`Not read here. Figure 2 and Equation 10 are a toy example, and this one is ours.`}
          seen={[
            t`With a threshold ${near} of the guesses are right if canaries hardly differ, and ${far} if they differ much. With itself, ${itself} are right in any case.`,
          ]}
          differs={t`How hard a canary is cancels in its comparison with itself. Even canaries that are alike are guessed better so, because the two losses are the whole drop apart, while a threshold is half of it away from either.`}
        />
      </MeansChart>
    </section>
  );
}
