// What a training has changed, copied out and put back. With the same task and the same backend it continues to the same
// bits, because every draw depends only on the seed and the step.

/** Copies of the tables that steps change, as the training lays them out. */
export type SavedWeights = readonly (Float32Array | Float64Array)[];

/** What a training can be asked besides steps. */
export interface Resumable {
  /** Copies. */
  save(): SavedWeights;
  /**
   * Continues after that many steps, in a training that has taken none. Throws a RangeError if the weights belong to
   * another task.
   */
  resume(stepsDone: number, saved: SavedWeights): void;
  /**
   * Continues from what a device saved of the same task, laid out as in network/weights.ts. The result agrees with the
   * device's to rounding, not to the bit. Absent if no device trains such a task.
   */
  adopt?(stepsDone: number, saved: SavedWeights): void;
}

/** Puts copies back into tables of the same kinds and sizes. */
export function putBack(saved: SavedWeights, tables: SavedWeights): void {
  const fits =
    saved.length === tables.length &&
    saved.every((copy, i) => copy.constructor === tables[i].constructor && copy.length === tables[i].length);
  if (!fits) throw new RangeError('saved weights are of another training');
  saved.forEach((copy, i) => {
    tables[i].set(copy);
  });
}
