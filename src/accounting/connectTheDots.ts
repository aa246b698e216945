// From one step's privacy profile to two laws on a grid of losses: one that dominates the true pair and one that the
// true pair dominates. Not the composition (tiltedConvolution.ts).
//
// Upper law (Doroshenko, Ghazi, Kamath, Kumar, Manurangsi, "Connect the Dots", 2022): the profile, a convex function
// of y = e^loss, is replaced by its chords between grid points. Chords lie above, and the slopes' jumps are the masses.
//
// Lower law (derived here). In every cell the chord exceeds the profile by at most gap_i. Lower the profile at each
// grid point by c_j, the larger of the gaps of its two cells: the chord of the lowered points then lies below the
// profile throughout the cell. Its lower convex hull (kinks still on the grid) is a convex minorant; where it would
// leave max(0, 1 - y), the mass beyond is moved down to the nearest lower grid point, which only lowers every profile.
// A pair whose profile is smaller everywhere is less distinguishable (Blackwell), also after composition.
// gap_i: the profile lies above its tangent at the cell's middle y_m, so with E_m the chord's excess at y_m,
//   gap_i <= E_m + |slope of chord - slope of tangent| (y_{i+1} - y_i)/2.
//
// Both errors are of second order in the grid step. Everything is written in "out of the money" values, the profile
// itself right of the pivot and the profile minus (1 - y) left of it: both small in their tails, so that second
// differences keep relative accuracy there.
import type { LossGrid } from './lossGrid';
import { callPoint, putPoint, type Step } from './oneStepProfile';
import type { Direction } from './types';

/** Masses under P on grid points first, first+1, ... of a {@link LossGrid}. */
export interface GridLaw {
  first: number;
  masses: Float64Array;
  /** Mass at loss +Infinity. */
  massAtInfinity: number;
}

export interface LawPair {
  upper: GridLaw;
  /** Null when the grid is so coarse that only the trivial lower bound 0 is left. */
  lower: GridLaw | null;
}

/** Relative rounding error granted to a profile value (erfcx, exp and a Mills difference). */
const VALUE_ERROR = 4e-15;

interface SampledProfile {
  first: number;
  /** Index in the arrays from which `values` are calls; below it they are puts. */
  pivot: number;
  values: Float64Array;
  /** delta(pivot) - (1 - e^pivot), the put at the pivot. */
  putAtPivot: number;
  /** Loss at the pivot. */
  pivotLoss: number;
  gaps: Float64Array;
}

/** Profile on grid points first..last and the gap of each cell between. */
function sampleProfile(
  direction: Direction,
  step: Step,
  grid: LossGrid,
  first: number,
  last: number,
): SampledProfile {
  const { origin, spacing: h } = grid;
  const n = last - first + 1;
  const pivot = Math.min(n - 1, Math.max(0, Math.round(-origin / h) - first));
  const values = new Float64Array(n);
  const gaps = new Float64Array(n - 1);
  const pivotLoss = origin + (first + pivot) * h;
  for (let i = 0; i < n; i++) {
    const loss = origin + (first + i) * h;
    values[i] = (i < pivot ? putPoint : callPoint)(direction, step, loss).value;
  }
  const putAtPivot = putPoint(direction, step, pivotLoss).value;
  const middle = Math.log1p(0.5 * Math.expm1(h)); // the middle in y = e^loss
  const tau = Math.tanh(0.5 * h); // half a cell's width over y_m
  for (let i = 0; i < n - 1; i++) {
    const loss = origin + (first + i) * h + middle;
    const left = values[i];
    const right = i + 1 === pivot ? putAtPivot : values[i + 1];
    const { value, weightedSlope } = (i < pivot ? putPoint : callPoint)(direction, step, loss);
    const excess = 0.5 * (left + right) - value;
    const tilt = Math.abs(weightedSlope * tau - 0.5 * Math.abs(left - right));
    gaps[i] = Math.max(0, excess) + tilt + VALUE_ERROR * (left + right);
  }
  return { first, pivot, values, putAtPivot, pivotLoss, gaps };
}

/** A convex polyline on grid points, as the profile's calls from the pivot on and puts before it. */
type Polyline = Omit<SampledProfile, 'gaps'>;

