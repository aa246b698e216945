// The training of linear models with canaries, against DP-SGD as it is written.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../../base/numerics/generators';
import { fillNormal, STREAM } from '../../base/numerics/randomStreams';
import { oneRunFeatures } from '../canaries/features';
import { fairCoins, trainedLabels } from '../canaries/labels';
import { batchOf } from './batch';
import { logSumExp } from './network/heads';
import { labelledNetwork } from './network/labelled';
import type { NetworkTraining, OneRunTask } from './network/task';
import { networkTraining } from './network/training';
import { orthonormalTraining } from './orthonormal';

function taskOf(change: Partial<OneRunTask> & { labels: Int32Array }): OneRunTask {
  return {
    included: null,
    population: change.labels.length,
    classes: 5,
    samplingRate: 1,
    noiseMultiplier: 0,
    clippingNorm: 0.6,
    learningRate: 8,
    steps: 6,
    seed: 3,
    ...change,
  };
}

/** The training of a linear model with all its weights, in float64. */
const denseTraining = (task: OneRunTask, features: readonly Float64Array[]) =>
  networkTraining(labelledNetwork(task, features), null);

function trained(training: NetworkTraining, { classes, labels, steps }: OneRunTask): Float64Array[] {
  for (let t = 0; t < steps; t++) training.step();
  const all = Int32Array.from({ length: classes }, (_, c) => c);
  return Array.from(labels, (_, i) => {
    const question = { head: 0, rows: Int32Array.of(i), labels: all, each: classes };
    return training.answer(question).logits;
  });
}

/** Logits of all records after DP-SGD as it is written: each record's gradient is a matrix, clipped, summed and noised. */
function asWritten(task: OneRunTask, features: readonly Float64Array[]): Float64Array[] {
  const { classes, labels, clippingNorm, samplingRate, noiseMultiplier, learningRate, steps, seed } = task;
  const dimension = features[0]!.length;
  const weights = Array.from({ length: dimension }, () => new Float64Array(classes));
  const logitsOf = (x: Float64Array) =>
    Float64Array.from({ length: classes }, (_, c) =>
      x.reduce((sum, value, j) => sum + value * weights[j]![c]!, 0),
    );
  for (let step = 0; step < steps; step++) {
    const sum = weights.map(() => new Float64Array(classes));
    for (const i of batchOf(task, step)) {
      const logits = logitsOf(features[i]!);
      const total = logits.reduce((all, z) => all + Math.exp(z), 0);
      const gradient = weights.map((_, j) =>
        logits.map((z, c) => features[i]![j]! * (Math.exp(z) / total - (c === labels[i] ? 1 : 0))),
      );
      const norm = Math.sqrt(gradient.reduce((all, row) => all + row.reduce((s, g) => s + g * g, 0), 0));
      const scale = Math.min(1, clippingNorm / norm);
      gradient.forEach((row, j) => {
        row.forEach((g, c) => {
          sum[j]![c]! += scale * g;
        });
      });
    }
    weights.forEach((row, j) => {
      const noise = new Float64Array(classes);
      fillNormal({ seed, stream: STREAM.oneRunWeightNoise, model: j, step }, 0, noise, 0, classes);
      for (let c = 0; c < classes; c++) {
        const noised = sum[j]![c]! + noiseMultiplier * clippingNorm * noise[c]!;
        row[c]! -= (learningRate / (samplingRate * labels.length)) * noised;
      }
    });
  }
  return features.map(logitsOf);
}

const close = (a: readonly Float64Array[], b: readonly Float64Array[]) => {
  a.forEach((row, i) => {
    row.forEach((value, c) => {
      expect(value).toBeCloseTo(b[i]![c]!, 11);
    });
  });
};

