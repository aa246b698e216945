// A curve between the points at which it was computed: one polynomial in the logarithm of the axis' value, through
// Chebyshev points, for a transform of epsilon that is as smooth where epsilon is small as where it is large. No epsilon
// is computed here. A stretch is a range of the axis, and a place is the logarithm of one of its values.
//
// What is known of its error is an estimate that has been checked, not a proof: the coefficients have fallen to it,
// and points between the nodes, computed themselves, agree within it. It would be a proof if the curve were known
// to be analytic in an ellipse around the stretch, with a bound there; nothing such is known along sigma and q.

import {
  chebyshevCoefficients,
  chebyshevPoints,
  lebesgueConstant,
  polynomialThrough,
} from '../../base/numerics/chebyshev';
import { firstWhole } from '../../base/numerics/rootFinding';
import type { Bounds, Verified } from '../types';

export interface CurveNode {
  /** ln of the axis' value. */
  at: number;
  result: Verified;
}

export interface CurvePoint extends Bounds {
  /** NaN where nothing is known but bounds. */
  value: number;
  /** Whether the point was read off a polynomial and not computed: its bounds are checked, not proven. */
  interpolated: boolean;
}

/** epsilon -> 2 asinh(sqrt(epsilon)): nearly ln epsilon where it is large, and of finite slope against it where it is small. */
const flat = (epsilon: number) => 2 * Math.asinh(Math.sqrt(epsilon));
const epsilonOf = (flattened: number) => Math.sinh(0.5 * Math.max(0, flattened)) ** 2;
const steepness = (epsilon: number) => Math.sqrt(epsilon * (1 + epsilon));

/** Errors of epsilon count absolutely below 1 and relatively above, as everywhere in accounting. */
const unit = (epsilon: number) => Math.max(1, epsilon);

/** A tenth of what a verified number may be off by, in epsilon's units. */
const CLOSE_ENOUGH = 1e-5;
/** Factor of the stated error over the largest differences at check points and the last coefficients' contribution. */
const CAUTION = 4;
/** The largest Lebesgue constant, by which errors may grow between nodes: it is 2.9 for 21 Chebyshev points, 3.9 for the nearest of 65. */
const GROWTH = 4;
/** Widest bracket that is shown as a number, in epsilon's units. */
const WIDEST = 2e-4;

/**
 * The indices of the places nearest to Chebyshev's points, so that nothing is computed that nobody asked for. Null
 * if there are too few, or if errors could grow by more than {@link GROWTH} between them.
 */
export function nodesOf(places: Float64Array, degree: number): number[] | null {
  const nodes = Array.from(chebyshevPoints(degree), (point) => nearest(places, placeOn(places, point)));
  // towards the ends Chebyshev's points lie closer together than the places
  for (let i = 1; 2 * i <= degree; i++) {
    nodes[i] = Math.max(nodes[i] as number, (nodes[i - 1] as number) + 1);
    nodes[degree - i] = Math.min(nodes[degree - i] as number, (nodes[degree - i + 1] as number) - 1);
  }
  for (let i = 1; i <= degree; i++) if ((nodes[i] as number) <= (nodes[i - 1] as number)) return null;
  const [from, to] = [places[0] as number, places[places.length - 1] as number];
  const spread = nodes.map((i) => (2 * (places[i] as number) - from - to) / (to - from));
  return lebesgueConstant(spread) <= GROWTH ? nodes : null;
}

/** Two check points between the nodes, where the interpolant is least constrained. */
export function checksOf(places: Float64Array, nodes: readonly number[]): number[] {
  const degree = nodes.length - 1;
  const between = chebyshevPoints(2 * degree);
  // the points of odd index lie between the nodes
  const third = 2 * Math.round(degree / 3) + 1;
  const checks = [third, 2 * degree - third].map((i) =>
    nearest(places, placeOn(places, between[i] as number)),
  );
  return [...new Set(checks)].filter((i) => !nodes.includes(i));
}

function placeOn(places: Float64Array, point: number): number {
  const [from, to] = [places[0] as number, places[places.length - 1] as number];
  return 0.5 * (from + to) + 0.5 * (to - from) * point;
}

function nearest(places: Float64Array, at: number): number {
  const high = firstWhole(0, places.length - 1, (i) => (places[i] as number) >= at);
  return at - (places[high - 1] as number) < (places[high] as number) - at ? high - 1 : high;
}

/** The degree at which the coefficients will be small enough if they go on falling at this rate; Infinity if they do not fall. */
export function degreeFor(nodes: readonly CurveNode[]): number {
  if (nodes.every(isZero)) return 0;
  if (!nodes.every(isPositive)) return Infinity;
  const degree = nodes.length - 1;
  const sizes = coefficientsOf(nodes, degree).map(Math.abs);
  const last = (k: number) => Math.max(sizes[k] as number, sizes[k - 1] as number);
  const excess = Math.log((largestScale(nodes) * last(degree)) / CLOSE_ENOUGH);
  if (excess <= 0) return degree;
  const rate = Math.log(last(degree / 2) / last(degree)) / (degree / 2);
  return rate > 0 ? degree + excess / rate : Infinity;
}

