// The request of the figure to the workers, which takes its settings from the page's scenario. Pure.

import { mechanismOf, type Scenario } from '../../../scenario';
import type { WorldsReply, WorldsRequest, WorldsTraining } from './jobs';
import type { TwoWorlds } from './twoWorlds';

/** Number of models in each world. */
const MODELS = 500;
/** Largest number of steps. With more, the picture would lag behind a record that is dragged. */
export const MOST_STEPS = 2000;
/** Largest number of kept steps. */
const KEPT = 12;
/** Cells along each side of the plane, in which boundaries are counted. */
const GRID = 48;

/** Kept steps: up to twelve from the first to the last, as evenly spaced as whole numbers can be. */
function keptSteps(steps: number): number[] {
  const count = Math.min(KEPT, steps);
  if (count === 1) return [steps];
  return Array.from({ length: count }, (_, i) => Math.round(1 + (i * (steps - 1)) / (count - 1)));
}

export const trainingOf = (scenario: Scenario, { records, change, model }: TwoWorlds): WorldsTraining => ({
  plane: { points: records, ana: 0 },
  change,
  model,
  mechanism: mechanismOf(scenario),
  clippingNorm: scenario.clippingNorm,
  learningRate: scenario.learningRate,
  seed: scenario.seed,
});

/** The request for the page's scenario; null where the training would be too long for this figure. */
export function worldsRequest(scenario: Scenario, worlds: TwoWorlds): WorldsRequest | null {
  const { steps, delta, confidence } = scenario;
  if (steps > MOST_STEPS) return null;
  const training = trainingOf(scenario, worlds);
  return { ...training, models: MODELS, grid: GRID, keptSteps: keptSteps(steps), delta, confidence };
}

export const keyButChange = (request: WorldsRequest | null): string =>
  JSON.stringify({ ...request, change: null });

export interface Answered {
  request: WorldsRequest;
  reply: WorldsReply;
}

/** Whether the answer is of all models, and not of the few that answer first. */
export const isWhole = ({ reply, request }: Answered): boolean => reply.worlds[0].models === request.models;