describe('one-run training', () => {
  it('is DP-SGD as it is written, over up to 14 records of which some may be left out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('gaussian', 'sphere', 'orthogonal'),
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 2, max: 6 }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        fc.constantFrom(0, 0.7),
        fc.constantFrom(0.3, 5),
        fc.nat(1000),
        (kind, m, dimension, classes, samplingRate, noiseMultiplier, clippingNorm, seed) => {
          const features = runToEnd(oneRunFeatures(kind, m, dimension, seed));
          const included = seed % 2 ? Uint8Array.from(fairCoins(m, seed), (coin) => (coin + 1) / 2) : null;
          const labels = trainedLabels(m, classes, seed);
          const task = taskOf({
            labels,
            included,
            classes,
            samplingRate,
            noiseMultiplier,
            clippingNorm,
            seed,
          });
          close(trained(denseTraining(task, features), task), asWritten(task, features));
        },
      ),
      { seed: 71, numRuns: 60 },
    );
  });

  it('of orthonormal records gives the same logits without weights, if there is no noise', () => {
    const features = runToEnd(oneRunFeatures('orthogonal', 12, 16, 5));
    const labels = trainedLabels(12, 5, 5);
    for (const samplingRate of [1, 0.4]) {
      const task = taskOf({
        labels,
        samplingRate,
        included: Uint8Array.from(fairCoins(12, 5), (c) => (c + 1) / 2),
      });
      close(trained(orthonormalTraining(task), task), trained(denseTraining(task, features), task));
    }
  });

  // Two samples of one law, one by each way of training: 3,000 logits of labels that no record was trained with, and as many of
  // the others. Means within 5 standard errors of each other, variances within 6 relative standard errors sqrt(2/n) sqrt(2).
  it('of orthonormal records gives logits of the same law without weights, if there is noise', () => {
    const m = 50;
    const classes = 61;
    const labels = trainedLabels(m, classes - 1, 6);
    const features = runToEnd(oneRunFeatures('orthogonal', m, 64, 6));
    const task = taskOf({ labels, classes, noiseMultiplier: 2, clippingNorm: 1, learningRate: 5, steps: 8 });
    const moments = (rows: readonly Float64Array[]) => {
      const own = rows.map((row, i) => row[labels[i]!]!);
      const others = rows.flatMap((row, i) => Array.from(row).filter((_, c) => c !== labels[i]));
      return [own, others].map((values) => {
        const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
        const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (values.length - 1);
        return { count: values.length, mean, variance };
      });
    };
    const fast = moments(trained(orthonormalTraining(task), task));
    const reference = moments(trained(denseTraining(task, features), task));
    fast.forEach(({ count, mean, variance }, i) => {
      const other = reference[i]!;
      expect(Math.abs(mean - other.mean)).toBeLessThan(5 * Math.sqrt((variance + other.variance) / count));
      expect(Math.abs(variance / other.variance - 1)).toBeLessThan(6 * Math.sqrt(4 / count));
    });
    // (eta/m)^2 sigma^2 T, within six relative standard errors
    const noise = (5 / m) ** 2 * 4 * 8;
    expect(Math.abs(fast[1]!.variance / noise - 1)).toBeLessThan(6 * Math.sqrt(2 / fast[1]!.count));
  });

  it('refuses more steps than its task has', () => {
    const task = taskOf({ labels: Int32Array.of(0), steps: 1 });
    const training = orthonormalTraining(task);
    training.step();
    expect(() => training.step()).toThrow(/all 1 steps/);
    const dense = denseTraining(task, [Float64Array.of(1)]);
    dense.step();
    expect(() => dense.step()).toThrow(/all 1 steps/);
  });
});

describe('logSumExp', () => {
  it('is ln C of C logits that are 0', () => {
    expect(logSumExp(new Float64Array(10), 0, 10)).toBeCloseTo(Math.log(10), 14);
  });

  it('is finite for any logits', () => {
    expect(logSumExp(Float64Array.of(1e300, 0), 0, 2)).toBe(1e300);
    expect(logSumExp(Float64Array.of(-1e300, 0), 0, 2)).toBe(0);
  });
});
