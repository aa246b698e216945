/** A quantile: the one of the sorted values that so large a share of them lies below; 0.5 is the median. */
export function share(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(at * (sorted.length - 1))] ?? Number.NaN;
}
