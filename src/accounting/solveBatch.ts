// The largest batch that meets a target epsilon when the number of epochs stays: with the batch the steps change too. A search
// over `epsilon`; no accounting of its own.
import { requireNumber } from '../base/numerics/errors';
import { firstWhole } from '../base/numerics/rootFinding';
import { ADJACENCIES } from './adjacencies';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import type { CalibrationTarget } from './goal';
import { wholeUp } from './plan';
import type { OnStep } from './solveParameter';
import type { Mechanism, Verified } from './types';
import { UnreachableTarget } from './unreachableTarget';

export interface BatchTarget extends CalibrationTarget {
  noiseMultiplier: number;
  /** Records in the training set; 1..1e9. */
  recordCount: number;
  /** How often each record is to be used, on average; steps times sampling rate. Above 0, at most 1e6. */
  epochs: number;
}

export interface BatchSolution {
  /** Expected records of a step, whole. */
  batchSize: number;
  /** What is trained with it: steps rounded up, so that no epoch is cut short. */
  mechanism: Mechanism;
}

/**
 * The largest whole batch, found by bisection, whose epsilon under the adjacency certainly does not exceed `targetEpsilon`. Since
 * steps are whole, epsilon need not grow with every single record of the batch: the batch that is returned has been tried, one a
 * few records larger may fit as well. Throws UnreachableTarget where the smallest batch, of at most a million steps, is too much.
 */
export function batchSizeFor(
  adjacency: AdjacencyName,
  { noiseMultiplier, recordCount, epochs, delta, targetEpsilon }: BatchTarget,
  onStep: OnStep = () => {},
): BatchSolution {
  checkAdjacency(adjacency);
  checkMechanism({ samplingRate: 1, steps: 1, noiseMultiplier });
  checkDelta(delta);
  requireNumber('targetEpsilon', targetEpsilon, { ...DOMAIN.epsilon, exclusiveMin: true });
  requireNumber('recordCount', recordCount, { min: 1, max: 1e9, integer: true });
  requireNumber('epochs', epochs, { min: 0, max: DOMAIN.steps.max, exclusiveMin: true });
  const trainedWith = (batchSize: number): Mechanism => ({
    samplingRate: batchSize / recordCount,
    steps: wholeUp((epochs * recordCount) / batchSize),
    noiseMultiplier,
  });
  const epsilonAt = (batchSize: number): Verified => {
    onStep();
    return ADJACENCIES[adjacency].epsilon(trainedWith(batchSize), delta);
  };
  const fits = (batchSize: number) => epsilonAt(batchSize).upper <= targetEpsilon;
  const least = Math.min(recordCount, Math.max(1, Math.ceil((epochs * recordCount) / DOMAIN.steps.max)));
  if (!fits(least)) {
    throw new UnreachableTarget(targetEpsilon, 'batchSize', least, epsilonAt(least), 'already above it');
  }
  const batchSize = fits(recordCount) ? recordCount : firstWhole(least, recordCount + 1, (b) => !fits(b)) - 1;
  return { batchSize, mechanism: trainedWith(batchSize) };
}
