// Two questions about audits of one run that readers guess at. Runs in this tab then answer them.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { decimalText } from '../../../../base/language/numbers';
import { sayError } from '../../../../base/language/say';
import type { Scenario } from '../../../../scenario';
import type { OneRunCell, OneRunSweepReply } from '../../../../work';
import { Prediction, type PredictionAnswer } from '../../../chapters/frame/predictions/Prediction';
import { useRequest } from '../../../chapters/frame/useRequest';
import { useOneRun } from '../../../chapters/oneRun/useOneRun';
import { countText, epsilonText, percentText } from '../../../notation/formatNumber';
import { Unfold } from '../../../ui/Unfold';
import styles from './beside.module.css';
import { MeansChart } from './MeansChart';
import type { ChartSeries } from './meansData';
import {
  costOfCrowd,
  gainBySize,
  PREDICTED_SIZES,
  secondCanaryCells,
  secondCanarySeries,
  selfComparisonCells,
  selfComparisonSeries,
} from './predictedRuns';

const share = (value: number): string => percentText(Number(value.toFixed(3)));
const signed = (value: number, digits: number): string => decimalText(value, digits).replace('-', '\u2212');
/** A difference in percentage points. */
const pointsText = (value: number): string => signed(100 * value, 1);
/** Key of an ICU `select` in sentences that depend on whether a difference is clear. */
const clarity = (clear: boolean) => (clear ? 'clear' : 'other');

interface Sweep extends Pick<ComponentProps<typeof Prediction<string>>, 'id' | 'question' | 'choices'> {
  of: 'secondCanary' | 'selfComparison';
  cells: (scenario: Scenario) => readonly OneRunCell[];
  about: ReactNode;
  chart: Omit<ComponentProps<typeof MeansChart>, 'series' | 'scenario'>;
  series: (results: OneRunSweepReply['results']) => readonly ChartSeries[];
  answer: (results: OneRunSweepReply['results']) => PredictionAnswer<string> | null;
}

const SWEEPS: readonly Sweep[] = [
  {
    of: 'secondCanary',
    id: 'second-canary-title',
    question: t`Does a second canary cost power?`,
    choices: [
      { value: 'always', label: t`Yes, the more canaries, the worse each is guessed` },
      { value: 'never', label: t`No, each is guessed as well as alone` },
      { value: 'room', label: t`Only where they get into each other’s way` },
    ],
    cells: secondCanaryCells,
    about: (
      <Trans>
        The claimed add/remove ε is 8, and models train for eight full-batch steps on 64 labels. Every point
        is the share of right guesses among some two thousand, from as many runs as that takes. Canaries that
        disturb each other weaken the attack, and the bound still holds.
      </Trans>
    ),
    chart: {
      name: 'second-canary',
      title: t`Right guesses by the number of canaries`,
      yTitle: t`share of right guesses`,
      xTitle: t`canaries in a run, m`,
      least: 0.5,
      write: share,
      writeTick: share,
    },
    series: secondCanarySeries,
    answer: (results) => {
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
    },
  },
  {
    of: 'selfComparison',
    id: 'self-comparison-title',
    question: t`When does comparing a canary with itself add more to the bound?`,
    choices: [
      { value: 'few', label: t`With few canaries` },
      { value: 'many', label: t`With many canaries` },
      { value: 'same', label: t`As much with few as with many` },
    ],
    cells: selfComparisonCells,
    about: (
      <Trans>
        The claimed add/remove ε is 8, and models train for eight full-batch steps on 64 labels. Orthogonal
        canaries are all guessed, and every point is the mean of twelve runs.
      </Trans>
    ),
    chart: {
      name: 'self-comparison',
      title: t`The bound with and without self-comparison`,
      yTitle: t`lower bound on ε, mean of runs, of two adjacencies`,
      xTitle: t`canaries in a run, m`,
      write: (value) => epsilonText(Math.max(0, value), 'nearest'),
    },
    series: selfComparisonSeries,
    answer: (results) => {
      const gain = gainBySize(results);
      if (gain === null) return null;
      const { few, many, clear } = gain;
      const [least, most] = [PREDICTED_SIZES[0], PREDICTED_SIZES[PREDICTED_SIZES.length - 1]].map((size) =>
        countText(size),
      );
      const gainOfFew = signed(few, 2);
      const gainOfMany = signed(many, 2);
      return {
        right: !clear ? 'same' : many > few ? 'many' : 'few',
        words: clear
          ? t`It adds ${gainOfFew} at ${least} canaries and ${gainOfMany} at ${most}. The two bounds are of different adjacencies. Comparing a canary with itself tests substitute, and in or out tests add/remove.`
          : t`It adds ${gainOfFew} at ${least} canaries and ${gainOfMany} at ${most}, which differ by no more than chance explains. The two bounds are of different adjacencies. Comparing a canary with itself tests substitute, and in or out tests add/remove.`,
      };
    },
  },
];

function SweepPrediction({ sweep, scenario }: { sweep: Sweep; scenario: Scenario }) {
  const { of, cells, about, chart, series, answer, ...asked } = sweep;
  const store = useOneRun()[of];
  const { status, reply, current, error } = useRequest(store, null);
  const running = status === 'running';
  const start = () => store.want({ cells: cells(scenario) });
  return (
    <Prediction
      {...asked}
      busy={running}
      onChosen={() => {
        if (reply === null && !running) start();
      }}
      button={{
        text: running ? t`Stop` : status === 'done' ? t`Computed` : t`Just show me`,
        disabled: status === 'done',
        press: () => (running ? store.stop() : start()),
      }}
      share={reply?.share ?? 0}
      found={status === 'done' && reply && current ? answer(reply.results) : null}
      chart={reply && <MeansChart {...chart} series={series(reply.results)} scenario={scenario} />}
      error={error && <p className="part-caption">{t`The runs failed: ${{ message: sayError(error) }}`}</p>}
    >
      {about}
    </Prediction>
  );
}

export const OneRunPredictions = ({ scenario }: { scenario: Scenario }) => (
  <Unfold className={styles.part} summary={t`Two questions to answer before you look`}>
    {SWEEPS.map((sweep) => (
      <SweepPrediction key={sweep.id} sweep={sweep} scenario={scenario} />
    ))}
  </Unfold>
);
