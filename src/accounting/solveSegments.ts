// Solves for one unknown of a run of several segments that meets a target epsilon, by root finding over `epsilon`. No
// accounting is done here.

import { refusals, requireNumber } from '../base/numerics/errors';
import { epsilon } from './accountant';
import type { AdjacencyName } from './adjacencies/names';
import { crossing } from './crossing';
import { checkRun, DOMAIN } from './domain';
import type { SegmentsTarget, SegmentsUnknown } from './goal';
import { ACCOUNTING } from './sentences';
import { type OnStep, stepsWithin } from './solveParameter';
import type { Segments, Verified } from './types';

/** The run with the unknown at `value`; a factor multiplies every sigma. */
export function segmentsWith(segments: Segments, unknown: SegmentsUnknown, value: number): Segments {
  if (unknown.name === 'noiseFactor') {
    return segments.map((each) => ({ ...each, noiseMultiplier: each.noiseMultiplier * value }));
  }
  const { name, at } = unknown;
  return segments.map((each, i) => (i === at ? { ...each, [name]: value } : each));
}

/**
 * The unknown at which the run's epsilon under the adjacency is `targetEpsilon`. For noise, `upper` is certainly
 * enough; for steps, `lower` is certainly not too many, since epsilon there has been computed, and its upper end does
 * not exceed the target. `value` is null where epsilon is only known by its bracket. Throws InputError outside the
 * domain, and UnreachableTarget where no value of the unknown meets the target, or every value does. Every sigma stays in 0.2 to 1000, and
 * the segments have at most a million steps together.
 */
export function solveSegments(
  adjacency: AdjacencyName,
  { segments, unknown, delta, targetEpsilon }: SegmentsTarget,
  onStep: OnStep = () => {},
): Verified {
  checkRun(segments);
  requireNumber('targetEpsilon', targetEpsilon, { ...DOMAIN.epsilon, exclusiveMin: true });
  if (unknown.name !== 'noiseFactor' && segments[unknown.at] === undefined) {
    const sentence = ACCOUNTING.noSuchSegment({ at: unknown.at, last: segments.length - 1 });
    throw refusals('segments').outOfRange(sentence);
  }
  const epsilonAt = (value: number) => {
    onStep();
    return epsilon(adjacency, segmentsWith(segments, unknown, value), delta);
  };
  if (unknown.name === 'steps') {
    const others = segments.reduce((sum, { steps }, i) => (i === unknown.at ? sum : sum + steps), 0);
    return stepsWithin(epsilonAt, DOMAIN.steps.max - others, targetEpsilon);
  }
  const { min, max } = DOMAIN.noiseMultiplier;
  const sigmas = segments.map(({ noiseMultiplier }) => noiseMultiplier);
  // rounding may not carry the least or the most noisy segment over the edge
  const factors: [number, number] = [
    (min / Math.min(...sigmas)) * (1 + 1e-12),
    (max / Math.max(...sigmas)) * (1 - 1e-12),
  ];
  const [[low, high], start] =
    unknown.name === 'noiseFactor' ? [factors, 1] : [[min, max], sigmas[unknown.at] as number];
  const near = (epsilon: number) => (start * targetEpsilon) / epsilon;
  return crossing(epsilonAt, { name: unknown.name, low, high, sign: -1, near }, targetEpsilon);
}
