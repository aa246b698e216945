// What bounds on a guess are made from and what they consist of, as plain data.

/** A delta that is known to lie in [lower, upper]. */
export interface DeltaBounds {
  lower: number;
  upper: number;
}

/** A bound on a probability, as far as its minimum over the curve has been located. `upper` holds in any case. */
export interface GuessBound {
  /** Null where [lower, upper] is too wide to be a number. */
  value: number | null;
  lower: number;
  upper: number;
}
