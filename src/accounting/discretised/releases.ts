// A run in one direction as the steps that the certificate composes: for each segment its own kind of step.
import { type DominatingPair, PAIRS } from '../pairs';
import { isPoisson, segmentsOf, withOneGaussian } from '../segments';
import type { AnyRun, FixedSize, RandomAllocation } from '../types';
import { epochStep } from './allocation/epochStep';
import { fixedSizeStep } from './fixedSizeStep';
import type { GridStep, Release } from './gridStep';
import { poissonStep } from './poissonStep';

/**
 * The run's steps in the direction of the pair. Gaussian releases alone count as one, and then pairs differ only in their
 * sensitivity. The caller checks which directions a way of drawing batches has.
 */
export function releasesOf(pair: DominatingPair, run: AnyRun): Release[] {
  const segments = withOneGaussian(segmentsOf(run));
  const [only, other] = segments;
  if (only !== undefined && other === undefined && isPoisson(only) && only.samplingRate === 1) {
    const noiseMultiplier = only.noiseMultiplier / (pair.sensitivity * Math.sqrt(only.steps));
    return [{ step: poissonStep(PAIRS.remove, { samplingRate: 1, noiseMultiplier }), steps: 1 }];
  }
  return segments.map((segment) => {
    if (isPoisson(segment)) return { step: poissonStep(pair, segment), steps: segment.steps };
    const steps = segment.sampling === 'fixed-size' ? segment.steps : segment.epochs;
    return { step: stepOf(pair, segment), steps };
  });
}

function stepOf({ name }: DominatingPair, segment: FixedSize | RandomAllocation): GridStep {
  if (segment.sampling === 'fixed-size' && name === 'substitute') return fixedSizeStep(segment);
  if (segment.sampling === 'random-allocation' && name !== 'substitute') return epochStep(name, segment);
  throw new Error(`Batches of ${segment.sampling} have no pair for ${name}.`);
}
