// The live figure's curves, point by point: add/remove, substitute, what add/remove implies for a substitution (from its
// whole curves, and by Theorem 4.1), and the limit of the S1 attack. Fills arrays; it neither draws nor talks to workers.
import { InputError } from '../../numerics/errors';
import { groupEpsilon } from '../adjacencies/group';
import { impliedEpsilon } from '../adjacencies/implied';
import { checkDelta, checkMechanism } from '../domain';
import { lastIterateEpsilon } from '../lastIterate/lastIterate';
import { addRemoveEpsilon, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import type { Mechanism, Verified } from '../types';
import type { Curve, CurveAxis, CurveQuery, EpsilonCurves } from './types';

function emptyCurve(length: number): Curve {
  return {
    value: new Float64Array(length).fill(Number.NaN),
    lower: new Float64Array(length),
    upper: new Float64Array(length).fill(Infinity),
  };
}

function put(curve: Curve, index: number, result: Verified): void {
  curve.value[index] = result.verified ? result.value : Number.NaN;
  curve.lower[index] = result.lower;
  curve.upper[index] = result.upper;
}

/**
 * The curves of {@link epsilonCurves}, one point per `next()`: yields the number of points done, so that a
 * caller can stop between points, and returns the curves. Points come coarse to fine (every 8th, 4th, 2nd, all), so a
 * partial result already spans the axis. All input is checked before the first point; throws InputError.
 */
export function* traceEpsilonCurves(query: CurveQuery): Generator<number, EpsilonCurves, void> {
  const { mechanism, delta, axis, values, lastResort, withoutImplied = false } = query;
  for (const value of values) check(at(mechanism, delta, axis, value));
  if (values.length === 0) throw new InputError('missing', 'values', 'values is empty; give at least one.');
  const curves: EpsilonCurves = {
    values,
    addRemove: emptyCurve(values.length),
    substitute: emptyCurve(values.length),
    implied: emptyCurve(values.length),
    group: emptyCurve(values.length),
    hiddenState: emptyCurve(values.length),
  };
  let done = 0;
  for (let stride = 8; stride >= 1; stride /= 2) {
    for (let i = 0; i < values.length; i += stride) {
      if (stride < 8 && i % (2 * stride) === 0) continue;
      const point = at(mechanism, delta, axis, values[i]);
      put(curves.addRemove, i, addRemoveEpsilon(point.mechanism, point.delta, lastResort));
      const substitute = pairEpsilon(PAIRS.substitute, point.mechanism, point.delta, lastResort);
      const group = groupEpsilon(point.mechanism, point.delta, lastResort);
      put(curves.substitute, i, substitute);
      if (!withoutImplied) {
        const known = { lower: substitute.lower, upper: group.upper };
        put(curves.implied, i, impliedEpsilon(point.mechanism, point.delta, lastResort, known));
      }
      put(curves.group, i, group);
      put(curves.hiddenState, i, lastIterateEpsilon(point.mechanism, point.delta));
      yield ++done;
    }
  }
  return curves;
}

/** All curves at once; see {@link traceEpsilonCurves} for the version that can be stopped. */
export function epsilonCurves(query: CurveQuery): EpsilonCurves {
  const trace = traceEpsilonCurves(query);
  for (;;) {
    const { done, value } = trace.next();
    if (done) return value;
  }
}

function at(mechanism: Mechanism, delta: number, axis: CurveAxis, value: number) {
  return axis === 'delta'
    ? { mechanism, delta: value }
    : { mechanism: { ...mechanism, [axis]: value }, delta };
}

function check({ mechanism, delta }: { mechanism: Mechanism; delta: number }): void {
  checkMechanism(mechanism);
  checkDelta(delta);
}
