// The steps of the chapters: each is a change of the scenario and the figure to look at. Data; every step is a link.
import type { Scenario } from '../../scenario';

export interface Step {
  id: string;
  /** What the step changes; everything else stays. */
  scenario: Partial<Scenario>;
  /** Element id of the chapter whose figure shows it. */
  focus: string;
}

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
} as const satisfies Record<string, Step>;
