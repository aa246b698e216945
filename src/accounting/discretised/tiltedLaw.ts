// One step's law of the loss L, tilted (multiplied by e^{tilt L}) so that far tails survive float64, as a probability law. P and Q are
// the laws of the step's outcome on the two data sets.

export interface GridLaw {
  /** Masses under P of the losses origin + points[i] * spacing; points ascend, mostly one by one. */
  origin: number;
  spacing: number;
  points: Int32Array;
  masses: Float64Array;
  massAtInfinity: number;
  /** All outcomes of losses beyond the grid as one event, of this mass under P and under Q. */
  far?: { underP: number; underQ: number };
}

export const UNIT_ROUNDOFF = 2 ** -53;

export interface TiltedLaw {
  points: Int32Array;
  weights: Float64Array;
  logMoment: number;
  /** Total tilted mass that rounding may have misplaced. */
  rounding: number;
}

export function tiltLaw(law: GridLaw, tilt: number): TiltedLaw {
  const { origin, spacing, points, masses } = law;
  const n = masses.length;
  const lossAt = (i: number) => origin + points[i] * spacing;
  const peak = peakOf(law, tilt);
  const weights = new Float64Array(n);
  let total = 0;
  // a mass is a difference of two slopes; each slope is at most the tail sum on its own side
  let rounding = 0;
  let tail = law.far?.underP ?? 0;
  let cells = 1;
  let growth = Math.exp(spacing);
  let i = n - 1;
  for (; i >= 0 && lossAt(i) >= 0; i--) {
    const factor = Math.exp(tilt * lossAt(i) - peak);
    weights[i] = masses[i] * factor;
    total += weights[i];
    tail += masses[i];
    rounding += tail * factor;
  }
  tail = 0;
  for (let j = 0; j <= i; j++) {
    const factor = Math.exp(tilt * lossAt(j) - peak);
    weights[j] = masses[j] * factor;
    total += weights[j];
    if (j > 0 && points[j] - points[j - 1] !== cells) {
      cells = points[j] - points[j - 1];
      growth = Math.exp(cells * spacing);
    }
    tail = masses[j] + tail * growth;
    rounding += tail * factor;
  }
  for (let j = 0; j < n; j++) weights[j] /= total;
  return {
    points,
    weights,
    logMoment: peak + Math.log(total),
    rounding: (4 * UNIT_ROUNDOFF * rounding) / total,
  };
}

/** The upper and the lower law of a segment's step, and the number of its steps. */
export interface TiltedSegment {
  laws: readonly [TiltedLaw, TiltedLaw | null];
  steps: number;
}

export const inputErrorOf = ([upper, lower]: readonly [TiltedLaw, TiltedLaw | null]): number =>
  Math.max(upper.rounding, lower?.rounding ?? 0) + 16 * UNIT_ROUNDOFF;

function peakOf({ origin, spacing, points, masses }: GridLaw, tilt: number): number {
  let peak = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < masses.length; i++) {
    if (masses[i] > 0) peak = Math.max(peak, tilt * (origin + points[i] * spacing) + Math.log(masses[i]));
  }
  return peak;
}

/** ln of the moment at `tilt`. It is summed over the masses themselves, since masses that vanish under one tilt may count under another. */
export function logMomentAt(law: GridLaw, tilt: number): number {
  const { origin, spacing, points, masses } = law;
  const peak = peakOf(law, tilt);
  let moment = 0;
  for (let i = 0; i < masses.length; i++) {
    if (masses[i] > 0) moment += masses[i] * Math.exp(tilt * (origin + points[i] * spacing) - peak);
  }
  return peak + Math.log(moment);
}

/** delta at the points of a window: delta(bottom + k spacing) e^{tilt loss - logMoment}, k = 0.. */
export interface ScaledValues {
  /** All values, if they are made at once. */
  all: Float64Array | null;
  at: (k: number) => number;
  /** Largest error of the summing itself. */
  error: number;
}

export interface ComposedValues {
  valuesFrom: (firstIndex: number) => ScaledValues;
  entryError: number;
}

/** delta at every window point, scaled, from the top down: only positive terms are ever added. */
export function hockeySums(
  masses: Float64Array,
  firstIndex: number,
  spacing: number,
  tilt: number,
): ScaledValues {
  const size = masses.length;
  const values = new Float64Array(size);
  const decay = Math.exp(-tilt * spacing);
  const steeper = Math.exp(-(tilt + 1) * spacing);
  const loss = -Math.expm1(-spacing);
  let value = 0;
  let reference = 0; // sum of masses above, each times e^{-(tilt + 1) distance}
  let slot = (((firstIndex + size - 1) % size) + size) % size;
  for (let k = size - 1; k >= 0; k--) {
    value = decay * (value + loss * reference);
    values[k] = value;
    reference = masses[slot] + steeper * reference;
    slot = slot === 0 ? size - 1 : slot - 1;
  }
  return { all: values, at: (k) => values[k], error: 0 };
}
