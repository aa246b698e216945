// The training of networks, against DP-SGD as it is written.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkCases } from '../../../../test/conformance/oneRun/network';
import { size } from '../../../../test/statistics/size';
import { loadKernel } from '../../../audit/training/node/loadKernel';
import { instantiateKernel } from '../../../audit/training/wasm/kernel';
import { runToEnd } from '../../../base/numerics/generators';
import { fillNormal, STREAM } from '../../../base/numerics/randomStreams';
import { oneRunFeatures } from '../../canaries/features';
import { trainedLabels } from '../../canaries/labels';
import { batchOfRecords } from '../batch';
import type { Inputs, NetworkTask, NetworkTraining } from './task';
import { networkTraining } from './training';

const kernel = await loadKernel();

type Rows = number[][];

const rowOf = (inputs: Inputs, row: number): number[] => {
  if (inputs.kind === 'features') return Array.from(inputs.rows[row]!);
  const { window, vocabulary, contexts } = inputs;
  const x = new Array<number>(window * vocabulary).fill(0);
  for (let p = 0; p < window; p++) x[p * vocabulary + contexts[row * window + p]!] = 1;
  return x;
};

const times = (x: readonly number[], w: Rows) =>
  w[0]!.map((_, c) => x.reduce((sum, value, j) => sum + value * w[j]![c]!, 0));

const normalRows = (stream: number, rows: number, columns: number, seed: number, step: number): Rows =>
  Array.from({ length: rows }, (_, model) => {
    const row = new Float64Array(columns);
    fillNormal({ seed, stream, model, step }, 0, row, 0, columns);
    return Array.from(row);
  });

/**
 * Logits of all rows after DP-SGD, line by line as Abadi et al. (2016) write it: each record's gradient is a whole matrix, which
 * is clipped, summed with the others and noised.
 */
function asWritten(task: NetworkTask): Rows {
  const { inputs, hidden, heads, firstRow, clippingNorm, noiseMultiplier, seed } = task;
  const width = rowOf(inputs, 0).length;
  const classes = heads.reduce((sum, head) => sum + head.classes, 0);
  const first =
    hidden === 0
      ? []
      : normalRows(STREAM.oneRunInitialWeights, width, hidden, seed, 0).map((row) =>
          row.map((x) => x * Math.sqrt(2 / hidden)),
        );
  const second: Rows = Array.from({ length: hidden || width }, () => new Array<number>(classes).fill(0));
  const seenOf = (x: number[]) => (hidden === 0 ? x : times(x, first).map((z) => Math.max(0, z)));
  const zero = (like: Rows) => like.map((row) => row.map(() => 0));
  for (let step = 0; step < task.steps; step++) {
    const sums = [zero(first), zero(second)] as const;
    for (const record of batchOfRecords(firstRow.length - 1, task, step)) {
      const own = [zero(first), zero(second)] as const;
      for (let row = firstRow[record]!; row < firstRow[record + 1]!; row++) {
        const x = rowOf(inputs, row);
        const h = seenOf(x);
        const logits = times(h, second);
        const change: number[] = [];
        for (const head of heads) {
          const z = logits.slice(change.length, change.length + head.classes);
          const total = z.reduce((sum, value) => sum + Math.exp(value), 0);
          const labels = head.labels.slice(row * head.each, (row + 1) * head.each);
          const weight = head.weights?.[row] ?? 1;
          change.push(
            ...z.map(
              (value, c) => weight * (Math.exp(value) / total - (labels.includes(c) ? 1 / head.each : 0)),
            ),
          );
        }
        h.forEach((value, j) => {
          change.forEach((d, c) => {
            own[1][j]![c]! += value * d;
          });
        });
        if (hidden === 0) continue;
        const back = h.map((value, j) =>
          value > 0 ? change.reduce((sum, d, c) => sum + d * second[j]![c]!, 0) : 0,
        );
        x.forEach((value, j) => {
          back.forEach((d, u) => {
            own[0][j]![u]! += value * d;
          });
        });
      }
      const norm = Math.sqrt(own.flat(2).reduce((sum, g) => sum + g * g, 0));
      const scale = Math.min(1, clippingNorm / norm);
      own.forEach((layer, l) => {
        layer.forEach((row, j) => {
          row.forEach((g, c) => {
            sums[l as 0 | 1][j]![c]! += scale * g;
          });
        });
      });
    }
    [first, second].forEach((weights, l) => {
      const stream = l === 0 ? STREAM.oneRunHiddenNoise : STREAM.oneRunWeightNoise;
      const noise = normalRows(stream, weights.length, weights[0]?.length ?? 0, seed, step);
      weights.forEach((row, j) => {
        row.forEach((_, c) => {
          const noised = sums[l as 0 | 1][j]![c]! + noiseMultiplier * clippingNorm * noise[j]![c]!;
          row[c]! -= (task.learningRate / (task.samplingRate * task.population)) * noised;
        });
      });
    });
  }
  const rows = firstRow[firstRow.length - 1]!;
  return Array.from({ length: rows }, (_, row) => times(seenOf(rowOf(inputs, row)), second));
}

