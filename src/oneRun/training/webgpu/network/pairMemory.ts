// How much of a workgroup's memory the inner products of all pairs of a record's rows take.
import { roundUp } from '../../../../audit/training/layout';
import { LANES } from '../../../../audit/training/webgpu/dispatch';

/** Rows that a kernel has room for, at least so many: few numbers, since each is compiled. */
export const roomForPairs = (longest: number): number => (longest === 1 ? 1 : roundUp(longest, 8));

export const pairsOf = (rows: number): number => (rows * (rows + 1)) / 2;

/** For records of so many rows at most, and a number a lane to add them up. */
export const squaresBytes = (longest: number): number => 4 * (LANES + pairsOf(roomForPairs(longest)));
