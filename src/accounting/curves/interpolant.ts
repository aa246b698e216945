// A curve between the points at which it was computed: one polynomial in the logarithm of the axis' value, through Chebyshev
// points, for a transform of epsilon that is as smooth where epsilon is small as where it is large. It computes no privacy.
//
// What is known of its error is an estimate that has been checked, not a proof: the coefficients have fallen to it, and points
// between the nodes, computed themselves, agree within it. It would be a proof if the curve were known to be analytic in an
// ellipse around the stretch, with a bound there; nothing such is known along sigma and q.
import { chebyshevCoefficients, chebyshevPoints, polynomialThrough } from '../../numerics/chebyshev';
import type { Verified } from '../types';

/** A value along the axis at which a curve was computed. */
export interface CurveNode {
  /** ln of the axis' value. */
  at: number;
  result: Verified;
}

/** A curve at one place. */
export interface CurvePoint {
  /** NaN where nothing is known but bounds. */
  value: number;
  lower: number;
  upper: number;
  /** Not computed here but read off a polynomial: its bounds are checked, not proven. */
  interpolated: boolean;
}

/** epsilon -> 2 asinh(sqrt(epsilon)): nearly ln epsilon where it is large, and of finite slope against it where it is small. */
const flat = (epsilon: number) => 2 * Math.asinh(Math.sqrt(epsilon));
const epsilonOf = (flattened: number) => Math.sinh(0.5 * Math.max(0, flattened)) ** 2;
/** What an error of the flattened epsilon comes to in epsilon. */
const steepness = (epsilon: number) => Math.sqrt(epsilon * (1 + epsilon));

/** Errors of epsilon count absolutely below 1 and relatively above, as everywhere in accounting. */
const unit = (epsilon: number) => Math.max(1, epsilon);

/** Where the last coefficients must have fallen to, in units of epsilon: a tenth of what a verified number may be off by. */
const CLOSE_ENOUGH = 1e-5;
/** The stated error, in largest differences found: at check points, and in what the last coefficients contribute. */
const CAUTION = 4;
/** How far errors of the nodes can grow between them: Lebesgue's constant for 17 Chebyshev points is 2.8. */
const GROWTH = 3;
/** Widest bracket that is shown as a number, in units of epsilon. */
const WIDEST = 2e-4;

/** A curve on one stretch of the axis, of ln of its value. */
export type Interpolant = (at: number) => CurvePoint;

/** Where near a place a curve is best computed, not much further from it than `room`. */
type Placing = (at: number, room: number) => number;

/** How far a node may be moved, in distances to its neighbour: polynomials then are hardly less accurate. */
const ROOM = 0.25;

/** The nodes of a stretch: points like those of Chebyshev, ascending, moved by `place` to where the curve is best computed. */
export function nodesOf(from: number, to: number, degree: number, place: Placing): number[] {
  const points = chebyshevPoints(degree).map((x) => 0.5 * (from + to) + 0.5 * (to - from) * x);
  const nodes = Array.from(points, (at, i) => {
    if (i === 0) return from;
    if (i === degree) return to;
    const [left, right] = [points[i - 1] as number, points[i + 1] as number];
    return place(at, ROOM * Math.min(at - left, right - at));
  });
  return [...new Set(nodes)];
}

/** Two places between the nodes, where a polynomial is least held by them. */
export function checksOf(from: number, to: number, degree: number, place: Placing): number[] {
  const between = nodesOf(from, to, 2 * degree, place);
  // odd ones are no nodes, unless rounding has made them so
  const third = 2 * Math.round(degree / 3) + 1;
  return [between[third], between[2 * degree - third]].filter((at) => at !== undefined);
}

/** What the coefficients say: they have fallen far enough, twice as many probably will, or the stretch is better halved. */
export type Fall = 'far enough' | 'further' | 'halve';

/** Of the polynomial through these nodes, ascending; `degree` + 1 of them unless rounding made some of them one. */
export function fallOf(nodes: readonly CurveNode[], degree: number): Fall {
  if (nodes.every(isZero)) return 'far enough';
  if (nodes.length <= degree || !nodes.every(isPositive)) return 'halve';
  const sizes = coefficientsOf(nodes, degree).map(Math.abs);
  const scale = largestScale(nodes);
  const last = (k: number) => Math.max(sizes[k] as number, sizes[k - 1] as number);
  const tail = last(degree);
  if (scale * tail <= CLOSE_ENOUGH) return 'far enough';
  // falling on as from the middle to the end
  return scale * tail * (tail / last(degree / 2)) ** 2 <= CLOSE_ENOUGH ? 'further' : 'halve';
}

/**
 * The curve through nodes whose coefficients have fallen far enough, with what check points between them tell of its error; null
 * where they disagree. `monotone`: the curve is known to be, so that neighbours bound what lies between them, which is proven.
 */
export function interpolantThrough(
  nodes: readonly CurveNode[],
  checks: readonly CurveNode[],
  degree: number,
  monotone: boolean,
): Interpolant | null {
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
    const certain = monotone ? neighbours(known, at) : { lower: 0, upper: Infinity };
    return {
      value: Math.min(certain.upper, Math.max(certain.lower, value)),
      lower: Math.max(certain.lower, Math.min(lower, certain.upper)),
      upper: Math.min(certain.upper, Math.max(upper, certain.lower)),
      interpolated: true,
    };
  };
}

/** The result of a node as a point of its curve. */
export function pointOf({ value, lower, upper }: Verified): CurvePoint {
  return { value: value ?? Number.NaN, lower, upper, interpolated: false };
}

const epsilonAt = ({ result }: CurveNode): number => result.value ?? Number.NaN;
const isZero = (node: CurveNode) => epsilonAt(node) === 0;
/** A result by which no interpolant could be shown as numbers: its own bracket is too wide, or all there is. */
export const isTooVague = ({ value, lower, upper }: Verified): boolean =>
  value === null || GROWTH * (upper - lower) > WIDEST * unit(value);
const isPositive = (node: CurveNode) => epsilonAt(node) > 0;

/** What a unit of the flattened epsilon comes to at most, in units of epsilon. */
function largestScale(nodes: readonly CurveNode[]): number {
  const most = Math.max(...nodes.map(epsilonAt));
  return steepness(most) / unit(most);
}

/** What a monotone curve has between the two nodes around a place. */
function neighbours(known: readonly CurveNode[], at: number): { lower: number; upper: number } {
  const next = known.findIndex((node) => node.at > at);
  const [left, right] = [known[next - 1] as CurveNode, known[next] as CurveNode];
  return {
    lower: Math.min(left.result.lower, right.result.lower),
    upper: Math.max(left.result.upper, right.result.upper),
  };
}

/** The polynomial for the flattened epsilon, of a place on the axis and of one in [-1, 1]. */
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
