// Recorded charts, as data: estimators, numbers of canaries, self-comparison, dimensions and numbers of labels.
import { t } from '@lingui/core/macro';
import type { OneRunDesign } from '../../../../work';
import { deltaText, epsilonText } from '../../../notation/formatNumber';
import { comparisonFound } from './paperTable';
import {
  BASE,
  clearlyAbove,
  lastCell,
  pointsOf,
  type RecordedChart,
  type RecordedChartLine,
  recordedBoundText,
} from './recordedFigure';

/** Number of runs behind each point. */
export const REPEATS = 10;

type Varied = 'm' | 'dimension' | 'classes' | 'targetEpsilon' | 'logitStep';

/** A line of a chart. `varied` names the fields that have the value of x, and `fixed` is the same at every x. */
export const line = (
  name: string,
  look: Pick<RecordedChartLine, 'mark' | 'dash'>,
  xs: readonly number[],
  varied: Varied | readonly Varied[],
  fixed: Partial<OneRunDesign> = {},
): RecordedChartLine => ({
  name,
  ...look,
  points: pointsOf(xs, REPEATS, (x) => ({
    ...BASE,
    ...fixed,
    ...Object.fromEntries([varied].flat().map((one) => [one, x])),
  })),
});

export const AUDIT = { mark: 'audit' } as const;
/** Look of a line that has no colour of a guarantee. */
export const INK = { mark: 'ink', dash: '7 5' } as const;
export const SOFT = { mark: 'soft', dash: '2 4' } as const;
const DOTTED = { mark: 'audit', dash: '2 4' } as const;
const SUBSTITUTE = { mark: 'substitute' } as const;
const ADD_REMOVE = { mark: 'add-remove', dash: '7 5' } as const;

const SMALL = deltaText(1e-5);
const LARGE = deltaText(1e-3);

export const CHARTED_EPSILONS = [1, 2, 4, 8];
const SIZES = [100, 200, 500, 1000, 2000];
const SHARED = 1000;
const CROWDS = [100, 200, 500, 1000, 2000, 4000];
const WIDTHS = [16, 32, 64, 128, 256, 512, 1024];
const CLASSES = [2, 5, 10, 30, 100, 300, 1000];

export const SUBSTITUTE_BOUND = t`lower bound on the substitute ε, mean of runs`;

export const ESTIMATORS_CHART: RecordedChart = {
  kind: 'chart',
  id: 'one-run-estimators',
  after: t`our own, beside Equation 5`,
  title: t`Estimators and δ`,
  found: t`It has no such figure, and its Figure 3 is at one δ.`,
  xTitle: t`claimed ε, add/remove`,
  yTitle: SUBSTITUTE_BOUND,
  words: t`Three estimators read the same right guesses of 1,000 orthogonal canaries. The one along a Gaussian curve assumes more than the others. The fourth line makes the claim at a larger δ, which takes less noise.`,
  seen: {
    words: (lines) => {
      const [exact, , gaussian, loose] = lines.map((one) => recordedBoundText(lastCell(one)));
      return t`The exact bound and the published one differ by less than 0.01 at every claim. At a claim of 8 they show ${exact} on average, the Gaussian curve shows ${gaussian}, and the exact bound at δ = ${LARGE} shows ${loose}.`;
    },
    holds: ([exact, published, gaussian, loose]) =>
      exact.every(
        (one, i) =>
          Math.abs(one.epsilon - published[i].epsilon) < 0.01 &&
          clearlyAbove(gaussian[i], one) &&
          clearlyAbove(loose[i], one),
      ),
  },
  lines: [
    line(t`exact, δ = ${SMALL}`, AUDIT, CHARTED_EPSILONS, 'targetEpsilon'),
    line(t`as published, δ = ${SMALL}`, INK, CHARTED_EPSILONS, 'targetEpsilon', { estimator: 'classic' }),
    line(t`Gaussian curve assumed, δ = ${SMALL}`, SOFT, CHARTED_EPSILONS, 'targetEpsilon', {
      estimator: 'fdp-gdp',
    }),
    line(t`exact, δ = ${LARGE}`, DOTTED, CHARTED_EPSILONS, 'targetEpsilon', { delta: 1e-3 }),
  ],
};

export const CANARIES_CHART: RecordedChart = {
  kind: 'chart',
  id: 'one-run-canaries',
  after: t`after Figure 4`,
  title: t`The number of canaries`,
  xTitle: t`canaries, m`,
  yTitle: SUBSTITUTE_BOUND,
  words: t`Orthogonal canaries are all guessed, at three claims. Three of the lines have as many features as canaries, so that no two overlap. The fourth always has 1,000 features, so canaries overlap beyond 1,000.`,
  found: t`The bound rises with the number of canaries and then falls. It is best at 500 to 2,000.`,
  seen: {
    words: (lines) => {
      const [few2, few4, few8] = lines.map((one) => recordedBoundText(one[0]));
      const [many2, many4, many8, crowd] = lines.map((one) => recordedBoundText(lastCell(one)));
      return t`From 100 to 2,000 canaries the bound rises at each claim, from ${few2} to ${many2}, from ${few4} to ${many4} and from ${few8} to ${many8}. With 1,000 features 4,000 canaries show ${crowd}, which is within the errors of what 2,000 show.`;
    },
    holds: (lines) => {
      const [before, crowd] = lines[3].slice(-2);
      return (
        lines.every((one) => clearlyAbove(lastCell(one), one[0])) &&
        !clearlyAbove(before, crowd) &&
        !clearlyAbove(crowd, before)
      );
    },
  },
  differs: t`A step takes so little from a logit here that overlapping canaries hardly disturb each other.`,
  lines: [
    line(t`claimed ε = 2`, SOFT, SIZES, ['m', 'dimension'], { targetEpsilon: 2 }),
    line(t`claimed ε = 4`, INK, SIZES, ['m', 'dimension'], { targetEpsilon: 4 }),
    line(t`claimed ε = 8`, AUDIT, SIZES, ['m', 'dimension'], { targetEpsilon: 8 }),
    line(t`claimed ε = 8, always 1,000 features`, DOTTED, CROWDS, 'm', {
      dimension: SHARED,
      targetEpsilon: 8,
    }),
  ],
};

