// A law of privacy losses on a regular grid. Plain data.

export interface GridLaw {
  /** masses[i] is the mass under P of the loss origin + points[i] * spacing; points ascend, mostly one by one. */
  origin: number;
  spacing: number;
  points: Int32Array;
  masses: Float64Array;
  /** Mass at loss +Infinity. */
  massAtInfinity: number;
  /** One more atom, of a loss beyond the grid: all far outcomes taken as one event. It has this mass under P and under Q. */
  far?: FarEvent;
}

interface FarEvent {
  underP: number;
  underQ: number;
}
