// What the figure asks of the workers: two worlds by the page's own settings. Pure.

import { mechanismOf, type Scenario } from '../../../scenario';
import type { WorldsReply, WorldsRequest, WorldsTraining } from './jobs';
import type { TwoWorlds } from './twoWorlds';

const MODELS = 500;
/** Largest number of steps: more would keep a hand waiting that drags a record. */
export const MOST_STEPS = 2000;
const KEPT = 12;
const GRID = 48;

/** Kept steps: up to twelve from the first to the last, as evenly as whole numbers are. */
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

/** Null where the training would be too long for this figure. */
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

/** All models of both worlds have been trained, not the few that answer at once. */
export const isWhole = ({ reply, request }: Answered): boolean => reply.worlds[0].models === request.models;
