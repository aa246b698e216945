// The live figure's curves: add/remove, substitute, what add/remove implies for a substitution (from its whole curves, and by
// Theorem 4.1), and the limit of the S1 attack. Each is computed at few values and interpolated where that is checked to do; where it
// is not (kinks, phase transitions, zeros, what was refused) it is computed value by value. Neither draws nor talks to workers.
import { InputError } from '../../numerics/errors';
import { checkDelta, checkMechanism } from '../domain';
import { CurveNodes, settingAt } from './curveNodes';
import {
  checksOf,
  fallOf,
  type Interpolant,
  interpolantThrough,
  isTooVague,
  nodesOf,
  pointOf,
} from './interpolant';
import { CURVE_NAMES, type CurveName, type CurveQuery, type EpsilonCurve, type EpsilonCurves } from './types';

/** Degrees tried on a stretch, each with the fewest values for which it saves work. */
const DEGREES = [
  { degree: 8, fewest: 20 },
  { degree: 16, fewest: 24 },
] as const;

/** Values first to last of the query, and the curves that are still to be found on them. */
interface Stretch {
  first: number;
  last: number;
  open: readonly CurveName[];
}

/**
 * The curves of {@link epsilonCurves}, one computed value per `next()`: yields how many there were, so that a caller can stop between
 * them, and returns the curves. All input is checked before the first; throws InputError. `nodes`: what is known already of the same
 * curves at single values.
 */
export function* traceEpsilonCurves(
  query: CurveQuery,
  nodes = new CurveNodes(query),
): Generator<number, EpsilonCurves, void> {
  const { values, withoutImplied = false } = query;
  for (const value of values) {
    const { mechanism, delta } = settingAt(query, value);
    checkMechanism(mechanism);
    checkDelta(delta);
  }
  if (values.length === 0) throw new InputError('missing', 'values', 'values is empty; give at least one.');
  const tracer = new CurveTracer(query, nodes);
  const open = CURVE_NAMES.filter((name) => name !== 'implied' || !withoutImplied);
  let computed = 0;
  const stretches: Stretch[] = [{ first: 0, last: values.length - 1, open }];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const trace = tracer.trace(stretch);
    for (let step = trace.next(); ; step = trace.next()) {
      if (step.done) {
        stretches.push(...step.value);
        break;
      }
      yield ++computed;
    }
  }
  return tracer.curves;
}

/** All curves at once; see {@link traceEpsilonCurves} for the version that can be stopped. */
export function epsilonCurves(query: CurveQuery): EpsilonCurves {
  const trace = traceEpsilonCurves(query);
  for (;;) {
    const { done, value } = trace.next();
    if (done) return value;
  }
}

class CurveTracer {
  readonly curves: EpsilonCurves;
  readonly #values: Float64Array;
  readonly #exact: readonly number[];
  readonly #nodes: CurveNodes;
  readonly #whole: boolean;
  /** Logarithms of the values, and the values of places that are no plain exponentials. */
  readonly #places: Float64Array;
  readonly #valueAt = new Map<number, number>();