/** The P-mass of the kink at array index v of the polyline ...u, v, w... (u, w undefined past an end). */
function kinkMass(
  line: Polyline,
  h: number,
  u: number | undefined,
  v: number,
  w: number | undefined,
): number {
  const { pivot, values, putAtPivot, pivotLoss } = line;
  const leftValue = v === pivot ? putAtPivot : values[v];
  // slopes towards both neighbours, as masses: out-of-the-money values rise up to the pivot and fall from there on
  const before = u === undefined ? -values[v] : v <= pivot ? -(leftValue - values[u]) : values[u] - values[v];
  const leftPart = u === undefined ? before : before / -Math.expm1(-(v - u) * h);
  const after =
    w === undefined
      ? 0
      : v < pivot
        ? (w === pivot ? putAtPivot : values[w]) - values[v]
        : values[w] - values[v];
  const rightPart = w === undefined ? 0 : after / Math.expm1((w - v) * h);
  return leftPart + rightPart + (v === pivot ? Math.exp(pivotLoss) : 0);
}

/** {@link kinkMass} of every point; past the left end the profile runs to (y, profile) = (0, 1), past the right it is flat. */
function kinkMasses(line: Polyline, h: number): Float64Array {
  const { pivot, values, putAtPivot, pivotLoss } = line;
  const n = values.length;
  const masses = new Float64Array(n);
  const fromLeft = 1 / -Math.expm1(-h);
  const fromRight = 1 / Math.expm1(h);
  for (let i = 0; i < n - 1; i++) {
    const rise = (i + 1 === pivot ? putAtPivot : values[i + 1]) - values[i];
    masses[i] += rise * fromRight;
    masses[i + 1] -= rise * fromLeft;
  }
  masses[0] -= pivot === 0 ? putAtPivot : values[0];
  masses[pivot] += Math.exp(pivotLoss);
  return masses;
}

function upperLaw(profile: SampledProfile, h: number): GridLaw {
  const masses = kinkMasses(profile, h);
  // rounding may leave -1e-30; more mass is on the safe side
  for (let i = 0; i < masses.length; i++) if (masses[i] < 0) masses[i] = 0;
  const top = profile.values[profile.values.length - 1];
  return { first: profile.first, masses, massAtInfinity: top * (1 + VALUE_ERROR) };
}

function lowerLaw(profile: SampledProfile, h: number): GridLaw | null {
  const { first, pivot, gaps, pivotLoss } = profile;
  const n = profile.values.length;
  const values = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const gap = Math.max(i > 0 ? gaps[i - 1] : 0, i < n - 1 ? gaps[i] : 0);
    values[i] = profile.values[i] - gap;
  }
  const putAtPivot = profile.putAtPivot - (profile.values[pivot] - values[pivot]);
  if (pivot === 0 || !(values[pivot] >= 0 && putAtPivot > 0)) return null;
  // the outermost cell on the left must start on the line 1 - y, or below it
  values[0] = Math.min(values[0], 0);
  let left = pivot - 1;
  while (values[left] > 0) left--;
  let right = pivot;
  while (right < n - 1 && values[right + 1] >= 0) right++;
  const line = {
    first: first + left,
    pivot: pivot - left,
    values: values.subarray(left, right + 1),
    putAtPivot,
    pivotLoss,
  };
  const masses = convexMasses(line, h);
  return masses && { first: line.first, masses, massAtInfinity: 0 };
}

/**
 * Masses of the polyline's lower convex hull. What lies left of the line's crossing with 1 - y is moved down to the
 * first point, what lies right of the last point down to that point; both ends' formulas already say so.
 */
function convexMasses(line: Polyline, h: number): Float64Array | null {
  const n = line.values.length;
  const plain = kinkMasses(line, h);
  plain[n - 1] += line.values[n - 1];
  if (plain.every((mass) => mass >= 0)) return plain;

  const kept: number[] = [];
  for (let i = 0; i < n; i++) {
    while (kept.length > 1 && kinkMass(line, h, kept[kept.length - 2], kept[kept.length - 1], i) < 0)
      kept.pop();
    kept.push(i);
  }
  // a hull that would rise at its right end is cut where it is lowest
  const endMass = () =>
    kinkMass(line, h, kept[kept.length - 2], kept[kept.length - 1], undefined) +
    line.values[kept[kept.length - 1]];
  while (kept.length > 1 && endMass() < 0) kept.pop();
  if (kept.length < 2 || !kept.includes(line.pivot)) return null;
  const masses = new Float64Array(n);
  for (let k = 0; k < kept.length; k++)
    masses[kept[k]] = Math.max(0, kinkMass(line, h, kept[k - 1], kept[k], kept[k + 1]));
  masses[kept[kept.length - 1]] = endMass();
  return masses;
}

/** Both laws of one step on grid points first..last; the pivot (loss 0, about) must lie among them. */
export function connectTheDots(
  direction: Direction,
  step: Step,
  grid: LossGrid,
  first: number,
  last: number,
): LawPair {
  const profile = sampleProfile(direction, step, grid, first, last);
  return { upper: upperLaw(profile, grid.spacing), lower: lowerLaw(profile, grid.spacing) };
}
