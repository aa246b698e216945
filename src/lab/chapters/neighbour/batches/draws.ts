// Four steps of one training with six records, drawn in each of the three ways: what the small pictures show. Drawn by hand. Data.
import type { Sampling } from '../../../scenario';

/** Record 0 is Ana's. */
export const RECORDS = 6;

/** By step, who is in its batch. */
export const DRAWS: Readonly<Record<Sampling, readonly (readonly number[])[]>> = {
  // as many as the coins say, and Ana twice
  poisson: [[1, 4], [0, 2, 3, 5], [], [0, 4]],
  // two in each, and Ana twice
  'fixed-size': [
    [2, 5],
    [0, 3],
    [3, 4],
    [0, 1],
  ],
  // one epoch of four steps: everybody once
  'random-allocation': [[3], [1, 5], [0, 2], [4]],
};
