// The steps that a training audit looks at. Pure.

/** The ten usual checkpoints as shares of T, dense early in training, as in the reference runs. */
const TEN = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1];

/**
 * The steps after which a training audit attacks the models, ascending to the last one, and from step 1 if there are
 * several. Any number but ten is evenly spaced. There are fewer where steps coincide.
 */
export function checkpointSteps(steps: number, count: number): number[] {
  const shares =
    count === TEN.length ? TEN : Array.from({ length: count }, (_, i) => (count === 1 ? 1 : i / (count - 1)));
  const rounded = shares.map((share) => Math.max(1, Math.round(share * steps)));
  return [...new Set(rounded)];
}
