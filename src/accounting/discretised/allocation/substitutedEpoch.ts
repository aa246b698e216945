// The likelihood ratio of one epoch of random allocation whose record is replaced, as a law on few numbers, from
// above and below.
//
// The pair (derived here). z is the record, z' the one in its place, and C the clipping norm. Let N be an epoch without the record: given
// the outcomes of the steps before, those of step i are Gaussian, wherever the other records pull. A record whose clipped gradient there
// is g has the likelihood ratio exp(Z), Z = <g, noise> / sigma^2 - |g|^2 / (2 sigma^2), against N, if step i is its own. The epochs with
// z and with z' are therefore U = (1/t) sum exp(Z_i) and V = (1/t) sum exp(Z'_i) times N, and delta at y = e^epsilon is
// E_N (U - y V)_+. Take the last step, with all outcomes before it given: E phi(c + a e^Z - b e^Z'), phi convex and
// a, b >= 0, has the derivative (1/2) E phi'' (a^2 e^2Z dVar(Z) + b^2 e^2Z' dVar(Z') - 2 a b e^(Z + Z') dCov(Z, Z'))
// along a path of covariances (Gaussian interpolation; what the means move cancels the terms in phi'). So it is
// largest where both variances are, 1 / sigma^2, and the covariance is least, -1 / sigma^2: where the gradients are C
// long and opposite, whatever c. What is left is a convex function of the steps before, and so back to the first
// one. Hence for every y, adaptive or not, and whatever the others do, no epoch tells more than
//
//   P = (1/t) sum N(+e_i, sigma^2 I) against Q = (1/t) sum N(-e_i, sigma^2 I),
//
// in units of C, where e_i is the unit vector of step i, and opposite gradients attain it. It is a dominating pair for every real
// epsilon, which is its own mirror image.
//
// Its profile at one y is E (sum of W_i)_+ / t for independent W = u - y v, u = e^(x / sigma^2 - 1 / (2 sigma^2)) and v
// that of -x: a convex function of a sum, enclosed by doubling as in epochLaw.ts, a y at a time. From above, chords
// between a few y; from below, at each of them the tangent, which is the test "the sum is above 0" of the law below.

import { normalBetween } from '../../../base/numerics/normal';
import {
  aboveOfCells,
  belowOfCells,
  type Enclosed,
  enclosedSum,
  type LawBelow,
  positivePart,
  positiveTest,
  sumBelow,
} from './differenceLaw';
import type { EpochLaw } from './epochLaw';
import { keptLaws } from './keptLaws';
import type { PositiveLaw } from './positiveLaw';
import { type CellPlan, logDensityAt, partsOf, plannedEdges } from './sumCells';

/** The normal score below which a step's u is negligible beside those of the other steps. */
const LEAST = -6.5;
/** The normal score beyond which 1e-19 of a law lies. */
const MOST = 9;
/** Cells of one step's law, for each unit of its normal score, of which the cells for one y are put together. */
const BASE_PER_UNIT = 96;
/** The number of these cells that make one cell of the law from which cells are planned. */
const IN_PILOT = 24;

/** The number of cells. Twice as many take four times the work and make a quarter of the error, at each of some 90 y of a profile. */
const cellsFor = (t: number): number => (t <= 16 ? 170 : t <= 256 ? 130 : 150);

/** Everything of one step's x that does not depend on y, cell by cell of its normal score. */
function cellsOfStep(sigma: number) {
  const shift = 1 / sigma;
  const inside = IN_PILOT * Math.ceil((BASE_PER_UNIT * (MOST + shift - LEAST)) / IN_PILOT);
  const scores = Float64Array.from({ length: inside + 1 }, (_, k) => LEAST + k / BASE_PER_UNIT);
  const count = scores.length + 1;
  const at = (sign: 1 | -1) => scores.map((z) => Math.exp(sign * z * shift - 0.5 * shift * shift));
  const per = (centre: number) =>
    Float64Array.from({ length: count }, (_, k) => {
      const left = k === 0 ? Number.NEGATIVE_INFINITY : scores[k - 1];
      const right = k === count - 1 ? Number.POSITIVE_INFINITY : scores[k];
      return normalBetween(left - centre, right - centre);
    });
  return { scores, u: at(1), v: at(-1), masses: per(0), ofU: per(shift), ofV: per(-shift) };
}

type StepCells = ReturnType<typeof cellsOfStep>;

/** The base edges that are next above the wanted ones, with the outermost two. */
function chosenEdges({ u, v }: StepCells, y: number, wanted: Float64Array): Int32Array {
  const chosen = [0];
  const last = u.length - 1;
  let next = 0;
  for (let k = 1; k < last; k++) {
    const place = u[k] - y * v[k];
    if (next < wanted.length && wanted[next] > place) continue;
    if (next === wanted.length) break;
    chosen.push(k);
    while (next < wanted.length && wanted[next] <= place) next++;
  }
  chosen.push(last);
  return Int32Array.from(chosen);
}

