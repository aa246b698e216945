// What (epsilon, delta)-DP alone says about tests of any mechanism: its trade-off curve and largest advantage.
import { requireNumber } from '../../base/numerics/errors';

function checkGuarantee(epsilon: number, delta: number): void {
  requireNumber('epsilon', epsilon, { min: 0, max: 1e9 });
  requireNumber('delta', delta, { min: 0, max: 1, exclusiveMax: true });
}

/**
 * The smallest type-II error that (epsilon, delta)-DP leaves a test of level alpha:
 * max(0, 1 - delta - e^epsilon alpha, e^-epsilon (1 - delta - alpha)).
 * epsilon >= 0, delta in [0, 1), alpha in [0, 1]; throws InputError outside.
 * Wasserman, Zhou (2010); Kairouz, Oh, Viswanath (2017).
 */
export function tradeoffEpsilonDelta(epsilon: number, delta: number, alpha: number): number {
  checkGuarantee(epsilon, delta);
  requireNumber('alpha', alpha, { min: 0, max: 1 });
  const steep = alpha === 0 ? 1 - delta : 1 - delta - Math.exp(epsilon) * alpha;
  return Math.max(0, steep, Math.exp(-epsilon) * (1 - delta - alpha));
}

/**
 * The largest advantage (power minus level, the total variation distance) that (epsilon, delta)-DP allows:
 * (e^epsilon - 1 + 2 delta) / (e^epsilon + 1). Throws InputError outside epsilon >= 0, delta in [0, 1).
 * Kairouz, Oh, Viswanath (2017), Remark A.1.
 */
export function advantageEpsilonDelta(epsilon: number, delta: number): number {
  checkGuarantee(epsilon, delta);
  const e = Math.exp(-epsilon);
  return (-Math.expm1(-epsilon) + 2 * delta * e) / (1 + e);
}
