// A quantile of measured values.

/** The value below which a share `at` of the values lies; NaN without values. 0.5 gives the median. */
export function share(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(at * (sorted.length - 1))] ?? Number.NaN;
}
