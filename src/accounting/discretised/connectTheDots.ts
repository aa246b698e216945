// The way from one step's privacy profile to two laws on a grid of losses: one that dominates the true pair (P, Q) of laws and one
// that the true pair dominates. The composition is elsewhere (tiltedConvolution.ts), and so are the profile's values (sampledProfile.ts).
//
// Upper law (Doroshenko, Ghazi, Kamath, Kumar, Manurangsi, "Connect the Dots", 2022): the profile, a convex
// function of y = e^loss, is replaced by its chords between grid points. Chords lie above, and the slopes' jumps
// are the masses.
//
// Lower law (derived here). In every cell a tangent lies below the profile. Lower the profile at each grid point to
// the lower of its two cells' tangents there: the chord of the lowered points then lies below the cell's tangent,
// and so below the profile throughout the cell. Its lower convex hull (kinks still on the grid) is a convex
// minorant; where it would leave max(0, 1 - y), the mass beyond is moved down to the nearest lower grid point,
// which only lowers every profile. A pair whose profile is smaller everywhere is less distinguishable (Blackwell),
// also after composition. Both errors are of second order in the spacing.

import type { GridStep, LossEnd, LossProfile } from './gridStep';
import {
  outermostAtom,
  pivotOf,
  type SampledProfile,
  sampleProfile,
  tangentGaps,
  VALUE_ERROR,
} from './sampledProfile';
import type { GridLaw } from './tiltedLaw';

export interface StepGrid {
  spacing: number;
  lowest: number;
  highest: number;
  /** How many cells may be joined at a loss, a power of two. Any choice gives valid laws, which may be wide. */
  cellsAt?: ((loss: number) => number) | undefined;
}

/** The mass that the kink of the polyline ...u, v, w... at array index v stands for (u, w undefined past an end). */
function kinkMass(line: SampledProfile, u: number | undefined, v: number, w: number | undefined): number {
  const { pivot, values, putAtPivot, spacing, points } = line;
  const leftValue = v === pivot ? putAtPivot : values[v];
  // slopes towards the points on both sides, as masses: the values of sampledProfile.ts rise up to the pivot and fall from there on
  const before = u === undefined ? -values[v] : v <= pivot ? -(leftValue - values[u]) : values[u] - values[v];
  const leftPart = u === undefined ? before : before / -Math.expm1((points[u] - points[v]) * spacing);
  const after =
    w === undefined
      ? 0
      : v < pivot
        ? (w === pivot ? putAtPivot : values[w]) - values[v]
        : values[w] - values[v];
  const rightPart = w === undefined ? 0 : after / Math.expm1((points[w] - points[v]) * spacing);
  return leftPart + rightPart + (v === pivot ? pivotRatio(line) : 0);
}

function pivotRatio({ origin, points, pivot, spacing }: SampledProfile): number {
  return Math.exp(origin + points[pivot] * spacing);
}

/**
 * Least probability under Q of the event of {@link withFarEvent}. A smaller one has lost digits and could seem to be 0, which would prove
 * too much.
 */
const LEAST_FAR_MASS = 1e-290;

/** {@link kinkMass} of every point; past the left end the profile runs to (y, profile) = (0, 1), past the right it is flat. */
function kinkMasses(line: SampledProfile): Float64Array {
  const { pivot, values, putAtPivot, spacing, points } = line;
  const n = values.length;
  const masses = new Float64Array(n);
  let [cells, fromLeft, fromRight] = [0, 0, 0];
  for (let i = 0; i < n - 1; i++) {
    if (points[i + 1] - points[i] !== cells) {
      cells = points[i + 1] - points[i];
      fromLeft = 1 / -Math.expm1(-cells * spacing);
      fromRight = 1 / Math.expm1(cells * spacing);
    }
    const rise = (i + 1 === pivot ? putAtPivot : values[i + 1]) - values[i];
    masses[i] += rise * fromRight;
    masses[i + 1] -= rise * fromLeft;
  }
  masses[0] -= pivot === 0 ? putAtPivot : values[0];
  masses[pivot] += pivotRatio(line);
  return masses;
}

/** The laws above and below; `lower` is null when the grid is so coarse that only the trivial bound 0 is left. */
export function connectTheDots({ above, below, end }: GridStep, grid: StepGrid) {
  const { spacing, lowest, highest } = grid;
  // if losses pile up at an end, the grid is anchored there (nothing else about the grid's phase matters as much)
  const near = end?.side === 'bottom' ? lowest <= end.loss + spacing : end && highest >= end.loss - spacing;
  const atom = end && near ? outermostAtom(end, below, spacing) : null;
  const origin = atom ?? 0;
  const first = Math.floor((lowest - origin) / spacing) - 2;
  const last = Math.max(first + 4, Math.ceil((highest - origin) / spacing) + 1);
  const points = choosePoints(end, grid, origin, first, last, atom !== null);
  const sampled = sampleProfile(end, above, { origin, spacing, points });
  const sampledBelow = above === below ? sampled : sampleProfile(end, below, { origin, spacing, points });
  return { upper: upperLaw(sampled), lower: lowerLaw(atom === null ? null : end, below, sampledBelow) };
}

