// Where a mixture's losses end.

/** The smallest loss of 'remove', ln(1 - q); its negative is the largest of 'add'. -Infinity at q = 1. */
export function lossFloor(samplingRate: number): number {
  return samplingRate === 1 ? Number.NEGATIVE_INFINITY : Math.log1p(-samplingRate);
}
