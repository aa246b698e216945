// The steps of the chapters: each is a change of the scenario and the figure to look at. Data; every step is a link.
import { findPreset, type Scenario } from '../../scenario';

export interface Step {
  id: string;
  /** What the step changes; everything else stays. */
  scenario: Partial<Scenario>;
  /** Element id of the chapter whose figure shows it. */
  focus: string;
}

const recorded = (preset: string): Partial<Scenario> => findPreset(preset)?.scenario ?? {};

export const STEPS = {
  everyStep: {
    id: 'every-step',
    scenario: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
    focus: 'which-neighbour',
  },
  rareStep: {
    id: 'rare-step',
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 0.6, steps: 100 },
    focus: 'which-neighbour',
  },
  aboveTwice: {
    id: 'above-twice',
    scenario: { samplingRate: 0.5, noiseMultiplier: 10, steps: 500 },
    focus: 'promise',
  },
  belowTwice: {
    id: 'below-twice',
    scenario: { samplingRate: 0.005, noiseMultiplier: 0.7, steps: 500 },
    focus: 'promise',
  },
  apart: {
    id: 'apart',
    scenario: { samplingRate: 1, noiseMultiplier: 10, steps: 100 },
    focus: 'worst-case',
  },
  fewSteps: {
    id: 'few-steps',
    scenario: { samplingRate: 0.3, noiseMultiplier: 0.2, steps: 3 },
    focus: 'worst-case',
  },
  // epsilon_S = 10: at 100 steps the last-iterate ceiling lies below the add/remove epsilon
  belowCeiling: {
    id: 'below-ceiling',
    scenario: {
      samplingRate: 1 / 16,
      noiseMultiplier: 0.76,
      clippingNorm: 2,
      steps: 100,
      dataset: 'digits',
    },
    focus: 'training',
  },
  // as recorded for the presets of these names
  learnt: { id: 'learnt', scenario: recorded('figure-a4-large'), focus: 'training' },
  learningSlowly: { id: 'learning-slowly', scenario: recorded('figure-a4-small'), focus: 'training' },
  surer: { id: 'surer', scenario: { confidence: 0.999 }, focus: 'one-run' },
  smallEpsilon: {
    id: 'small-epsilon',
    // the paper's Figure 2 has this noise multiplier for ε_S of about 1
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 10.4949951171875, steps: 500, delta: 1e-5 },
    focus: 'meaning',
  },
  largeDelta: { id: 'large-delta', scenario: { delta: 0.01 }, focus: 'meaning' },
  targetFour: {
    id: 'target-four',
    scenario: { samplingRate: 1 / 4, noiseMultiplier: 12.1148681640625, steps: 500, delta: 1e-5 },
    focus: 'choose',
  },
} as const satisfies Record<string, Step>;
