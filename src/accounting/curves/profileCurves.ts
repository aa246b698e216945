// The privacy profiles delta(epsilon) of add/remove and of substitute, and the one that add/remove alone implies for a substitution
// (../adjacencies/implied.ts).
import { requireNumber } from '../../base/numerics/errors';
import { impliedDelta } from '../adjacencies/implied';
import { checkDelta, checkMechanism } from '../domain';
import { addRemoveDelta, pairDelta, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import { emptyCurve, put } from './curve';
import type { ProfileCurves, ProfileQuery } from './types';

/** Computes one point of all profiles for each `next()`, and yields how many there are. Throws InputError before the first. */
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
    addRemove: emptyCurve(count, 1),
    substitute: emptyCurve(count, 1),
    implied: emptyCurve(count, 1),
  };
  for (let i = 0; i < count; i++) {
    put(curves.addRemove, i, addRemoveDelta(mechanism, epsilons[i]));
    put(curves.substitute, i, pairDelta(PAIRS.substitute, mechanism, epsilons[i]));
    put(curves.implied, i, impliedDelta(mechanism, epsilons[i]));
    yield i + 1;
  }
  return curves;
}