  constructor(query: CurveQuery, nodes: CurveNodes) {
    const { values, axis, exact = [] } = query;
    this.#values = values;
    this.#exact = exact;
    this.#nodes = nodes;
    this.#whole = axis === 'steps';
    this.#places = values.map(Math.log);
    for (const [i, place] of this.#places.entries()) this.#valueAt.set(place, values[i] as number);
    const entries = CURVE_NAMES.map((name) => [name, emptyCurve(values.length)]);
    this.curves = { values, ...(Object.fromEntries(entries) as Record<CurveName, EpsilonCurve>) };
  }

  /** One stretch: fills the curves it can, yields at every value computed, and returns what is left, in halves. */
  *trace({ first, last, open }: Stretch): Generator<void, Stretch[], void> {
    const count = last - first + 1;
    const from = Math.log(this.#values[first] as number);
    const to = Math.log(this.#values[last] as number);
    let left = [...open];
    let trying = left;
    for (const { degree, fewest } of DEGREES) {
      if (count < fewest || trying.length === 0) break;
      const nodes = this.#valuesOf(nodesOf(from, to, degree, this.#place));
      trying = yield* this.#compute(nodes, trying);
      const falls = new Map(trying.map((name) => [name, fallOf(this.#known(nodes, name), degree)]));
      const fitting = trying.filter((name) => falls.get(name) === 'far enough');
      const between = this.#valuesOf(checksOf(from, to, degree, this.#place));
      const checks = [...new Set([...between, ...this.#exactIn(first, last)])].filter(
        (value) => !nodes.includes(value),
      );
      for (const name of yield* this.#compute(checks, fitting)) {
        const monotone = name !== 'hiddenState';
        const interpolant = interpolantThrough(
          this.#known(nodes, name),
          this.#known(checks, name),
          degree,
          monotone,
        );
        if (interpolant === null) continue;
        this.#fill(name, first, last, interpolant);
        left = left.filter((each) => each !== name);
      }
      trying = trying.filter((name) => falls.get(name) === 'further');
    }
    if (left.length === 0) return [];
    const middle = (first + last) >> 1;
    if (count >= DEGREES[0].fewest) {
      return [
        { first: middle, last, open: left },
        { first, last: middle, open: left },
      ];
    }
    const values = [...this.#values.subarray(first, last + 1)];
    yield* this.#compute(values, left, false);
    for (const name of left) {
      this.#fill(name, first, last, (at) => pointOf(this.#nodes.at(this.#valueOf(at), name).result));
    }
    return [];
  }

  /**
   * Computes curves at values, and returns which are known there well enough to be interpolated; unless `all` are wanted whatever
   * they are, the others are left at their first value that is not.
   */
  *#compute(
    values: readonly number[],
    names: readonly CurveName[],
    onlyFit = true,
  ): Generator<void, CurveName[], void> {
    let fit = [...names];
    for (const value of values) {
      if (fit.length === 0) break;
      this.#nodes.compute(value, fit);
      if (onlyFit) fit = fit.filter((name) => !isTooVague(this.#nodes.at(value, name).result));
      yield;
    }
    return fit;
  }

  #known(values: readonly number[], name: CurveName) {
    return values.map((value) => this.#nodes.at(value, name));
  }

  #exactIn(first: number, last: number): number[] {
    const [from, to] = [this.#values[first] as number, this.#values[last] as number];
    return this.#exact.filter((value) => value >= from && value <= to);
  }

  #valueOf(at: number): number {
    return this.#valueAt.get(at) ?? Math.exp(at);
  }

  #valuesOf(places: readonly number[]): number[] {
    return places.map((at) => this.#valueOf(at));
  }

  /** A value of the query where one is close, so that nothing is lost if no polynomial fits; else any at which there are curves. */
  readonly #place = (at: number, room: number): number => {
    const near = nearest(this.#places, at);
    if (Math.abs(near - at) <= room || !this.#whole) return Math.abs(near - at) <= room ? near : at;
    const value = Math.round(Math.exp(at));
    const place = Math.log(value);
    this.#valueAt.set(place, value);
    return place;
  };

  #fill(name: CurveName, first: number, last: number, interpolant: Interpolant): void {
    const curve = this.curves[name];
    for (let i = first; i <= last; i++) {
      const point = interpolant(Math.log(this.#values[i] as number));
      curve.value[i] = point.value;
      curve.lower[i] = point.lower;
      curve.upper[i] = point.upper;
      curve.interpolated[i] = point.interpolated ? 1 : 0;
    }
  }
}

/** Of ascending places. */
function nearest(places: Float64Array, at: number): number {
  let [low, high] = [0, places.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < at) low = middle;
    else high = middle;
  }
  const [left, right] = [places[low] as number, places[high] as number];
  return at - left < right - at ? left : right;
}

function emptyCurve(length: number): EpsilonCurve {
  return {
    value: new Float64Array(length).fill(Number.NaN),
    lower: new Float64Array(length),
    upper: new Float64Array(length).fill(Infinity),
    interpolated: new Uint8Array(length),
  };
}
