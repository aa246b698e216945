// Recorded charts that vary the model and its training, as data.
import { t } from '@lingui/core/macro';
import type { OneRunCellResult, OneRunDesign } from '../../../../work';
import { epsilonText, parameterText } from '../../../notation/formatNumber';
import { AUDIT, CHARTED_EPSILONS, INK, line, REPEATS, SOFT, SUBSTITUTE_BOUND } from './charts';
import {
  BASE,
  clearlyAbove,
  lastCell,
  pointsOf,
  type RecordedChart,
  type RecordedChartLine,
  recordedBoundText,
} from './recordedFigure';

const SMALL: Partial<OneRunDesign> = { m: 250, dimension: 250, steps: 60, logitStep: 0.01 };

const RATES = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1];

const strongest = (results: readonly OneRunCellResult[]): number =>
  results.reduce((best, { epsilon }, i) => (epsilon > results[best].epsilon ? i : best), 0);

export const LEARNING_RATE: RecordedChart = {
  kind: 'chart',
  id: 'one-run-learning-rate',
  after: t`after Figure 1`,
  title: t`The learning rate`,
  found: t`Figure 1 varies the number of canaries, the batch, the learning rate and the epochs of a CNN on CIFAR10 at a claim of 8, for in-distribution, mislabelled and poisoned canaries.`,
  xTitle: t`what a step takes from a logit`,
  yTitle: t`lower bound on ε of two adjacencies, mean of runs`,
  writeX: parameterText,
  words: t`250 canaries in a linear model at a claimed ε of 8, all guessed, at seven learning rates. Those of UniAud are made of noise and compared with themselves. The mislabelled records are digits, told in from out.`,
  seen: {
    words: ([own, mislabelled]) => {
      const [slow, fast] = [own[0], lastCell(own)].map(recordedBoundText);
      const [weak, best] = [mislabelled[0], mislabelled[strongest(mislabelled)]].map(recordedBoundText);
      return t`Canaries made of noise show ${slow} at the smallest rate and ${fast} at the largest. Mislabelled records need a faster model. They show ${weak} at the smallest rate and at most ${best}.`;
    },
    holds: ([own, mislabelled]) =>
      clearlyAbove(own[0], lastCell(own)) &&
      clearlyAbove(mislabelled[strongest(mislabelled)], mislabelled[0]) &&
      own.every((one, i) => clearlyAbove(one, mislabelled[i])),
  },
  lines: [
    line(t`made of noise, compared with itself (ε of substitute)`, AUDIT, RATES, 'logitStep', {
      ...SMALL,
      targetEpsilon: 8,
    }),
    line(t`mislabelled, in or out (ε of add/remove)`, INK, RATES, 'logitStep', {
      ...SMALL,
      targetEpsilon: 8,
      canary: 'mislabelled',
      selfComparison: false,
      dimension: 64,
      classes: 10,
    }),
  ],
};

const relu = (hidden: number) => ({ ...SMALL, model: 'relu' as const, hidden, logitStep: 0.002 });

const language = (start: 'scratch' | 'public') => ({
  ...SMALL,
  model: 'language' as const,
  hidden: 32,
  dimension: 3,
  classes: 500,
  canary: 'fresh-tokens' as const,
  language: { sentences: 500, length: 12, start },
  steps: 30,
  logitStep: 0.005,
});

/** Place on the logarithmic axis of training without noise, as far from the last claim as the claims are from each other. */
const WITHOUT_NOISE_AT = 16;

/** A line over every claimed ε of the paper's Figure 3, including training without noise. */
const overClaims = (
  name: string,
  look: Pick<RecordedChartLine, 'mark' | 'dash'>,
  fixed: Partial<OneRunDesign>,
): RecordedChartLine => ({
  name,
  ...look,
  points: pointsOf([...CHARTED_EPSILONS, WITHOUT_NOISE_AT], REPEATS, (x) => ({
    ...BASE,
    ...fixed,
    targetEpsilon: x === WITHOUT_NOISE_AT ? Number.POSITIVE_INFINITY : x,
  })),
});

/** The result at a claimed ε of 8, the last one before training without noise. */
const atEight = (line: readonly OneRunCellResult[]): OneRunCellResult => line[line.length - 2];

export const MODELS_CHART: RecordedChart = {
  kind: 'chart',
  id: 'one-run-models',
  after: t`after Figures 3 and 8`,
  title: t`The model and its first weights`,
  xTitle: t`claimed ε, add/remove`,
  yTitle: SUBSTITUTE_BOUND,
  writeX: (x) => (x === WITHOUT_NOISE_AT ? '∞' : parameterText(x)),
  words: t`250 canaries compared with themselves, all guessed. A linear model and two networks learn orthogonal canaries. A small language model learns prompts of fresh tokens beside 500 sentences, from random weights or from weights that were fitted to other sentences without privacy.`,
  found: t`Figure 3 has five claims, ∞ being training without noise. At a claim of 4 its text quotes about 1.3 for a black box. For a white box it quotes about 2.2. In Figure 8 a perceptron shows the most, and random weights more than fitted ones.`,
  seen: {
    words: (lines) => {
      const [linear, narrow, wide, scratch, tuned] = lines.map((one) => recordedBoundText(atEight(one)));
      const [all, best] = [lastCell(lines[0]), lastCell(lines[0]).epsilonOptimal];
      const [without, most] = [recordedBoundText(all), epsilonText(best, 'down')];
      return t`At a claim of 8 the linear model shows ${linear}, the networks ${narrow} and ${wide}, which agree within their errors. The language model shows ${scratch} from random and ${tuned} from fitted weights. Without noise the linear model shows ${without} of ${most} at most.`;
    },
    holds: (lines) => {
      const [linear, narrow, wide, scratch, tuned] = lines.map(atEight);
      return (
        lines.every((one) => clearlyAbove(lastCell(one), atEight(one))) &&
        lastCell(lines[0]).epsilonOptimal - lastCell(lines[0]).epsilon < 0.1 &&
        clearlyAbove(linear, narrow) &&
        clearlyAbove(linear, wide) &&
        !clearlyAbove(narrow, wide) &&
        clearlyAbove(scratch, tuned)
      );
    },
  },
  differs: t`A browser trains no vision transformer, so smaller models stand in for them.`,
  lines: [
    overClaims(t`linear`, AUDIT, SMALL),
    overClaims(t`256 ReLU units`, INK, relu(256)),
    overClaims(t`1,024 ReLU units`, SOFT, relu(1024)),
    overClaims(t`language model, random weights`, { mark: 'ink' }, language('scratch')),
    overClaims(t`language model, fitted weights`, { mark: 'soft' }, language('public')),
  ],
};
