// What is done at every node of a line, thousands of times an epsilon, and the memory for it. It uses SIMD if the engine
// has it, and the plain kernel otherwise, with the same sums to rounding. It knows no budget and no query.
import { plainKernel } from './plainKernel';
import { simdKernel } from './simdKernel';
import type { LineKernel } from './types';

let chosen: LineKernel | null = null;

/** The kernel of this engine: one for all, synchronous. */
export function lineKernel(): LineKernel {
  chosen ??= simdKernel() ?? plainKernel();
  return chosen;
}
