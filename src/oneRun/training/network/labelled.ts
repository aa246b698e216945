// The task of training a network on labelled records. Each record is one row, and the only head has a label for each.
import type { NetworkTask, OneRunTask } from './task';

export const oneRowEach = (records: number): Int32Array =>
  Int32Array.from({ length: records + 1 }, (_, i) => i);

/** The task for records of these features. `hidden` is the number of hidden units; 0 gives a linear model. */
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
