// How narrow a bracket of epsilon is asked to be. Whether it is, is bracket.ts's.

/** Where a thousandth of epsilon, rather than the tolerance itself, is wanted of a tolerance of 1e-4; and down to which width. */
export const TINY = 1e-2;
const TINY_SHARE = 10;
const LEAST_SHARE = 1e-2;

/** The width wanted at an epsilon: absolute, or relative where epsilon is above 1 or tiny. */
export function wantedWidth(tolerance: number, epsilon: number): number {
  if (epsilon < TINY) return tolerance * Math.max(LEAST_SHARE, TINY_SHARE * epsilon);
  return tolerance * Math.max(1, epsilon);
}
