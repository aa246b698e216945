// The random draws that every backend must reproduce: masks, noise, initial weights (streams.ts).

import { philoxBlock } from '../../base/numerics/philox';
import type { ParameterLayout } from './layout';
import { TRAINING_STREAM } from './streams';

const TWO_TO_32 = 2 ** 32;
const words = new Uint32Array(4);

/** A record joins when its 32-bit word is below this; q = 1 gives 2^32, above every word. */
export function maskThreshold(samplingRate: number): number {
  return Math.floor(samplingRate * TWO_TO_32);
}

/** Draws the Poisson coins of a step: mask[i] is 1 if record i joins the batch, else 0. */
export function drawMask(
  mask: Uint8Array,
  seed: readonly [number, number],
  model: number,
  step: number,
  samplingRate: number,
): void {
  const threshold = maskThreshold(samplingRate);
  for (let i = 0; i < mask.length; i++) {
    if (i % 4 === 0) philoxBlock(i >>> 2, model, step, TRAINING_STREAM.mask, seed[0], seed[1], words);
    mask[i] = words[i % 4] < threshold ? 1 : 0;
  }
}

/** Draws the standard normals of a step. Those of the padding are drawn too, and not used. */
export function drawNoise(
  noise: Float64Array,
  seed: readonly [number, number],
  model: number,
  step: number,
): void {
  for (let block = 0; 4 * block < noise.length; block++) {
    philoxBlock(block, model, step, TRAINING_STREAM.noise, seed[0], seed[1], words);
    for (let half = 0; half < 2; half++) {
      // (w + 1) / 2^32 is in (0, 1], so the logarithm is finite: no normal beyond 6.66 in size
      const radius = Math.sqrt(-2 * Math.log((words[2 * half] + 1) / TWO_TO_32));
      const angle = (2 * Math.PI * words[2 * half + 1]) / TWO_TO_32;
      noise[4 * block + 2 * half] = radius * Math.cos(angle);
      noise[4 * block + 2 * half + 1] = radius * Math.sin(angle);
    }
  }
}

/**
 * Draws initial parameters: 0 for a linear head, else uniform in +-1/sqrt(inputs), as PyTorch's Linear does
 * (kaiming_uniform with a = sqrt(5)).
 */
export function drawInitial(
  theta: Float64Array | Float32Array,
  layout: ParameterLayout,
  seed: readonly [number, number],
  model: number,
): void {
  theta.fill(0);
  if (layout.layers.length === 1) return;
  for (const { inputs, units, stride, offset } of layout.layers) {
    const bound = 1 / Math.sqrt(inputs);
    for (let unit = 0; unit < units; unit++) {
      for (let i = 0; i <= inputs; i++) {
        const index = offset + unit * stride + i;
        if (i % 4 === 0)
          philoxBlock(index >>> 2, model, 0, TRAINING_STREAM.initialisation, seed[0], seed[1], words);
        theta[index] = bound * ((words[i % 4] + 0.5) / 2 ** 31 - 1);
      }
    }
  }
}