export const SELF_COMPARISON: RecordedChart = {
  kind: 'chart',
  id: 'one-run-self-comparison',
  after: t`after Figure 5`,
  title: t`Self-comparison`,
  xTitle: t`claimed ε, add/remove`,
  yTitle: t`lower bound on ε of two adjacencies, mean of runs`,
  words: t`1,000 orthogonal canaries are all guessed, either compared with themselves or told in from out. The bounds are of different adjacencies. The third line is Algorithm 2 as printed, half of the guesses each way, with batches of a tenth.`,
  found: comparisonFound(),
  seen: {
    words: (lines) => {
      const [own, inOut, printed] = lines.map((one) => recordedBoundText(lastCell(one)));
      return t`In full batches self-comparison has the larger number at every claim. At a claim of 8 it shows ${own} of the substitute ε on average, and ${printed} as printed. In or out shows ${inOut} of the add/remove ε.`;
    },
    holds: ([own, inOut, printed]) =>
      own.every((one, i) => clearlyAbove(one, inOut[i])) && clearlyAbove(lastCell(own), lastCell(printed)),
  },
  lines: [
    line(t`with itself (ε of substitute)`, SUBSTITUTE, CHARTED_EPSILONS, 'targetEpsilon'),
    line(t`in or out (ε of add/remove)`, ADD_REMOVE, CHARTED_EPSILONS, 'targetEpsilon', {
      selfComparison: false,
    }),
    line(t`with itself as printed, q = 1/10 (ε of substitute)`, SOFT, CHARTED_EPSILONS, 'targetEpsilon', {
      rule: 'halves',
      samplingRate: 0.1,
    }),
  ],
};

export const DIMENSION: RecordedChart = {
  kind: 'chart',
  id: 'one-run-dimension',
  after: t`after Figure 6`,
  title: t`The dimension`,
  xTitle: t`features`,
  yTitle: SUBSTITUTE_BOUND,
  words: t`500 canaries in random directions are all guessed, at a claimed ε of 8.`,
  found: t`The curve falls, and rises again once there are as many features as canaries.`,
  seen: {
    words: (lines) => {
      const [fewSphere, fewGaussian] = lines.map((one) => recordedBoundText(one[0]));
      const [manySphere, manyGaussian] = lines.map((one) => recordedBoundText(lastCell(one)));
      return t`Both curves rise and are flat from 512 features on. With 16 features Gaussian canaries show ${fewGaussian} and those on the sphere ${fewSphere}. With 1,024 they show ${manyGaussian} and ${manySphere}, and from 128 on the errors do not tell them apart.`;
    },
    holds: ([sphere, gaussian]) =>
      WIDTHS.every((width, i) =>
        width < 128
          ? clearlyAbove(sphere[i], gaussian[i])
          : !clearlyAbove(sphere[i], gaussian[i]) && !clearlyAbove(gaussian[i], sphere[i]),
      ) &&
      [sphere, gaussian].every(
        (one) => !clearlyAbove(lastCell(one), one[one.length - 2]) && clearlyAbove(lastCell(one), one[0]),
      ),
  },
  lines: [
    line(t`uniform on the sphere`, AUDIT, WIDTHS, 'dimension', {
      canary: 'sphere',
      m: 500,
      targetEpsilon: 8,
    }),
    line(t`Gaussian`, INK, WIDTHS, 'dimension', { canary: 'gaussian', m: 500, targetEpsilon: 8 }),
  ],
};

const LABELS_ALIKE = 5;

export const LABELS_CHART: RecordedChart = {
  kind: 'chart',
  id: 'one-run-classes',
  after: t`after Figure 7`,
  title: t`The number of labels`,
  xTitle: t`labels to draw from`,
  yTitle: SUBSTITUTE_BOUND,
  words: t`500 canaries are all guessed, at a claimed ε of 8. With few labels the two that are compared are often the same, and the audit then abstains.`,
  found: t`The best number of labels lies just beyond the number of canaries. With 10,000 canaries the curve is still rising there.`,
  seen: {
    words: ([orthogonal, gaussian]) => {
      const all = orthogonal.slice(1).map(({ epsilon }) => epsilon);
      const [least, most] = [Math.min(...all), Math.max(...all)].map((epsilon) =>
        epsilonText(epsilon, 'down'),
      );
      const [few, many] = [gaussian[0], lastCell(gaussian)].map(recordedBoundText);
      return t`Orthogonal canaries show nearly the same from 5 labels on, ${least} to ${most} on average. Gaussian ones, whose features overlap, rise from ${few} with 2 labels to ${many} with 1,000.`;
    },
    holds: ([orthogonal, gaussian]) => {
      const alike = orthogonal.filter((_, i) => CLASSES[i] >= LABELS_ALIKE);
      return (
        clearlyAbove(lastCell(gaussian), gaussian[0]) &&
        alike.every((one) => alike.every((other) => !clearlyAbove(one, other)))
      );
    },
  },
  lines: [
    line(t`orthogonal`, AUDIT, CLASSES, 'classes', { m: 500, dimension: 500, targetEpsilon: 8 }),
    line(t`Gaussian, 128 features`, INK, CLASSES, 'classes', {
      canary: 'gaussian',
      m: 500,
      dimension: 128,
      targetEpsilon: 8,
    }),
  ],
};
