// What a training has changed, copied out and put back: with the same task and the same backend it goes on to the same bits,
// for every draw depends on the seed and the step alone.

/** Copies of the tables that steps change, as the training lays them out. */
export type SavedWeights = readonly (Float32Array | Float64Array)[];

/** What a training can be asked besides steps. */
export interface Resumable {
  /** Copies. */
  save(): SavedWeights;
  /** Goes on after that many steps; of a training that has done none. RangeError where the weights are another's. */
  resume(stepsDone: number, saved: SavedWeights): void;
  /**
   * Goes on from what a device saved of the same task, laid out as network/weights.ts has it: as it would have to rounding, not to the bit.
   * Absent where no device trains the like.
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