/** Logits of all heads. */
function logitsOf(training: NetworkTraining, task: NetworkTask, rows: readonly number[]): Rows {
  const ofHeads = task.heads.map(({ classes }, head) => {
    const labels = Int32Array.from({ length: rows.length * classes }, (_, i) => i % classes);
    const { logits } = training.answer({ head, rows: Int32Array.from(rows), labels, each: classes });
    return rows.map((_, i) => Array.from(logits.subarray(i * classes, (i + 1) * classes)));
  });
  return rows.map((_, i) => ofHeads.flatMap((head) => head[i]!));
}

const trained = (training: NetworkTraining, task: NetworkTask): Rows => {
  for (let t = 0; t < task.steps; t++) {
    training.step();
    // answers between the steps must not change the training
    logitsOf(training, task, [0]);
  }
  return logitsOf(
    training,
    task,
    Array.from({ length: task.firstRow.at(-1)! }, (_, row) => row),
  );
};

const tasks = fc
  .record({
    records: fc.integer({ min: 1, max: 9 }),
    longest: fc.integer({ min: 1, max: 4 }),
    tokens: fc.boolean(),
    width: fc.integer({ min: 1, max: 11 }),
    window: fc.integer({ min: 1, max: 3 }),
    hidden: fc.integer({ min: 0, max: 10 }),
    classes: fc.integer({ min: 2, max: 10 }),
    tags: fc.integer({ min: 0, max: 6 }),
    samplingRate: fc.constantFrom(1, 0.6),
    noiseMultiplier: fc.constantFrom(0, 0.8),
    clippingNorm: fc.constantFrom(0.3, 100),
    seed: fc.nat(1000),
  })
  .map(({ records, longest, tokens, width, window, hidden, classes, tags, ...rest }): NetworkTask => {
    const { seed } = rest;
    const firstRow = new Int32Array(records + 1);
    for (let i = 0; i < records; i++) firstRow[i + 1] = firstRow[i]! + 1 + ((i * 7 + seed) % longest);
    const rows = firstRow[records]!;
    const main = { classes, each: 1, labels: trainedLabels(rows, classes, seed), weights: null };
    const second = {
      classes: tags + 2,
      each: 2,
      labels: Int32Array.from({ length: 2 * rows }, (_, i) => ((i >> 1) + (i & 1)) % (tags + 2)),
      weights: Float64Array.from({ length: rows }, (_, i) => (i % 3) / 2),
    };
    return {
      ...rest,
      inputs: tokens
        ? {
            kind: 'tokens',
            window,
            vocabulary: width,
            contexts: trainedLabels(rows * window, width, seed + 1),
          }
        : { kind: 'features', rows: runToEnd(oneRunFeatures('sphere', rows, width, seed)) },
      hidden: tokens ? hidden + 1 : hidden,
      heads: tags > 0 ? [main, second] : [main],
      firstRow,
      start: null,
      included: seed % 2 ? Uint8Array.from({ length: records }, (_, i) => (i % 4 ? 1 : 0)) : null,
      population: records,
      learningRate: rest.clippingNorm > 1 && rest.noiseMultiplier > 0 ? 0.02 : 2,
      steps: 3,
    };
  });