/** The chosen points: the ends, the pivot, the cell next to an outermost atom, and as many others as are wanted. */
function choosePoints(
  end: LossEnd | null,
  { spacing, cellsAt }: StepGrid,
  origin: number,
  first: number,
  last: number,
  anchored: boolean,
): Int32Array {
  const forced = [pivotOf(end, origin, spacing), last];
  if (anchored) forced.push(...(end?.side === 'bottom' ? [0, 1] : [-1, 0]));
  forced.sort((a, b) => a - b);
  const chosen: number[] = [];
  const most = (point: number) => (cellsAt ? cellsAt(origin + point * spacing) : 1);
  /** End of the cell at a point: cells of so many points begin at multiples of that number. */
  const endOf = (point: number, cells: number) => (Math.floor(point / cells) + 1) * cells;
  for (let point = first, next = 0; point < last; ) {
    chosen.push(point);
    while (forced[next] <= point) next++;
    let cells = most(point);
    let stop = Math.min(endOf(point, cells), forced[next]);
    while (cells > 1 && most(stop) < cells) {
      cells /= 2;
      stop = Math.min(endOf(point, cells), forced[next]);
    }
    point = stop;
  }
  // a last cell narrower than the one before it would leave the lower law's end too high for the slope there, and no
  // event beyond it
  const [before, latest] = [chosen[chosen.length - 2], chosen[chosen.length - 1]];
  if (last - latest < latest - before && !forced.includes(latest)) chosen.pop();
  chosen.push(last);
  return Int32Array.from(chosen);
}

function upperLaw(profile: SampledProfile): GridLaw {
  const { origin, spacing, points, values } = profile;
  const masses = kinkMasses(profile);
  // rounding may leave -1e-30
  for (let i = 0; i < masses.length; i++) if (masses[i] < 0) masses[i] = 0;
  return { origin, spacing, points, masses, massAtInfinity: values[values.length - 1] * (1 + VALUE_ERROR) };
}

/** The lower law. If the grid's origin is `anchored` at an outermost atom, the profile runs straight to max(0, 1 - y) there. */
function lowerLaw(anchored: LossEnd | null, profile: LossProfile, sampled: SampledProfile): GridLaw | null {
  const { points, pivot, origin, spacing } = sampled;
  const gaps = tangentGaps(profile, sampled);
  const n = sampled.values.length;
  const atomFirst = anchored?.side === 'bottom' ? points.indexOf(0) : -1;
  const atomLast = anchored?.side === 'top' ? points.indexOf(0) : n;
  for (const ends of [gaps.left, gaps.right]) {
    if (atomFirst >= 0) ends[atomFirst] = 0;
    if (atomLast < n) ends[atomLast - 1] = 0;
  }
  const values = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    values[i] = sampled.values[i] - Math.max(i > 0 ? gaps.right[i - 1] : 0, i < n - 1 ? gaps.left[i] : 0);
  }
  const putAtPivot = sampled.putAtPivot - (sampled.values[pivot] - values[pivot]);
  if (!(values[pivot] >= 0 && putAtPivot > 0)) return null;
  // the outermost cell on the left must start on the line 1 - y, or below it
  if (atomFirst >= 0) values.fill(0, 0, atomFirst + 1);
  else values[0] = Math.min(values[0], 0);
  if (atomLast < n) values.fill(-1, atomLast + 1).fill(0, atomLast, atomLast + 1);
  let left = pivot - 1;
  while (values[left] > 0) left--;
  let right = pivot;
  while (right < n - 1 && values[right + 1] >= 0) right++;
  const line = {
    origin,
    spacing,
    points: points.subarray(left, right + 1),
    pivot: pivot - left,
    values: values.subarray(left, right + 1),
    putAtPivot,
  };
  const masses = convexMasses(line);
  if (masses === null) return null;
  const law = { origin, spacing, points: line.points, masses, massAtInfinity: 0 };
  return right === n - 1 ? withFarEvent(profile, law, values[right]) : law;
}

/**
 * The law with one event beyond its last point, where the polyline goes on with the profile's slope. The event keeps its
 * probabilities under P and Q.
 */
function withFarEvent(profile: LossProfile, law: GridLaw, lastValue: number): GridLaw {
  const { origin, spacing, points, masses } = law;
  const end = masses.length - 1;
  const loss = origin + points[end] * spacing;
  const { weightedSlope } = profile.call(loss);
  const underP = weightedSlope + lastValue;
  const underQ = weightedSlope * Math.exp(-loss);
  // the mass at the last point already holds the event, and a polyline that would bend down there keeps it
  if (!(lastValue > 0 && masses[end] >= underP && underQ > LEAST_FAR_MASS)) return law;
  masses[end] -= underP;
  return { ...law, far: { underP, underQ } };
}

/**
 * Masses of the polyline's lower convex hull. What lies left of its crossing with 1 - y is moved down to the first point,
 * what lies right of the last point down to that one; both ends' formulas already say so.
 */
function convexMasses(line: SampledProfile): Float64Array | null {
  const { values } = line;
  const n = values.length;
  const plain = kinkMasses(line);
  plain[n - 1] += values[n - 1];
  if (plain.every((mass) => mass >= 0)) return plain;

  const kept: number[] = [];
  const last = (back: number) => kept[kept.length - back];
  for (let i = 0; i < n; i++) {
    while (kept.length > 1 && kinkMass(line, last(2), last(1), i) < 0) kept.pop();
    kept.push(i);
  }
  // a hull that would rise at its right end is cut where it is lowest
  const endMass = () => kinkMass(line, last(2), last(1), undefined) + values[last(1)];
  while (kept.length > 1 && endMass() < 0) kept.pop();
  if (kept.length < 2 || !kept.includes(line.pivot)) return null;
  const masses = new Float64Array(n);
  for (let k = 0; k < kept.length; k++) {
    masses[kept[k]] = Math.max(0, kinkMass(line, kept[k - 1], kept[k], kept[k + 1]));
  }
  masses[last(1)] = endMass();
  return masses;
}
