// The trade-off curve f(alpha) of the whole run, for every adjacency, with bounds: by a closed form where there is one, else by the
// inversion (adjacencies/invertedErrors.ts), and where that refuses by the certificate (tradeoff/boundedErrors.ts).
import { requireNumber } from '../base/numerics/errors';
import { invertedErrors } from './adjacencies/invertedErrors';
import { errorsBetween, knownOf } from './adjacencies/known';
import type { AdjacencyName } from './adjacencies/names';
import { checkAsked } from './adjacencies/samplings';
import type { TradeoffPoint } from './curves/types';
import { searching } from './inversion/sharedContours';
import type { AnyRun, ErrorBounds, ErrorRates, Method } from './types';
import { exactError, fromErrorBounds } from './verified';

/** Accuracy in epsilon for which the certificate's grid is planned; see `CurveWish`. */
const ACCURACY = 5e-4;
/** The width of delta that is enough, as a share of the smallest level, 1 minus the largest level, or a hundredth, whichever is least. */
const ROOM_SHARE = 1e-4;

/**
 * f(alpha) = max(0, sup over real epsilon of 1 - delta(epsilon) - e^epsilon alpha) at each alpha in [0, 1] (Dong, Roth, Su, "Gaussian
 * Differential Privacy", 2022, Proposition 6). 'add-remove' (and 'zero-out', the same numbers) uses the larger of the two
 * profiles, whose conjugate is the lower convex hull of the two curves' minimum; 'implied' composes the curves of removal
 * and addition (adjacencies/implied.ts), 'group' is that of Theorem 4.1's profile (adjacencies/group.ts). Throws InputError
 * outside the domain; always answers inside it, with a value or at least bounds.
 */
export function tradeoff(name: AdjacencyName, run: AnyRun, alphas: ArrayLike<number>): TradeoffPoint[] {
  checkAsked(name, run);
  const known = knownOf(name, run);
  const levels = Array.from(alphas, (alpha) => requireNumber('alpha', alpha, { min: 0, max: 1 }));
  const exact = known.holds === known.attained ? known.holds.exactErrors : null;
  if (exact !== null) return levels.map((alpha) => exactPoint(alpha, exact(alpha)));
  const inner = levels.filter((alpha) => alpha > 0 && alpha < 1);
  if (inner.length === 0) return levels.map((alpha) => exactPoint(alpha, { beta: 1 - alpha, power: alpha }));
  // the line that touches f at alpha has a slope e^epsilon between beta and 1/alpha. Lines flatter than 1e-7 change beta by less than that,
  // so beta counts as at least 1e-7, and epsilons up to ln of 1 over the smaller of alpha and 1e-7 matter, in both directions
  const smallest = Math.max(1e-12, Math.min(1e-7, ...inner));
  const room = ROOM_SHARE * Math.min(1e-2, ...inner, ...inner.map((alpha) => 1 - alpha));
  let certified: ReturnType<typeof errorsBetween> | null = null;
  const { profile } = known.holds;
  let inverted = known.holds === known.attained && profile ? invertedErrors(profile) : null;
  const pointAt = (alpha: number): TradeoffPoint => {
    // privacy losses are finite with probability one, so that no test of level 0 has any power
    if (alpha === 0 || alpha === 1) return exactPoint(alpha, { beta: 1 - alpha, power: alpha });
    const bounds = inverted?.(alpha);
    if (bounds) return boundedPoint(alpha, bounds, 'characteristic-function');
    // if one level is refused, others are likely to be refused too
    inverted = null;
    certified ??= errorsBetween(known, { smallest, room, accuracy: ACCURACY });
    return boundedPoint(alpha, certified(alpha), 'discretised-bracket');
  };
  return searching(() => levels.map(pointAt));
}

function exactPoint(alpha: number, { beta, power }: ErrorRates): TradeoffPoint {
  return { alpha, beta: exactError(beta), power: exactError(power) };
}

function boundedPoint(
  alpha: number,
  { betaLower, betaUpper, powerLower, powerUpper }: ErrorBounds,
  method: Method,
): TradeoffPoint {
  return {
    alpha,
    beta: fromErrorBounds(betaLower, betaUpper, method),
    power: fromErrorBounds(powerLower, powerUpper, method),
  };
}
