// How numbers that people read are rounded. A bound is rounded to its safe side, so that a sentence does not say more than
// was computed: an upper bound up, a lower bound down, both ends of a bracket outward. Estimates and settings are rounded to
// nearest.

/** The rounding of the last printed digit: lower bounds go down and upper bounds up, so that no bound overclaims. */
export type Rounding = 'nearest' | 'down' | 'up';

/**
 * A value rounded to `digits` decimals. A relative slack of 1e-12 keeps a value that is already exact in decimals (0.3
 * stored as 0.299...) from slipping by a whole unit, so 'up' may give less than the value, and 'down' more, by this share.
 */
export function roundTo(value: number, digits: number, rounding: Rounding): number {
  const scale = 10 ** digits;
  const scaled = value * scale;
  const slack = Math.abs(scaled) * 1e-12;
  if (rounding === 'down') return Math.floor(scaled + slack) / scale;
  if (rounding === 'up') return Math.ceil(scaled - slack) / scale;
  return Math.round(scaled) / scale;
}

/**
 * The number of decimals that leaves so many significant digits of a value other than 0. It is at least 0, so that large
 * integers stay whole.
 */
export const decimalsFor = (value: number, significant: number): number =>
  Math.max(0, significant - 1 - Math.floor(Math.log10(Math.abs(value))));

/** A value rounded to so many significant digits; a value with more digits before its point is rounded to a whole number. */
export const roundSignificant = (value: number, significant: number, rounding: Rounding): number =>
  roundTo(value, decimalsFor(value, significant), rounding);

/**
 * A value rounded to so many significant digits, also where it is large or tiny, and without slack: 'up' never gives less than
 * `value`, and 'down' never more. 0 and values that are not finite are returned as they are.
 */
export function roundDigits(value: number, significant: number, rounding: Rounding): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const near = Number(value.toPrecision(significant));
  const safe = rounding === 'up' ? near >= value : rounding === 'down' ? near <= value : true;
  if (safe) return near;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - significant + 1);
  return Number((rounding === 'up' ? near + unit : near - unit).toPrecision(significant));
}