const worst = (a: Rows, b: Rows) =>
  Math.max(...a.flatMap((row, i) => row.map((z, c) => Math.abs(z - b[i]![c]!) / Math.max(1, Math.abs(z)))));

it('is DP-SGD as it is written in float64, over records of several rows, tokens and heads', () => {
  fc.assert(
    fc.property(tasks, (task) => {
      expect(worst(asWritten(task), trained(networkTraining(task, null), task))).toBeLessThan(1e-10);
    }),
    { seed: 91, numRuns: size(40, 120) },
  );
});

it('is DP-SGD as it is written by the kernel, to rounding, over records of several rows, tokens and heads', () => {
  fc.assert(
    fc.property(tasks, (task) => {
      if (kernel === null) return;
      const fast = networkTraining(task, instantiateKernel(kernel));
      expect(worst(asWritten(task), trained(fast, task))).toBeLessThan(1e-4);
    }),
    { seed: 91, numRuns: size(40, 120) },
  );
});

describe('without a hidden layer, over more rows than a chunk has', () => {
  const m = 300;
  const features = runToEnd(oneRunFeatures('sphere', m, 12, 3));
  const labels = trainedLabels(m, 5, 3);
  const run = {
    included: null,
    population: m,
    samplingRate: 0.9,
    noiseMultiplier: 1,
    clippingNorm: 0.5,
    learningRate: 30,
    steps: 3,
    seed: 3,
  };
  const task: NetworkTask = {
    ...run,
    inputs: { kind: 'features', rows: features },
    hidden: 0,
    heads: [{ classes: 5, each: 1, labels, weights: null }],
    firstRow: Int32Array.from({ length: m + 1 }, (_, i) => i),
    start: null,
  };
  const training = networkTraining(task, null);
  const rows = trained(training, task);

  it('is DP-SGD of a linear model as it is written', () => {
    const expected = asWritten(task);
    rows.forEach((row, i) => {
      row.forEach((z, c) => {
        expect(z).toBeCloseTo(expected[i]![c]!, 11);
      });
    });
  });

  it('refuses more steps than its task has', () => {
    expect(() => training.step()).toThrow(/all 3 steps/);
  });

  it('starts from weights that another training has saved', () => {
    const next = networkTraining({ ...task, start: training.save(), steps: 0 }, null);
    expect(logitsOf(next, task, [7])).toEqual([rows[7]]);
  });
});

it('answers with the sum, the best label and the logits that were asked for', () => {
  const features = [Float64Array.of(1, 0), Float64Array.of(0, 1)];
  const heads = Float64Array.of(9, 0, Math.log(2), 0, 9, 1, 0, 1);
  const task: NetworkTask = {
    included: null,
    population: 2,
    samplingRate: 1,
    noiseMultiplier: 0,
    clippingNorm: 1,
    learningRate: 1,
    steps: 0,
    seed: 1,
    inputs: { kind: 'features', rows: features },
    hidden: 0,
    heads: [1, 3].map((classes) => ({ classes, each: 1, labels: new Int32Array(2), weights: null })),
    firstRow: Int32Array.of(0, 1, 2),
    start: [new Float64Array(0), heads],
  };
  const question = { head: 1, rows: Int32Array.of(1, 0), labels: Int32Array.of(2, 0, 1, 1), each: 2 };
  const { logSums, best, logits } = networkTraining(task, null).answer(question);
  expect(logSums[0]).toBeCloseTo(Math.log(1 + 2 * Math.E), 14);
  expect(logSums[1]).toBeCloseTo(Math.log(4), 14);
  // the first of equals wins
  expect(Array.from(best)).toEqual([0, 1]);
  expect(Array.from(logits)).toEqual([1, 1, Math.log(2), Math.log(2)]);
});

describe('the SIMD kernel', () => {
  for (const { name, run } of networkCases(30)) {
    it(name, () => run((task) => networkTraining(task, kernel && instantiateKernel(kernel))));
  }
});
