// Times steps of whole sets of models on the WebGPU backend, and a matrix product for comparison. Asserts nothing.

import { batchMatMulConfig } from '@tensorflow/tfjs-backend-webgpu/dist/kernels/BatchMatMul';
import { matMul, registerKernel, tensor2d, tidy } from '@tensorflow/tfjs-core';
import type { TrainingBackend } from '../../../src/audit/training/backend';
import { onThisThread } from '../../../src/audit/training/train';
import { english } from '../../../src/base/sentences/sentence';
import {
  HEADS,
  MODEL_COUNTS,
  MULTILAYER,
  type TrainingCase,
  type TrainingTiming,
  timeSteps,
} from '../../../tools/bench/trainingCases';

export interface GpuBench {
  /** Speed of tfjs's own float32 product of two square matrices, for comparison. */
  product: { size: number; gigaflops: number };
  measurements: { bench: TrainingCase; timing: TrainingTiming }[];
}

const PRODUCTS = 8;
const REPEATS = 5;

/** Speed of a product of two matrices in GFLOP/s. The last result is reduced to one number, so that the time includes no copying back. */
export async function timeProduct(size: number): Promise<number> {
  registerKernel(batchMatMulConfig);
  const square = tensor2d(new Float32Array(size * size).fill(1 / size), [size, size]);
  const row = tensor2d(new Float32Array(size).fill(1), [1, size]);
  const run = async (): Promise<number> => {
    const started = performance.now();
    const sum = tidy(() => {
      let product = square;
      for (let i = 0; i < PRODUCTS; i++) product = matMul(product, square);
      return matMul(matMul(row, product), row, false, true);
    });
    await sum.data();
    sum.dispose();
    return performance.now() - started;
  };
  await run();
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i++) times.push(await run());
  square.dispose();
  row.dispose();
  return (PRODUCTS * 2 * size ** 3) / Math.min(...times) / 1e6;
}

/** Runs the benchmark. On a software adapter it is small, and only shows that the benchmark runs. */
export async function measure(backend: TrainingBackend): Promise<GpuBench> {
  const emulated = english(backend.description).includes('emulated');
  const size = emulated ? 64 : 4096;
  const product = { size, gigaflops: await timeProduct(size) };
  const measurements: GpuBench['measurements'] = [];
  for (const given of [...HEADS, ...MULTILAYER]) {
    const bench = emulated ? { ...given, rows: 20 } : given;
    for (const models of emulated ? [4] : bench.hidden > 0 ? [256] : MODEL_COUNTS) {
      const effort = { models, flops: emulated ? 1 : 2e11 };
      measurements.push({ bench, timing: await timeSteps(onThisThread(backend), bench, effort) });
    }
  }
  return { product, measurements };
}
