// The largest batch that meets a target epsilon if the number of epochs stays the same, so that the number of steps changes with
// the batch. This is an interface to solveGoal.ts for a page and `compute`, and has no search of its own.
import { InputError, requireNumber } from '../base/numerics/errors';
import { epsilon } from './accountant';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import type { CalibrationTarget } from './goal';
import { mechanismOfPlan, type Plan, type PlanUnknown, planWith } from './plan';
import { solveGoal } from './solveGoal';
import type { OnStep } from './solveParameter';
import type { Mechanism } from './types';
import { UnreachableTarget } from './unreachableTarget';

/** Share of the records with which the search begins. */
const START = 0.01;

export interface BatchTarget extends CalibrationTarget {
  noiseMultiplier: number;
  /** Records in the training set; 1..1e9. */
  recordCount: number;
  /** How often each record is to be used, on average; steps times sampling rate. Above 0, at most 1e6. */
  epochs: number;
}

export interface BatchSolution {
  /** The expected number of records in a step's batch, a whole number. */
  batchSize: number;
  /** The run with this batch size: steps rounded up, so that no epoch is cut short. */
  mechanism: Mechanism;
}

/**
 * The largest whole batch whose epsilon under the adjacency certainly does not exceed `targetEpsilon`, as far as it
 * is looked for; see {@link solveGoal}. Throws UnreachableTarget where the smallest batch, of at most a million
 * steps, is too much.
 */
export function batchSizeFor(
  adjacency: AdjacencyName,
  { noiseMultiplier, recordCount: records, epochs, delta, targetEpsilon }: BatchTarget,
  onStep: OnStep = () => {},
): BatchSolution {
  checkAdjacency(adjacency);
  checkMechanism({ samplingRate: 1, steps: 1, noiseMultiplier });
  checkDelta(delta);
  requireNumber('targetEpsilon', targetEpsilon, { ...DOMAIN.epsilon, exclusiveMin: true });
  requireNumber('recordCount', records, { min: 1, max: 1e9, integer: true });
  requireNumber('epochs', epochs, { min: 0, max: DOMAIN.steps.max, exclusiveMin: true });
  const plan: Plan = { sampling: 'poisson', samplingRate: START, noiseMultiplier, length: { epochs } };
  const unknown: PlanUnknown = { name: 'batchSize', records, whole: null };
  const goal = { measure: 'epsilon', most: targetEpsilon, delta } as const;
  const trainedWith = (batchSize: number) => mechanismOfPlan(planWith(plan, unknown, batchSize)) as Mechanism;
  const search = solveGoal({ adjacency: adjacency, plans: [plan], unknown, goal });
  try {
    for (;;) {
      onStep();
      const { done, value } = search.next();
      if (done) return { batchSize: value.value, mechanism: trainedWith(value.value) };
    }
  } catch (error) {
    if (!(error instanceof InputError && error.code === 'inconsistent')) throw error;
    const least = Math.min(records, Math.max(1, Math.ceil((epochs * records) / DOMAIN.steps.max)));
    const reached = epsilon(adjacency, trainedWith(least), delta);
    throw new UnreachableTarget(targetEpsilon, 'batchSize', least, reached, 'already above it');
  }
}
