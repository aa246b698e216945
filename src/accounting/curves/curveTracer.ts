// Traces the live figure's curves. They are computed at few values and interpolated between them where a check allows it. Elsewhere
// (at kinks, phase transitions, zeros and refused values) every value is computed.
import { refusals } from '../../base/numerics/errors';
import { checkDelta, checkMechanism } from '../domain';
import { ACCOUNTING } from '../sentences';
import { emptyCurve, put } from './curve';
import { type CurveNodes, settingAt } from './curveNodes';
import {
  type CurvePoint,
  checksOf,
  degreeFor,
  interpolantThrough,
  isTooVague,
  nodesOf,
  pointOf,
} from './interpolant';
import { CURVE_NAMES, CURVES, type CurveName, forEachCurve } from './registry';
import type { CurveQuery, EpsilonCurves } from './types';

/** Degrees to try on a stretch of at least `fewest` values. For higher degrees too few values lie near Chebyshev's points. */
const DEGREES = [
  { fewest: 56, degrees: [8, 12, 16, 20] },
  { fewest: 28, degrees: [8, 12, 14] },
  { fewest: 17, degrees: [8] },
] as const;
/** A degree is tried even if the coefficients seem to need one higher by this factor, since that is a rough estimate. */
const DEGREE_SLACK = 1.15;

/** Values first to last of the query, and the curves that are still to be found on them. */
interface Stretch {
  first: number;
  last: number;
  open: readonly CurveName[];
}

/** Yields how many values have been computed so far. Throws InputError before the first. */
export function* traceCurves(query: CurveQuery, nodes: CurveNodes): Generator<number, EpsilonCurves, void> {
  const { values, names = CURVE_NAMES } = query;
  for (const value of values) {
    const { mechanism, delta } = settingAt(query, value);
    checkMechanism(mechanism);
    checkDelta(delta);
  }
  if (values.length === 0) throw refusals('values').missing(ACCOUNTING.noValues);
  const tracer = new CurveTracer(query, nodes);
  const open = CURVE_NAMES.filter((name) => names.includes(name));
  const stretches: Stretch[] = [{ first: 0, last: values.length - 1, open }];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    stretches.push(...(yield* tracer.trace(stretch)));
  }
  return tracer.curves;
}

class CurveTracer {
  readonly curves: EpsilonCurves;
  readonly #values: Float64Array;
  readonly #exact: readonly number[];
  readonly #nodes: CurveNodes;
  #computed = 0;

  constructor(query: CurveQuery, nodes: CurveNodes) {
    const { values, exact = [] } = query;
    this.#values = values;
    this.#exact = exact;
    this.#nodes = nodes;
    const empty = () => ({ ...emptyCurve(values.length), interpolated: new Uint8Array(values.length) });
    this.curves = { values, ...forEachCurve(empty) };
  }

  /** Fills the curves it can, yields how many values have been computed, and returns what is left, in halves. */
  *trace({ first, last, open }: Stretch): Generator<number, Stretch[], void> {
    const values = this.#values.subarray(first, last + 1);
    const places = values.map(Math.log);
    const at = (indices: readonly number[]) => indices.map((i) => values[i] as number);
    const degrees = DEGREES.find(({ fewest }) => values.length >= fewest)?.degrees ?? [];
    let left = [...open];
    /** the degree that each curve seems to need, by what is known of its coefficients */
    const wanted = new Map(left.map((name) => [name, 0]));
    for (const degree of degrees) {
      if (left.length === 0) break;
      const indices = nodesOf(places, degree);
      if (indices === null) break;
      const nodes = at(indices);
      const trying = left.filter((name) => (wanted.get(name) as number) <= DEGREE_SLACK * degree);
      const known = yield* this.#compute(nodes, trying);
      for (const name of trying) {
        wanted.set(name, known.includes(name) ? degreeFor(this.#known(nodes, name)) : Infinity);
      }
      const fitting = known.filter((name) => (wanted.get(name) as number) <= degree);
      const between = at(checksOf(places, indices));
      const checks = [...new Set([...between, ...this.#exactIn(first, last)])].filter(
        (value) => !nodes.includes(value),
      );
      for (const name of yield* this.#compute(checks, fitting)) {
        const [within, beside] = [this.#known(nodes, name), this.#known(checks, name)];
        const interpolant = interpolantThrough(within, beside, CURVES[name].guarantee);
        if (interpolant === null) continue;
        this.#fill(name, first, last, interpolant);
        left = left.filter((each) => each !== name);
      }
    }
    if (left.length === 0) return [];
    const middle = (first + last) >> 1;
    if (degrees.length > 0) {
      return [
        { first: middle, last, open: left },
        { first, last: middle, open: left },
      ];
    }
    yield* this.#compute(at([...values.keys()]), left, false);
    for (const name of left) {
      this.#fill(name, first, last, (_, value) => pointOf(this.#nodes.at(value, name).result));
    }
    return [];
  }

  /** Computes curves at values. With `onlyFit`, a curve that cannot be interpolated is given up at once, and the others are returned. */
  *#compute(
    values: readonly number[],
    names: readonly CurveName[],
    onlyFit = true,
  ): Generator<number, CurveName[], void> {
    let fit = [...names];
    for (const value of values) {
      if (fit.length === 0) break;
      const computed = this.#nodes.compute(value, fit);
      if (onlyFit) fit = fit.filter((name) => !isTooVague(this.#nodes.at(value, name).result));
      if (computed) yield ++this.#computed;
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

  #fill(
    name: CurveName,
    first: number,
    last: number,
    pointAt: (place: number, value: number) => CurvePoint,
  ): void {
    const curve = this.curves[name];
    for (let i = first; i <= last; i++) {
      const value = this.#values[i] as number;
      const point = pointAt(Math.log(value), value);
      put(curve, i, point);
      curve.interpolated[i] = point.interpolated ? 1 : 0;
    }
  }
}
