// The SIMD kernel against the reference. Both make the same draws, so that their logits are the same up to float32.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { oneRunCases } from '../../../test/conformance/oneRun/dense';
import { size } from '../../../test/statistics/size';
import { loadKernel } from '../../audit/training/node/loadKernel';
import {
  instantiateKernel,
  type Kernel,
  type KernelBuild,
  type KernelExports,
} from '../../audit/training/wasm/kernel';
import { runToEnd } from '../../base/numerics/generators';
import { oneRunFeatures } from '../canaries/features';
import { fairCoins, trainedLabels } from '../canaries/labels';
import { labelledNetwork } from './network/labelled';
import type { NetworkTraining, OneRunTask } from './network/task';
import { networkTraining } from './network/training';
import { orthonormalTraining } from './orthonormal';
import { simdDenseTraining, simdOrthonormalTraining } from './simd';

const kernels = new Map<KernelBuild, Kernel>();
beforeAll(async () => {
  for (const build of ['simd', 'relaxed'] as const) {
    const kernel = await loadKernel(build).catch(() => null);
    if (kernel) kernels.set(build, kernel);
  }
});

/** The linear model that the kernel is held to. */
const denseTraining = (task: OneRunTask, features: readonly Float64Array[]) =>
  networkTraining(labelledNetwork(task, features), null);

function logitsOf(training: NetworkTraining, record: number, classes: number): Float64Array {
  const labels = Int32Array.from({ length: classes }, (_, c) => c);
  return training.answer({ head: 0, rows: Int32Array.of(record), labels, each: classes }).logits;
}

/** Largest difference of any logit, over the largest logit or one. */
function difference(a: NetworkTraining, b: NetworkTraining, { labels, classes, steps }: OneRunTask): number {
  let most = 0;
  for (let t = 0; t < steps; t++) {
    a.step();
    b.step();
    // answers between the steps must not change the training
    logitsOf(a, t % labels.length, classes);
  }
  labels.forEach((_, i) => {
    const right = logitsOf(b, i, classes);
    logitsOf(a, i, classes).forEach((z, c) => {
      most = Math.max(most, Math.abs(z - right[c]!) / Math.max(1, Math.abs(right[c]!)));
    });
  });
  return most;
}

const tasks = fc
  .record({
    m: fc.integer({ min: 1, max: 40 }),
    dimension: fc.integer({ min: 1, max: 40 }),
    classes: fc.integer({ min: 2, max: 50 }),
    samplingRate: fc.oneof(fc.constant(1), fc.double({ min: 0.05, max: 1, noNaN: true })),
    noiseMultiplier: fc.constantFrom(0, 1.5),
    clippingNorm: fc.constantFrom(0.3, 5),
    kind: fc.constantFrom('gaussian', 'sphere', 'orthogonal'),
    // the whole range of keys
    seed: fc.oneof(fc.nat(1000), fc.constant(2 ** 32 - 1)),
    someLeftOut: fc.boolean(),
  })
  .map(({ m, dimension, kind, someLeftOut, ...rest }) => {
    const { classes, seed } = rest;
    const task: OneRunTask = {
      ...rest,
      labels: trainedLabels(m, classes, seed),
      population: m,
      included: someLeftOut ? Uint8Array.from(fairCoins(m, seed), (coin) => (coin + 1) / 2) : null,
      learningRate: 3,
      steps: 4,
    };
    return { task, features: runToEnd(oneRunFeatures(kind, m, dimension, seed)) };
  });

// Largest difference of logits. Rounding cannot make it larger at the edge of clipping, where clipped residuals are continuous
const ROUNDING = 2e-5;

describe.each(['simd', 'relaxed'] as const)('the %s kernel', (build) => {
  const open = () => {
    const kernel = kernels.get(build);
    return kernel && instantiateKernel(kernel);
  };

  it.each([2, 10, 17, 100])(
    'keeps weights of 0 in the places that have no class, with %i classes',
    (classes) => {
      const kernel = open();
      if (!kernel) return expect(build).toBe('relaxed');
      const [m, dimension] = [40, 12];
      const task: OneRunTask = {
        classes,
        samplingRate: 1,
        // the noise is left out, because places without a class are given noise too
        noiseMultiplier: 0,
        clippingNorm: 1,
        seed: 3,
        labels: trainedLabels(m, classes, 3),
        population: m,
        included: null,
        learningRate: 3,
        steps: 3,
      };
      const training = simdDenseTraining(task, runToEnd(oneRunFeatures('gaussian', m, dimension, 3)), kernel);
      while (training.stepsDone < task.steps) training.step();
      const weights = training.save()[0] as Float32Array;
      const lastPanel = weights.subarray(16 * dimension * (Math.ceil(classes / 16) - 1));
      const taken = new Set(
        Array.from({ length: ((classes - 1) % 16) + 1 }, (_, c) => 4 * (c & 3) + (c >> 2)),
      );
      const left = lastPanel.filter((_, i) => !taken.has(i % 16));
      // a weight of e^-87 there would make a denormal of every product, which is forty times as slow
      expect(left.every((weight) => weight === 0)).toBe(true);
      expect(lastPanel.some((weight) => weight !== 0)).toBe(true);
    },
  );

  for (const { name, run } of oneRunCases(40)) {
    it(name, () => {
      // an engine without relaxed SIMD can run the other build only
      if (!open()) return expect(build).toBe('relaxed');
      run((task, features) => simdDenseTraining(task, features, open() as KernelExports));
    });
  }

  // blocks of records, for logits and for sums, and of features; the last of each is not full
  it.each([1, 0.6])('trains as the reference does in blocks, q = %s', (samplingRate) => {
    const kernel = open();
    if (!kernel) return expect(build).toBe('relaxed');
    const [m, dimension, classes] = [603, 402, 18];
    const { task } = fc.sample(tasks, { seed: 6, numRuns: 1 })[0]!;
    const large = { ...task, population: m, included: null, classes, samplingRate, steps: 2 };
    const given = { ...large, labels: trainedLabels(m, classes, 6) };
    const features = runToEnd(oneRunFeatures('gaussian', m, dimension, 6));
    const training = simdDenseTraining(given, features, kernel);
    expect(difference(training, denseTraining(given, features), given)).toBeLessThan(ROUNDING);
  });

  it('trains orthonormal records as the reference does, over small tasks', () => {
    if (!open()) return expect(build).toBe('relaxed');
    fc.assert(
      fc.property(tasks, ({ task }) => {
        const apart = simdOrthonormalTraining(task, open() as KernelExports);
        expect(difference(apart, orthonormalTraining(task), task)).toBeLessThan(ROUNDING);
      }),
      { seed: 81, numRuns: size(20, 40) },
    );
  });
});

it('refuses more steps than its task has', () => {
  const kernel = kernels.get('simd') as Kernel;
  const task = { ...fc.sample(tasks, { seed: 1, numRuns: 1 })[0]!.task, steps: 0 };
  expect(() => simdOrthonormalTraining(task, instantiateKernel(kernel)).step()).toThrow(/all 0 steps/);
});
