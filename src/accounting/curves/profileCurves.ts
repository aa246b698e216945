// The privacy profile delta(epsilon) of both adjacencies, and the one that add/remove implies for substitution.
import { requireNumber } from '../../base/numerics/errors';
import { impliedDelta } from '../adjacencies/implied';
import { checkDelta, checkMechanism } from '../domain';
import { addRemoveDelta, pairDelta, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import type { Verified } from '../types';
import type { Curve, ProfileCurves, ProfileQuery } from './types';

/** NaN where nothing verified is known. */
function put(curve: Curve, index: number, result: Verified): void {
  curve.value[index] = result.verified ? result.value : Number.NaN;
  curve.lower[index] = result.lower;
  curve.upper[index] = result.upper;
}

function emptyCurve(length: number): Curve {
  return {
    value: new Float64Array(length).fill(Number.NaN),
    lower: new Float64Array(length),
    upper: new Float64Array(length).fill(1),
  };
}

/** One point of all profiles per `next()`, so that a caller can stop. Throws InputError before the first. */
export function* traceProfiles(query: ProfileQuery): Generator<number, ProfileCurves, void> {
  const { mechanism, delta, count } = query;
  checkMechanism(mechanism);
  checkDelta(delta);
  requireNumber('count', count, { min: 2, max: 1000, integer: true });
  const reach = pairEpsilon(PAIRS.substitute, mechanism, delta);
  const end = (4 / 3) * Math.max(reach.value ?? reach.upper, 0.03);
  const epsilons = Float64Array.from({ length: count }, (_, i) => (end * i) / (count - 1));
  const curves: ProfileCurves = {
    epsilons,
    addRemove: emptyCurve(count),
    substitute: emptyCurve(count),
    implied: emptyCurve(count),
  };
  for (let i = 0; i < count; i++) {
    put(curves.addRemove, i, addRemoveDelta(mechanism, epsilons[i]));
    put(curves.substitute, i, pairDelta(PAIRS.substitute, mechanism, epsilons[i]));
    put(curves.implied, i, impliedDelta(mechanism, epsilons[i]));
    yield i + 1;
  }
  return curves;
}
