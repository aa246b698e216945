// The live figure's curves, each as its mu. They are computed value by value, since the values are few, and kept for the
// next moves of a slider.
import { refusals } from '../../base/numerics/errors';
import type { AdjacencyName } from '../adjacencies/names';
import { emptyCurve, put } from '../curves/curve';
import { CURVE_NAMES, type CurveName, forEachCurve, SAMPLED_CURVES } from '../curves/registry';
import type { MuCurve, MuCurves, MuQuery } from '../curves/types';
import { checkMechanism } from '../domain';
import { mechanismOfPlan } from '../plan';
import { ACCOUNTING } from '../sentences';
import type { AnyMechanism, Mu } from '../types';
import { mu } from './mu';

/** The adjacency of each curve. It is null for the limit of an attack, which is a number at one delta and has no mu. */
const ADJACENCIES: Readonly<Record<CurveName, AdjacencyName | null>> = {
  addRemove: 'add-remove',
  substitute: 'substitute',
  implied: 'implied',
  group: 'group',
  hiddenState: null,
};

/** Relative width below which a bracket is drawn as its upper end, which holds. */
const DRAWN_AS_NUMBER = 0.01;

/** The most results that are kept. When there are so many, all are forgotten. */
const MOST = 2000;

const numberOf = ({ value, lower, upper }: Mu): number => {
  if (value !== null) return value;
  return upper < Infinity && upper - lower <= DRAWN_AS_NUMBER * upper ? upper : Number.NaN;
};

const empty = (length: number): MuCurve => ({
  ...emptyCurve(length),
  regret: new Float64Array(length).fill(Number.NaN),
});

/**
 * A function that traces curves step by step, so that a caller can stop in between. The first `next()` only checks the query, and
 * throws InputError if it is at fault; each further one finds one result. `value` is that of `mu`, or its upper end where the
 * bracket is within a hundredth, else NaN. Results of earlier queries are kept.
 *
 * @param muOf computes a result that is not kept yet
 */
export function keepingMuCurves(muOf: typeof mu = mu): (query: MuQuery) => Generator<void, MuCurves, void> {
  const kept = new Map<string, Mu>();
  const muAt = (name: AdjacencyName, mechanism: AnyMechanism): Mu => {
    const key = [name, ...Object.values(mechanism)].join();
    const result = kept.get(key) ?? muOf(name, mechanism);
    if (kept.size >= MOST) kept.clear();
    kept.set(key, result);
    return result;
  };
  return function* trace({ mechanism, axis, values, sampling, names = CURVE_NAMES }) {
    if (values.length === 0) throw refusals('values').missing(ACCOUNTING.noValues);
    const own: readonly CurveName[] = sampling ? SAMPLED_CURVES[sampling] : CURVE_NAMES;
    const mechanisms = Array.from(values, (value) => {
      const { steps, ...rest } = { ...mechanism, [axis]: value };
      return mechanismOfPlan({ sampling: sampling ?? 'poisson', ...rest, length: { steps } });
    });
    for (const each of mechanisms) checkMechanism(each);
    const curves: MuCurves = { values, ...forEachCurve(() => empty(values.length)) };
    for (const name of names) {
      const [curve, adjacency] = [curves[name], ADJACENCIES[name]];
      if (adjacency === null || !own.includes(name)) continue;
      for (const [i, each] of mechanisms.entries()) {
        yield;
        const result = muAt(adjacency, each);
        put(curve, i, { ...result, value: numberOf(result) });
        curve.regret[i] = result.regret;
      }
    }
    return curves;
  };
}