/** The law of W = u - y v, which rises with the score, on the cells between these base edges. */
function stepLaw({ u, v, masses, ofU, ofV }: StepCells, y: number, chosen: Int32Array): Enclosed {
  const between = (of: Float64Array) => {
    const sums = new Float64Array(chosen.length + 1);
    for (let cell = 0, k = 0; cell < sums.length; cell++) {
      const end = cell < chosen.length ? chosen[cell] + 1 : of.length;
      for (; k < end; k++) sums[cell] += of[k];
    }
    return sums;
  };
  const [own, underU, underV] = [between(masses), between(ofU), between(ofV)];
  const edges = Float64Array.from(chosen, (k) => u[k] - y * v[k]);
  const excess = own.map((mass, cell) => {
    const left = chosen[Math.max(0, cell - 1)];
    return underU[cell] - u[left] * mass - y * (underV[cell] - v[left] * mass);
  });
  const sums = { edges, masses: own, excess };
  return { above: aboveOfCells(sums, 0), below: belowOfCells(sums, underV) };
}

/** Bounds on delta at y: it is at most `above`, and at least `power` - y `level`, by a test with these rates. */
interface Point {
  y: number;
  above: number;
  power: number;
  level: number;
}

/** Bounds on an epoch's delta, as a function of epsilon. @param t steps of an epoch, from 2 @param sigma noise multiplier */
function profileOf(t: number, sigma: number): (epsilon: number) => Point {
  const cells = cellsOfStep(sigma);
  const few = Int32Array.from({ length: (cells.u.length - 1) / IN_PILOT + 1 }, (_, i) => i * IN_PILOT);
  const plan: CellPlan<LawBelow> = {
    added: sumBelow,
    // the positive part bends at 0 alone
    logImportance: (at, others) =>
      logDensityAt(
        others as LawBelow,
        at.map((value) => -value),
      ),
    whole: false,
    cells: cellsFor(t),
  };
  return (epsilon) => {
    const y = Math.exp(epsilon);
    const one = stepLaw(cells, y, few);
    const coarse = {
      law: one.below,
      steps: 1,
      places: one.above.values,
      scores: { least: LEAST, perUnit: BASE_PER_UNIT / IN_PILOT },
    };
    const edgesFor = plannedEdges(t, coarse, plan);
    const step = stepLaw(cells, y, chosenEdges(cells, y, edgesFor(1)));
    const lawOf = (n: number): Enclosed => (n === 1 ? step : enclosedSum(...lawsOf(n), edgesFor(n)));
    const lawsOf = (n: number): [Enclosed, Enclosed] => {
      const [first, second] = partsOf(n);
      const most = lawOf(first);
      return [most, second === first ? most : step];
    };
    // the last sum is asked for its positive part alone, and needs no cells
    const [a, b] = lawsOf(t);
    const { value, second } = positiveTest(a.below, b.below);
    const level = second / t;
    return { y, above: positivePart(a.above, b.above) / t, power: value / t + y * level, level };
  };
}

const deltaBelow = ({ y, power, level }: Point) => power - y * level;

/** Beyond a delta this small no epsilon is looked for. */
const VANISHED = 1e-20;
/** A bound this small that does not fall to this share of itself, from one epsilon to twice as much, has nothing left to fall. */
const SMALL = 1e-15;
const LEAST_FALL = 0.5;
/** How far chord and tangents may be apart: relatively in delta, or relatively in the epsilon of a delta. */
const ENOUGH_OF_DELTA = 8e-3;
const ENOUGH_OF_EPSILON = 3e-3;
const MOST_POINTS = 100;
/** The -ln of the delta under which hardly anybody asks, so that the bounds may be wider there. */
const RARE = 25;
/** The share by which the bounds may be wider for each nat by which ln delta lies under -RARE. */
const WIDER = 0.3;

/** How far chord and tangents are apart between two adjacent points, divided by how far they may be. */
function excessOf(left: Point, right: Point): number {
  const y = (left.power - right.power) / (left.level - right.level);
  if (!(y > left.y && y < right.y)) return 0;
  // only the values below count, because more points do not mend what the values above add
  const [most, least] = [deltaBelow(left), deltaBelow(right)];
  const width = right.y - left.y;
  const chord = most - ((most - least) * (y - left.y)) / width;
  const tangent = left.power - y * left.level;
  const there = left.y + (width * (most - tangent)) / (most - least);
  const ofEpsilon = Math.log(there / y) / (ENOUGH_OF_EPSILON * Math.log(y));
  const slack = 1 + WIDER * Math.max(0, -Math.log(chord) - RARE);
  return Math.min((chord - tangent) / (ENOUGH_OF_DELTA * chord), ofEpsilon) / slack;
}

