// The recorded pictures of chapter 5: after which figure of "UniAud" each is, what is run for it, and in which words. Data;
// `npm run record -- <id>` runs it, at browser size.
import type { OneRunCell, OneRunDesign } from '../../../../jobs';
import type { ChartSeries } from '../beside/lineChart';

interface RecordedSeries extends Pick<ChartSeries, 'name' | 'mark' | 'dash'> {
  points: readonly { x: number; cell: OneRunCell }[];
}

export interface RecordedFigure {
  /** File name in public/gallery, and what the command is told. */
  id: string;
  after: string;
  title: string;
  xTitle: string;
  yTitle: string;
  /** What is varied, and what stays. */
  words: string;
  series: readonly RecordedSeries[];
}

const BASE: OneRunDesign = {
  canary: 'orthogonal',
  selfComparison: true,
  m: 1000,
  dimension: 1000,
  classes: 100,
  guesses: [1000],
  targetEpsilon: 4,
  samplingRate: 1,
  steps: 30,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  logitStep: 0.02,
  seed: 1,
};

/** Runs behind each point. */
const REPEATS = 10;

const line = (
  name: string,
  look: Pick<ChartSeries, 'mark' | 'dash'>,
  xs: readonly number[],
  design: (x: number) => Partial<OneRunDesign>,
): RecordedSeries => ({
  name,
  ...look,
  points: xs.map((x) => {
    const all = { ...BASE, ...design(x) };
    return { x, cell: { design: { ...all, guesses: [all.m] }, repeats: REPEATS } };
  }),
});

const AUDIT = { mark: 'audit' } as const;
const GROUP = { mark: 'group', dash: '7 5' } as const;
const IMPLIED = { mark: 'implied', dash: '2 4' } as const;
const SUBSTITUTE = { mark: 'substitute' } as const;
const ADD_REMOVE = { mark: 'add-remove', dash: '7 5' } as const;

const EPSILONS = [1, 2, 4, 8];
const SIZES = [100, 200, 500, 1000, 2000];
const WIDTHS = [16, 32, 64, 128, 256, 512];
const CLASSES = [2, 5, 10, 30, 100, 300, 1000];

export const GALLERY: readonly RecordedFigure[] = [
  {
    id: 'one-run-estimators',
    after: 'Figure 3',
    title: 'Estimators and δ',
    xTitle: 'claimed ε, add/remove',
    yTitle: 'lower bound on the substitute ε, mean of runs',
    words:
      'The same right guesses of 1,000 orthogonal canaries, read by three estimators; and with the claim made at a second δ, which takes less noise. The one along a Gaussian curve assumes more than the others.',
    series: [
      line('exact, δ = 1e-5', AUDIT, EPSILONS, (targetEpsilon) => ({ targetEpsilon })),
      line('as published, δ = 1e-5', GROUP, EPSILONS, (targetEpsilon) => ({
        targetEpsilon,
        estimator: 'classic',
      })),
      line('Gaussian curve assumed, δ = 1e-5', IMPLIED, EPSILONS, (targetEpsilon) => ({
        targetEpsilon,
        estimator: 'fdp-gdp',
      })),
      line('exact, δ = 1e-3', { mark: 'audit', dash: '2 4' }, EPSILONS, (targetEpsilon) => ({
        targetEpsilon,
        delta: 1e-3,
      })),
    ],
  },
  {
    id: 'one-run-canaries',
    after: 'Figure 4',
    title: 'The number of canaries',
    xTitle: 'canaries, m',
    yTitle: 'lower bound on the substitute ε, mean of runs',
    words: 'Orthogonal canaries with as many features as there are of them, all guessed, at three claims.',
    series: [
      line('claimed ε = 2', IMPLIED, SIZES, (m) => ({ m, dimension: m, targetEpsilon: 2 })),
      line('claimed ε = 4', GROUP, SIZES, (m) => ({ m, dimension: m, targetEpsilon: 4 })),
      line('claimed ε = 8', AUDIT, SIZES, (m) => ({ m, dimension: m, targetEpsilon: 8 })),
    ],
  },
  {
    id: 'one-run-self-comparison',
    after: 'Figure 5',
    title: 'Self-comparison',
    xTitle: 'claimed ε, add/remove',
    yTitle: 'lower bound on ε, mean of runs; of two adjacencies',
    words:
      '1,000 orthogonal canaries, all guessed: compared with themselves, or told in from out. The two bounds are of different adjacencies.',
    series: [
      line('with itself: ε of substitute', SUBSTITUTE, EPSILONS, (targetEpsilon) => ({ targetEpsilon })),
      line('in or out: ε of add/remove', ADD_REMOVE, EPSILONS, (targetEpsilon) => ({
        targetEpsilon,
        selfComparison: false,
      })),
    ],
  },
  {
    id: 'one-run-dimension',
    after: 'Figure 6',
    title: 'The dimension',
    xTitle: 'features',
    yTitle: 'lower bound on the substitute ε, mean of runs',
    words: '500 canaries in random directions, all guessed, at a claimed ε of 8.',
    series: [
      line('uniform on the sphere', AUDIT, WIDTHS, (dimension) => ({
        canary: 'sphere',
        m: 500,
        dimension,
        targetEpsilon: 8,
      })),
      line('Gaussian', GROUP, WIDTHS, (dimension) => ({
        canary: 'gaussian',
        m: 500,
        dimension,
        targetEpsilon: 8,
      })),
    ],
  },
  {
    id: 'one-run-classes',
    after: 'Figures 7 and 8',
    title: 'The number of labels',
    xTitle: 'labels to draw from',
    yTitle: 'lower bound on the substitute ε, mean of runs',
    words:
      '500 canaries, all guessed, at a claimed ε of 8. With few labels the two that are compared often coincide, and such a canary is abstained from.',
    series: [
      line('orthogonal', AUDIT, CLASSES, (classes) => ({
        m: 500,
        dimension: 500,
        classes,
        targetEpsilon: 8,
      })),
      line('Gaussian, 128 features', GROUP, CLASSES, (classes) => ({
        canary: 'gaussian',
        m: 500,
        dimension: 128,
        classes,
        targetEpsilon: 8,
      })),
    ],
  },
];

/** What is run for a figure, in the order of its recording. */
export const cellsOf = ({ series }: RecordedFigure): OneRunCell[] =>
  series.flatMap(({ points }) => points.map(({ cell }) => cell));
