// Scenarios of real training after the paper's Figures 3 to 5 and A2 to A4, at sizes that a browser trains in
// minutes. They are not those figures, and each says what differs. Their ids are names of files and must not change.
// These are settings, without results.

import type { MemberName } from '../../base/sentences/family';
import type { CanaryChoice, Scenario } from '../types';
import { presetsOf } from './preset';
import type { TRAINING_PRESET_TITLES } from './trainingSentences';

/** Noise multipliers with which epsilon_S is 10 after T steps at delta = 1e-5 (calibrated; a test compares). */
const SIGMA = {
  50: { full: 7.069492656684461 },
  100: { full: 9.997772394180169, quarter: 2.4692902541921606 },
  500: { full: 22.35569869695768, quarter: 5.572763664028927, sixteenth: 1.402723922958474 },
  1000: { full: 31.61573229356407 },
} as const;

const common: Partial<Scenario> = {
  clippingNorm: 2,
  delta: 1e-5,
  axis: 'steps',
  estimator: 'valid',
  confidence: 0.95,
  model: 'linear',
  optimizer: 'sgd',
  learningRate: 0.05,
};

const digits = (samplingRate: number, noiseMultiplier: number): Partial<Scenario> => ({
  ...common,
  samplingRate,
  noiseMultiplier,
  steps: 500,
  recordCount: 500,
  dataset: 'digits',
  modelsPerWorld: 500,
});

const vision = (samplingRate: number, noiseMultiplier: number, steps: number): Partial<Scenario> => ({
  ...common,
  samplingRate,
  noiseMultiplier,
  steps,
  recordCount: 500,
  dataset: 'vit03',
  learningRate: 0.001,
  modelsPerWorld: 250,
});

/** Full batches and 500 steps unless changed, which make the effects of clipping norm, steps and learning rate visible. */
const breast = (change: Partial<Scenario>): Partial<Scenario> => ({
  ...common,
  samplingRate: 1,
  noiseMultiplier: SIGMA[500].full,
  steps: 500,
  recordCount: 285,
  dataset: 'breast',
  modelsPerWorld: 500,
  ...change,
});

/** Models of each world in the paper. */
const MODELS_OF_THE_PAPER = 1250;

const gradientOnly: readonly CanaryChoice[] = ['S2'];

const SCENARIOS: Readonly<Record<MemberName<typeof TRAINING_PRESET_TITLES>, Partial<Scenario>>> = {
  // all but the axis is the default, so that the first visit meets one mechanism throughout
  'start-digits': { axis: 'steps' },
  'figure-3-digits-full': digits(1, SIGMA[500].full),
  'figure-3-digits-quarter': digits(1 / 4, SIGMA[500].quarter),
  // the preset's size is the paper's and its seed the first, both fixed before it was recorded
  'figure-3-digits-sixteenth': {
    ...digits(1 / 16, SIGMA[500].sixteenth),
    modelsPerWorld: MODELS_OF_THE_PAPER,
  },
  'digits-hundred-steps': { ...digits(1, SIGMA[100].full), steps: 100 },
  'figure-3-vision-full': vision(1, SIGMA[100].full, 100),
  'figure-3-vision-quarter': vision(1 / 4, SIGMA[100].quarter, 100),
  'figure-3-vision-sixteenth': vision(1 / 16, SIGMA[500].sixteenth, 500),
  'figure-4': {
    ...common,
    samplingRate: 1 / 4,
    noiseMultiplier: SIGMA[100].quarter,
    clippingNorm: 5,
    steps: 100,
    recordCount: 500,
    dataset: 'purchase',
    model: 'mlp',
    optimizer: 'adam',
    canaries: ['S2', 'S4', 'S5'],
    learningRate: 0.0018,
    modelsPerWorld: 250,
  },
  'figure-5-few': {
    ...digits(1 / 4, SIGMA[100].quarter),
    steps: 100,
    canaries: gradientOnly,
    modelsPerWorld: 50,
  },
  'figure-5-many': {
    ...digits(1 / 4, SIGMA[100].quarter),
    steps: 100,
    canaries: gradientOnly,
    modelsPerWorld: 2500,
  },
  'figure-a2-small': breast({ clippingNorm: 0.2 }),
  'figure-a2-large': breast({ clippingNorm: 20 }),
  'figure-a3-few': breast({ steps: 50, noiseMultiplier: SIGMA[50].full }),
  'figure-a3-many': breast({ steps: 1000, noiseMultiplier: SIGMA[1000].full }),
  'figure-a4-small': breast({ learningRate: 0.005 }),
  'figure-a4-large': breast({ learningRate: 0.5 }),
};

/** The presets without their words (trainingSentences.ts), because the page needs a scenario long before it shows its words. */
export const TRAINING_PRESETS = presetsOf(SCENARIOS);
