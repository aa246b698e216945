// Sums of a tilted law's masses, weighed as delta weighs them.

/** delta at the points of a window: delta(bottom + k spacing) e^{tilt loss - logMoment}, k = 0.. */
export interface ScaledValues {
  /** All values, if they are made at once. */
  all: Float64Array | null;
  at: (k: number) => number;
  /** The largest error that the summing itself may cause. */
  error: number;
}

/** What a composition returns; tiltedConvolution.ts says what it belongs to. */
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