/**
 * The curve through the nodes; null where its bounds would be too wide for numbers, because nodes and checks disagree or are known too
 * badly, or where some values are 0 and others not. On a `monotone` curve the computed points on either side of a point are proven bounds
 * on it.
 */
export function interpolantThrough(
  nodes: readonly CurveNode[],
  checks: readonly CurveNode[],
  monotone: boolean,
): ((at: number) => CurvePoint) | null {
  const degree = nodes.length - 1;
  const known = [...nodes, ...checks].sort((a, b) => a.at - b.at);
  const computed = new Map(known.map(({ at, result }) => [at, pointOf(result)]));
  if (known.every(isZero)) {
    if (!monotone) return null;
    const upper = Math.max(...known.map(({ result }) => result.upper));
    return (at) => computed.get(at) ?? { value: 0, lower: 0, upper, interpolated: true };
  }
  if (!known.every(isPositive)) return null;
  const through = flattenedThrough(nodes);
  const tail = Math.max(...coefficientsOf(nodes, degree).slice(-2).map(Math.abs));
  const apart = checks.map((check) => Math.abs(through.at(check.at) - flat(epsilonAt(check))));
  const error = CAUTION * Math.max(tail, ...apart);
  const widths = (side: (node: CurveNode) => number) =>
    GROWTH * Math.max(...known.map((node) => side(node) / unit(epsilonAt(node))));
  const below = widths((node) => epsilonAt(node) - node.result.lower);
  const above = widths((node) => node.result.upper - epsilonAt(node));
  if (!(below + above + 2 * largestScale(known) * error <= WIDEST)) return null;
  return (at) => {
    const there = computed.get(at);
    if (there !== undefined) return there;
    const value = epsilonOf(through.at(at));
    const off = steepness(value) * error;
    const lower = Math.max(0, value - below * unit(value) - off);
    const upper = value + above * unit(value) + off;
    const certain = monotone ? boundsBeside(known, at) : { lower: 0, upper: Infinity };
    return {
      value: Math.min(certain.upper, Math.max(certain.lower, value)),
      lower: Math.max(certain.lower, Math.min(lower, certain.upper)),
      upper: Math.min(certain.upper, Math.max(upper, certain.lower)),
      interpolated: true,
    };
  };
}

export function pointOf({ value, lower, upper }: Verified): CurvePoint {
  return { value: value ?? Number.NaN, lower, upper, interpolated: false };
}

const epsilonAt = ({ result }: CurveNode): number => result.value ?? Number.NaN;
const isZero = (node: CurveNode) => epsilonAt(node) === 0;
/** Whether a result is too wide, or nothing but a bracket, for an interpolant that is shown as numbers. */
export const isTooVague = ({ value, lower, upper }: Verified): boolean =>
  value === null || GROWTH * (upper - lower) > WIDEST * unit(value);
const isPositive = (node: CurveNode) => epsilonAt(node) > 0;

/** The change of epsilon, in its units, for a change of its flattened value by 1, where epsilon is largest: sqrt(2) too small at most. */
function largestScale(nodes: readonly CurveNode[]): number {
  const most = Math.max(...nodes.map(epsilonAt));
  return steepness(most) / unit(most);
}

/** The bounds on a monotone curve at a place that follow from the computed points on either side. */
function boundsBeside(known: readonly CurveNode[], at: number): Bounds {
  const next = known.findIndex((node) => node.at > at);
  const [left, right] = [known[next - 1] as CurveNode, known[next] as CurveNode];
  return {
    lower: Math.min(left.result.lower, right.result.lower),
    upper: Math.max(left.result.upper, right.result.upper),
  };
}

/** The polynomial for the flattened epsilon: `at` takes a place on the axis, and `placed` one in [-1, 1]. */
function flattenedThrough(nodes: readonly CurveNode[]) {
  const from = (nodes[0] as CurveNode).at;
  const to = (nodes[nodes.length - 1] as CurveNode).at;
  const place = (at: number) => (2 * at - from - to) / (to - from);
  const placed = polynomialThrough(
    nodes.map(({ at }) => place(at)),
    nodes.map((node) => flat(epsilonAt(node))),
  );
  return { placed, at: (at: number) => placed(place(at)) };
}

const coefficientsOf = (nodes: readonly CurveNode[], degree: number): Float64Array =>
  chebyshevCoefficients(Array.from(chebyshevPoints(degree), flattenedThrough(nodes).placed));
