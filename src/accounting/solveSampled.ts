// Solves for one number of a mechanism, whose batches may be drawn in any way, that meets a target epsilon or a target mu, by
// root finding over `epsilon` and `mu`. No accounting is done here.

import { refusals, requireNumber } from '../base/numerics/errors';
import { epsilon } from './accountant';
import type { AdjacencyName } from './adjacencies/names';
import { crossing } from './crossing';
import { DOMAIN, leastNoise } from './domain';
import { mu } from './mu/mu';
import { type OnStep, stepsWithin } from './solveParameter';
import { type Further, withFurther } from './training/training';
import type { AnyMechanism, Verified } from './types';
import { outOfReach, UnreachableTarget } from './unreachableTarget';

/** The fields of the mechanism that may be solved for. */
export type SampledUnknown = 'noiseMultiplier' | 'samplingRate' | 'steps' | 'epochs';

export type SampledGoal = { delta: number; targetEpsilon: number } | { targetMu: number; floor?: number };

/** The smallest sampling rate that is tried. */
const LEAST_RATE = 1e-9;

/**
 * The unknown at which the mechanism, with the `further` fields of a training, meets the goal under the adjacency. The
 * mechanism's own value of the unknown is not used. For noise, `upper` is certainly enough; for the sampling rate, steps
 * and epochs, `lower` is certainly not too much. `value` is null where no more than a bracket is known. Throws InputError
 * outside the domain, and where no value of the unknown meets the goal, or every value does.
 */
export function solveSampled(
  adjacency: AdjacencyName,
  mechanism: AnyMechanism,
  unknown: SampledUnknown,
  goal: SampledGoal,
  onStep: OnStep = () => {},
  further: Further = {},
): Verified {
  const isMu = 'targetMu' in goal;
  const target = isMu ? goal.targetMu : goal.targetEpsilon;
  requireNumber(isMu ? 'targetMu' : 'targetEpsilon', target, { ...DOMAIN.epsilon, exclusiveMin: true });
  const at = (value: number): Verified => {
    onStep();
    const asked = withFurther({ ...mechanism, [unknown]: value }, further);
    return isMu ? mu(adjacency, asked, goal.floor) : epsilon(adjacency, asked, goal.delta);
  };
  try {
    return solved(at, mechanism, unknown, target);
  } catch (error) {
    if (!(error instanceof UnreachableTarget)) throw error;
    const parameter = unknown === 'epochs' ? unknown : error.parameter;
    if (!isMu) throw error.inWords(outOfReach(error, { parameter }));
    const sentence = outOfReach(error, { goal: 'targetMu', measure: 'mu', parameter });
    throw refusals('targetMu').inconsistent(sentence);
  }
}

function solved(
  at: (value: number) => Verified,
  mechanism: AnyMechanism,
  unknown: SampledUnknown,
  target: number,
): Verified {
  if (unknown === 'steps' || unknown === 'epochs') return stepsWithin(at, DOMAIN[unknown].max, target);
  if (unknown === 'noiseMultiplier') {
    const { max: high } = DOMAIN.noiseMultiplier;
    const near = (reached: number) => ((high / 100) * target) / reached;
    return crossing(at, { name: unknown, low: leastNoise(mechanism), high, sign: -1, near }, target);
  }
  const near = (reached: number) => (0.01 * reached) / target;
  return crossing(at, { name: unknown, low: LEAST_RATE, high: 1, sign: 1, near }, target);
}
