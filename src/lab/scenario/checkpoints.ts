// Which steps a training audit looks at. Pure.

/** Shares of T of the ten checkpoints: dense where training is young, as in the reference runs; the first is step 1. */
const TEN = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1];

/**
 * `count` steps in 1..steps, ascending, the last one always: step 1 first; ten as in the reference runs
 * (t = 1 and T times .02, .05, .1, .2, .3, .4, .6, .8, 1), any other number evenly spaced. Fewer where steps coincide.
 */
export function checkpointSteps(steps: number, count: number): number[] {
  const shares =
    count === TEN.length ? TEN : Array.from({ length: count }, (_, i) => (count === 1 ? 1 : i / (count - 1)));
  const rounded = shares.map((share) => Math.max(1, Math.round(share * steps)));
  return [...new Set(rounded)];
}
