// Labelled records as a network is trained on them: each a row, and one head with a label each.
import type { NetworkTask, OneRunTask } from './task';

export const oneRowEach = (records: number): Int32Array =>
  Int32Array.from({ length: records + 1 }, (_, i) => i);

/** `hidden`: units; 0: a linear model. */
export function labelledNetwork(
  { labels, classes, ...run }: OneRunTask,
  features: readonly Float64Array[],
  hidden = 0,
): NetworkTask {
  return {
    ...run,
    inputs: { kind: 'features', rows: features },
    hidden,
    heads: [{ classes, each: 1, labels, weights: null }],
    firstRow: oneRowEach(labels.length),
    start: null,
  };
}
