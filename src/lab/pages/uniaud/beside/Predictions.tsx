// Two questions about one run, each answered by runs in this tab over what the reader expected.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import { useOneRun } from '../../../chapters/oneRun/useOneRun';
import { countText, epsilonText, percentText } from '../../../notation/formatNumber';
import type { Scenario } from '../../../scenario';
import { Unfold } from '../../../ui/Unfold';
import { MeansChart } from './MeansChart';
import styles from './Predictions.module.css';
import {
  costOfCrowd,
  gainBySize,
  SIZES,
  secondCanaryCells,
  secondCanarySeries,
  selfComparisonCells,
  selfComparisonSeries,
} from './predictedRuns';
import { SweepPrediction } from './SweepPrediction';

const share = (value: number): string => percentText(Number(value.toFixed(3)));
const signed = (value: number, digits: number): string => decimalText(value, digits).replace('-', '\u2212');
/** In points of percent. */
const pointsText = (value: number): string => signed(100 * value, 1);
/** For select. */
const clarity = (clear: boolean) => (clear ? 'clear' : 'other');

const CROWD = [
  { value: 'always', label: t`Yes, the more canaries, the worse each is guessed` },
  { value: 'never', label: t`No, each is guessed as well as alone` },
  { value: 'room', label: t`Only where they get into each other’s way` },
] as const;

const GAIN = [
  { value: 'few', label: t`With few canaries` },
  { value: 'many', label: t`With many canaries` },
  { value: 'same', label: t`As much with few as with many` },
] as const;

function SecondCanary({ scenario }: { scenario: Scenario }) {
  return (
    <SweepPrediction
      id="second-canary-title"
      question={t`Does a second canary cost power?`}
      choices={CROWD}
      store={useOneRun().secondCanary}
      cells={secondCanaryCells(scenario)}
      chart={(results) => (
        <MeansChart
          title={t`Right guesses by the number of canaries`}
          yTitle={t`share of right guesses`}
          xTitle={t`canaries in a run, m`}
          series={secondCanarySeries(results)}
          least={0.5}
          write={share}
          writeTick={share}
        />
      )}
      answer={(results) => {
        const costs = costOfCrowd(results);
        if (costs === null) return null;
        const [room, narrow] = costs;
        const apart = clarity(room.clear);
        const crowded = clarity(narrow.clear);
        const points = pointsText(-room.lost);
        const narrowPoints = pointsText(-narrow.lost);
        return {
          right: room.clear ? 'always' : narrow.clear ? 'room' : 'never',
          words: t`From one canary to 1,024 the crowd of orthogonal canaries ${select(apart, {
            clear: `changes accuracy by ${points} points`,
            other: 'changes it by no more than chance explains',
          })}. In 64 features the crowd ${select(crowded, {
            clear: `changes accuracy by ${narrowPoints} points`,
            other: 'changes it by no more than chance explains',
          })}.`,
        };
      }}
    >
      <Trans>
        The claimed add/remove ε is 8, and models train for eight full-batch steps on 64 labels. Every point
        is the share of right guesses among some two thousand, from as many runs as that takes. Canaries that
        disturb each other weaken the attack, and the bound still holds.
      </Trans>
    </SweepPrediction>
  );
}

function SelfComparison({ scenario }: { scenario: Scenario }) {
  return (
    <SweepPrediction
      id="self-comparison-title"
      question={t`When does comparing a canary with itself add more to the bound?`}
      choices={GAIN}
      store={useOneRun().selfComparison}
      cells={selfComparisonCells(scenario)}
      chart={(results) => (
        <MeansChart
          title={t`The bound with and without self-comparison`}
          yTitle={t`lower bound on ε, mean of runs, of two adjacencies`}
          xTitle={t`canaries in a run, m`}
          series={selfComparisonSeries(results)}
          write={(value) => epsilonText(Math.max(0, value))}
        />
      )}
      answer={(results) => {
        const gain = gainBySize(results);
        if (gain === null) return null;
        const { few, many, clear } = gain;
        const [least, most] = [SIZES[0], SIZES[SIZES.length - 1]].map((size) => countText(size));
        const gainOfFew = signed(few, 2);
        const gainOfMany = signed(many, 2);
        return {
          right: !clear ? 'same' : many > few ? 'many' : 'few',
          words: clear
            ? t`It adds ${gainOfFew} at ${least} canaries and ${gainOfMany} at ${most}. The two bounds are of different adjacencies. Comparing a canary with itself tests substitute, and in or out tests add/remove.`
            : t`It adds ${gainOfFew} at ${least} canaries and ${gainOfMany} at ${most}, which differ by no more than chance explains. The two bounds are of different adjacencies. Comparing a canary with itself tests substitute, and in or out tests add/remove.`,
        };
      }}
    >
      <Trans>
        The claimed add/remove ε is 8, and models train for eight full-batch steps on 64 labels. Orthogonal
        canaries are all guessed, and every point is the mean of twelve runs.
      </Trans>
    </SweepPrediction>
  );
}

export const Predictions = ({ scenario }: { scenario: Scenario }) => (
  <Unfold className={styles.place} summary={t`Two questions to answer before you look`}>
    <SecondCanary scenario={scenario} />
    <SelfComparison scenario={scenario} />
  </Unfold>
);
