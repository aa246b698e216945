// Where a line's numbers lie in a kernel's memory, in float64. Below lie the compiled kernel's own constants.

export const MAX_NODES = 4096;
/** Length of a row: one node more where the last pair of lanes is not full. */
export const ROW = MAX_NODES + 2;
/** Eight sums: four frequencies' real parts, then their imaginary parts. */
export const SUMS = 512;
/** Rows of outcomes and of terms. */
export const PLACES = SUMS + 8;
export const TERMS = PLACES + ROW;
/** Rows of an area: the real and imaginary parts of weights, of turns, of losses, of the weights at the first frequency, and of turns by four. */
const ROWS = 10;
/** For the whole line, and for the part with a jump. */
export const WHOLE = TERMS + ROW;
export const JUMPS = WHOLE + ROWS * ROW;
/** Nodes of the real line: a row of ln of their weights, and one of their losses. */
export const REAL = JUMPS + ROWS * ROW;
export const HEAP = REAL + 2 * ROW;
/** Sums of so many nodes are added up by themselves. */
export const GROUP = 32;
