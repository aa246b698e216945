// The steps that a training audit looks at. Pure.

/** Shares of T: dense where training is young, as in the reference runs. */
const TEN = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1];

/** Ascending, step 1 first and the last one always; any number but ten evenly spaced. Fewer where steps coincide. */
export function checkpointSteps(steps: number, count: number): number[] {
  const shares =
    count === TEN.length ? TEN : Array.from({ length: count }, (_, i) => (count === 1 ? 1 : i / (count - 1)));
  const rounded = shares.map((share) => Math.max(1, Math.round(share * steps)));
  return [...new Set(rounded)];
}