/** Few values of y, from 1 to where delta vanishes, with more where delta bends. */
function chosenPoints(t: number, sigma: number): Point[] {
  const at = profileOf(t, sigma);
  const points = [at(0)];
  // where there is much noise, this first epsilon is a small part of the epoch's
  for (let epsilon = 0.05 / (sigma * Math.sqrt(t)); ; epsilon *= 2) {
    const point = at(epsilon);
    const before = points[points.length - 1].above;
    points.push(point);
    // what a law above keeps at infinity does not fall any further
    const isStuck = point.above < SMALL && !(point.above < LEAST_FALL * before);
    if (isStuck || !(point.above > VANISHED)) break;
  }
  const excess = points.slice(1).map((point, i) => excessOf(points[i], point));
  while (points.length < MOST_POINTS) {
    const i = excess.reduce((worst, each, k) => (each > excess[worst] ? k : worst), 0);
    if (!(excess[i] > 1)) break;
    const [left, right] = [points[i], points[i + 1]];
    const middle = at(0.5 * (Math.log(left.y) + Math.log(right.y)));
    points.splice(i + 1, 0, middle);
    excess.splice(i, 1, excessOf(left, middle), excessOf(middle, right));
  }
  return points;
}

/** The law of P/Q under Q with these masses above 1, its mirror image below, and at 1 and 0 (or infinity) what is left. */
function symmetricLaw(values: number[], masses: number[], atOne: number, atInfinity: number): PositiveLaw {
  const mirrored = values.map((y) => 1 / y).reverse();
  const theirs = values.map((y, k) => y * masses[k]).reverse();
  const rest = atInfinity > 0 ? [[0], [atInfinity]] : [[], []];
  return {
    values: Float64Array.of(...rest[0], ...mirrored, 1, ...values),
    masses: Float64Array.of(...rest[1], ...theirs, Math.max(0, atOne), ...masses),
    atInfinity,
  };
}

/** A law above. The profile lies under the chords of its upper bounds at a few y, and so under their lower convex hull, flat beyond. */
function lawAbove(points: readonly Point[]): PositiveLaw {
  const hull: Point[] = [];
  const last = (back: number) => hull[hull.length - back];
  const fall = (a: Point, b: Point) => (a.above - b.above) / (b.y - a.y);
  for (const point of points) {
    while (hull.length > 1 && fall(last(2), last(1)) <= fall(last(1), point)) hull.pop();
    // a delta is no larger than at a smaller epsilon, whatever was computed
    if (hull.length === 0 || point.above < last(1).above) hull.push(point);
  }
  const [one, ...rest] = hull;
  let slope = fall(one, rest[0]);
  let atOne = 1 - one.above - 2 * slope;
  if (atOne < 0) {
    // the hull is not convex together with its mirror image, so the chord to that one passes over 1 instead
    const chord = () => (1 - rest[0].above) / (1 + rest[0].y);
    while (rest.length > 1 && chord() < fall(rest[0], rest[1])) rest.shift();
    [slope, atOne] = [chord(), 0];
  }
  const slopes = rest.map((point, k) => (k === 0 ? slope : fall(rest[k - 1], point)));
  const masses = slopes.map((each, k) => each - (slopes[k + 1] ?? 0));
  return symmetricLaw(
    rest.map(({ y }) => y),
    masses,
    atOne,
    rest[rest.length - 1].above,
  );
}

interface Test {
  power: number;
  level: number;
}

/** The better of a test and its mirror image right of y = 1: the mirror image where power and level sum to more than 1. */
const turned = ({ power, level }: Test): Test =>
  power + level > 1 ? { power: 1 - level, level: 1 - power } : { power, level };

/** A law below. The profile lies over each tangent, power - y level, and so over the largest of them and 0. */
function lawBelow(points: readonly Point[]): PositiveLaw {
  // the test at y = 1 is left out, so that an atom stays there, next to the pivot of a grid's lower law (../connectTheDots.ts)
  const tests = points
    .slice(1)
    .map(turned)
    .filter(({ level }) => level > 0);
  tests.sort((a, b) => b.level - a.level || b.power - a.power);
  const kept: (Test & { from: number })[] = [];
  const last = () => kept[kept.length - 1];
  for (const { power, level } of tests) {
    if (kept.length > 0 && level === last().level) continue;
    const meeting = () => (last().power - power) / (last().level - level);
    while (kept.length > 0 && meeting() <= last().from) kept.pop();
    kept.push({ power, level, from: kept.length === 0 ? 1 : meeting() });
  }
  while (last().power <= last().level * last().from) kept.pop();
  const values = kept.map(({ power, level }, k) => kept[k + 1]?.from ?? power / level);
  const masses = kept.map(({ level }, k) => level - (kept[k + 1]?.level ?? 0));
  return symmetricLaw(values, masses, 1 - kept[0].power - kept[0].level, 0);
}

/** The law of an epoch's likelihood ratio, from both sides. @param t steps of an epoch, from 2 @param sigma noise multiplier */
export const substitutedEpochLaw = keptLaws((t: number, sigma: number): EpochLaw => {
  const points = chosenPoints(t, sigma);
  return { above: lawAbove(points), below: lawBelow(points) };
});
