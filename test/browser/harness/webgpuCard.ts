// Times what one line about a graphics card says: steps over every row and over few sampled ones, and a matrix product for comparison.
// Asserts nothing.

import { onThisThread } from '../../../src/audit/training/train';
import type { WebGpuOptions } from '../../../src/audit/training/webgpu/choose';
import { english } from '../../../src/base/sentences/sentence';
import { type TrainingCase, timeSteps } from '../../../tools/bench/trainingCases';
import { openWebGpuBackend } from './openWebGpuBackend';
import { timeProduct } from './webgpuBench';

export interface CardTimes {
  adapter: string;
  software: boolean;
  heads: Omit<TrainingCase, 'hidden' | 'samplingRate'> & { models: number };
  /** Milliseconds of a step of all models at q = 1, at q = 1/16, and at q = 1/16 with passes over every row. */
  full: number;
  sampled: number;
  everyRow: number;
  /** Speed of the heads at q = 1, and of tfjs's own float32 product of two square matrices, in GFLOP/s. */
  gigaflops: number;
  product: { size: number; gigaflops: number };
}

const FEW = 1 / 16;

/** Heads of a size that fills a card, and of one that software trains in seconds, whose models fill a workgroup of either pass. */
const HEADS = { rows: 500, inputs: 768, classes: 10, models: 2500 };
const SMALL_HEADS = { rows: 500, inputs: 64, classes: 10, models: 64 };

async function isSoftware(): Promise<boolean> {
  const adapter = await navigator.gpu.requestAdapter();
  return adapter?.info.isFallbackAdapter ?? false;
}

export async function measureCard(): Promise<CardTimes> {
  const software = await isSoftware();
  const { models, ...heads } = software ? SMALL_HEADS : HEADS;
  // twenty steps on software, and about a second on a card
  const flops = software ? 1 : 4e12;
  const timed = async (samplingRate: number, options: WebGpuOptions = {}) => {
    const backend = await openWebGpuBackend({ allowFallback: true, ...options });
    try {
      const bench = { ...heads, hidden: 0, samplingRate };
      const { stepsPerSecond, gigaflops } = await timeSteps(onThisThread(backend), bench, { models, flops });
      const size = software ? 64 : 4096;
      const product = samplingRate === 1 ? { size, gigaflops: await timeProduct(size) } : null;
      return {
        milliseconds: 1000 / stepsPerSecond,
        gigaflops,
        product,
        adapter: english(backend.description),
      };
    } finally {
      backend.dispose();
    }
  };
  const full = await timed(1);
  const sampled = await timed(FEW);
  const everyRow = await timed(FEW, { everyRow: true });
  return {
    adapter: full.adapter,
    software,
    heads: { ...heads, models },
    full: full.milliseconds,
    sampled: sampled.milliseconds,
    everyRow: everyRow.milliseconds,
    gigaflops: full.gigaflops,
    product: full.product!,
  };
}
