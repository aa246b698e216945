// The one rounding of numbers that people read. A bound is rounded to its safe side, so that a sentence never says more
// than was computed: an upper bound up, a lower bound down, both ends of a bracket outward. Estimates and settings are
// rounded to nearest.

/** The rounding of the last printed digit: lower bounds go down and upper bounds up, so that no bound overclaims. */
export type Rounding = 'nearest' | 'down' | 'up';

/** The slack keeps a value that is already exact in decimals (0.3 stored as 0.299...) from slipping a whole unit. */
export function roundTo(value: number, digits: number, rounding: Rounding): number {
  const scale = 10 ** digits;
  const scaled = value * scale;
  const slack = Math.abs(scaled) * 1e-12;
  if (rounding === 'down') return Math.floor(scaled + slack) / scale;
  if (rounding === 'up') return Math.ceil(scaled - slack) / scale;
  return Math.round(scaled) / scale;
}

/** Decimals that leave so many digits; never negative, so that large integers stay whole. */
export const decimalsFor = (value: number, significant: number): number =>
  Math.max(0, significant - 1 - Math.floor(Math.log10(Math.abs(value))));

/** A value rounded to so many significant digits, or to whole numbers where these are fewer. */
export const roundSignificant = (value: number, significant: number, rounding: Rounding): number =>
  roundTo(value, decimalsFor(value, significant), rounding);

/**
 * A value in so many significant digits, of large and tiny numbers too, and without slack: never below `value` if up, nor above
 * it if down. 0 and what is not finite stay as they are.
 */
export function roundDigits(value: number, significant: number, rounding: Rounding): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const near = Number(value.toPrecision(significant));
  const safe = rounding === 'up' ? near >= value : rounding === 'down' ? near <= value : true;
  if (safe) return near;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - significant + 1);
  return Number((rounding === 'up' ? near + unit : near - unit).toPrecision(significant));
}
