// Bounds that need no grid: on 1 - delta for mechanisms that hide hardly anything, and on epsilon by the ceiling of a pair whose
// loss is bounded above.
import { logNormalCdf } from '../../base/numerics/normal';
import { PAIRS } from '../pairs';
import type { AnySegments, Bounds, Segments } from '../types';
import type { Release } from './gridStep';
import type { LogTarget } from './plan/likelyEpsilon';
import { stepLoss } from './stepLaw';

/**
 * Exponents s that are tried in the upper bound on 1 - delta(epsilon). For mechanisms that hide hardly anything, every other
 * method would have to resolve a range of losses that no longer matters.
 */
const SHARES = [0.5, 0.02, 0.05, 0.1, 0.2, 0.35, 0.65, 0.8];

/**
 * An upper bound on ln(1 - delta), which is 0 or less. Derived here, with P and Q the laws of one step's outcome on the two data
 * sets and L the loss of all T steps: 1 - delta = E_P[min(1, e^{epsilon - L})] is at most E_P[e^{s (epsilon - L)}] = e^{s epsilon}
 * (integral of P^{1-s} Q^s)^T for every s in [0, 1], a product over segments. At s = 1/2 and epsilon = 0 that is the Bhattacharyya
 * coefficient to the power T.
 */
export function logComplementOf(run: readonly Release[]): (epsilon: number) => number {
  const exponents = SHARES.map((share) =>
    run.reduce((sum, { step, steps }) => sum + steps * step.logComplement(share), 0),
  );
  return (epsilon) => Math.min(0, ...SHARES.map((share, i) => share * epsilon + exponents[i]));
}

/**
 * Bounds on the epsilon of the pair `add`, whose loss L(x) falls with the outcome x and is at most -ln(1 - q) in one step of sampling
 * rate q. The caller gives the largest loss of all T steps, -T ln(1 - q), as `upper`, and epsilon is no larger. Let Phi be the
 * probability that an outcome lies under a threshold x. With probability Phi^T all T outcomes do, and the whole loss is then T L(x) or
 * more, so that delta(epsilon) >= Phi^T (1 - e^{epsilon - T L(x)}), which bounds epsilon from below. Over segments the losses add up, and
 * each segment may have a threshold of its own. A grid would have to resolve a window next to the ceiling far narrower than
 * the losses. Derived here.
 */
export function ceilingBracket(run: AnySegments, upper: number, target: LogTarget): Bounds {
  const segments = run as Segments;
  const steps = segments.reduce((sum, segment) => sum + segment.steps, 0);
  let lower = 0;
  for (let t = -8; t <= 8; t += 0.125) {
    const logMass = steps * logNormalCdf(t);
    const loss = segments.reduce(
      (sum, segment) => sum + segment.steps * stepLoss(PAIRS.add, segment, t * segment.noiseMultiplier),
      0,
    );
    // the target falls with epsilon, so its value at 0 is on the safe side
    const share = Math.exp(target(0) - logMass);
    if (share < 1) lower = Math.max(lower, loss + Math.log1p(-share));
  }
  return { lower: Math.min(lower * (1 - 1e-12), upper), upper: upper * (1 + 1e-15) };
}
