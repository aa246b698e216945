// A run in one direction (removal, addition or substitution) as the steps that the bounds of this folder compose.

import { Defect } from '../../base/sentences/defect';
import { type DominatingPair, PAIRS } from '../pairs';
import { type Composed, isCut, isOfPeople, isPoisson, segmentsOf, withOneGaussian } from '../segments';
import type { AnyRun } from '../types';
import { epochStep } from './allocation/epochStep';
import { cutStep } from './cutStep';
import { fixedSizeStep } from './fixedSizeStep';
import type { GridStep, Release } from './gridStep';
import { personStep } from './personStep';
import { poissonStep } from './poissonStep';

/**
 * The releases of a run in the direction of a pair. Steps at rate 1 count as one Gaussian release, since their pairs differ in
 * sensitivity alone. The caller checks that the run's batches have this direction.
 */
export function releasesOf(pair: DominatingPair, run: AnyRun): Release[] {
  const segments = withOneGaussian(segmentsOf(run));
  const [only, other] = segments;
  if (only !== undefined && other === undefined && isPoisson(only) && only.samplingRate === 1) {
    const noiseMultiplier = only.noiseMultiplier / (pair.sensitivity * Math.sqrt(only.steps));
    return [{ step: poissonStep(PAIRS.remove, { samplingRate: 1, noiseMultiplier }), steps: 1 }];
  }
  return segments.map((segment) => ({
    step: isPoisson(segment) ? poissonStep(pair, segment) : stepOf(pair, segment),
    steps: 'epochs' in segment ? segment.epochs : segment.steps,
  }));
}

function stepOf(pair: DominatingPair, segment: Composed): GridStep {
  if (isOfPeople(segment)) return personStep(pair, segment);
  if (isCut(segment)) return cutStep(pair, segment);
  if (segment.sampling === 'fixed-size' && pair.name === 'substitute') return fixedSizeStep(segment);
  if (segment.sampling === 'random-allocation') return epochStep(pair.name, segment);
  throw new Defect(`Batches of ${segment.sampling} have no pair for ${pair.name}.`);
}
