// How narrow a bracket of epsilon should be. bracket.ts checks whether it is.

/** Below this epsilon a thousandth of it is wanted rather than the tolerance of 1e-4, and down to this width. */
export const TINY = 1e-2;
const TINY_SHARE = 10;
const LEAST_SHARE = 1e-2;

/** The width wanted at an epsilon: absolute, or relative where epsilon is above 1 or tiny. */
export function wantedWidth(tolerance: number, epsilon: number): number {
  if (epsilon < TINY) return tolerance * Math.max(LEAST_SHARE, TINY_SHARE * epsilon);
  return tolerance * Math.max(1, epsilon);
}
