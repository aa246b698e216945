// What the figure asks of the workers: two worlds by the page's own settings, quickly while something moves, wholly once it rests. Pure.
import type { WorldsRequest } from '../../../../training/worlds/worlds';
import { mechanismOf, type Scenario } from '../../../../scenario';
import type { TwoWorlds } from './twoWorlds';

/** Models in each world while something moves, and at rest. */
export const FEW_MODELS = 100;
export const ALL_MODELS = 500;
/** More steps would keep a hand waiting that drags a record. */
export const MOST_STEPS = 2000;
/** Moments of the training that can be played. */
const KEPT = 12;
const GRID = { few: 32, all: 48 } as const;

/** Up to twelve steps from the first to the last, as evenly as whole numbers are. */
export function keptSteps(steps: number): number[] {
  const count = Math.min(KEPT, steps);
  if (count === 1) return [steps];
  return Array.from({ length: count }, (_, i) => Math.round(1 + (i * (steps - 1)) / (count - 1)));
}

/** What one model's training needs as well. */
export const trainingOf = (scenario: Scenario, { records, change, model }: TwoWorlds) => ({
  plane: { points: records, ana: 0 },
  change,
  model,
  mechanism: mechanismOf(scenario),
  clippingNorm: scenario.clippingNorm,
  learningRate: scenario.learningRate,
  seed: scenario.seed,
});

/** Null where the training would be too long for this figure. `all`: nothing moves any more. */
export function worldsRequest(scenario: Scenario, worlds: TwoWorlds, all: boolean): WorldsRequest | null {
  const { steps, delta, confidence } = scenario;
  if (steps > MOST_STEPS) return null;
  return {
    ...trainingOf(scenario, worlds),
    models: all ? ALL_MODELS : FEW_MODELS,
    grid: all ? GRID.all : GRID.few,
    keptSteps: all ? keptSteps(steps) : [steps],
    delta,
    confidence,
  };
}

/** All models of both worlds have been trained, not the few of a moment. */
export const isWhole = ({ models }: Pick<WorldsRequest, 'models'>): boolean => models === ALL_MODELS;
