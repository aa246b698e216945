// A further independent check: one step of DP-SGD as a newcomer would write it in TensorFlow.js, with gradients by automatic
// differentiation, record by record, in float32. It shares the draws with the reference backends and nothing else: neither their
// derivatives, nor their norms without gradients, nor their order of sums.
import * as tf from '@tensorflow/tfjs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawMask, drawNoise } from '../../src/audit/training/draws';
import { parameterLayout } from '../../src/audit/training/layout';
import { dpSgdModel } from '../../src/audit/training/reference/dpSgd';
import { fillNormal, STREAM } from '../../src/base/numerics/randomStreams';
import { batchOfRecords } from '../../src/oneRun/training/batch';
import { networkTraining } from '../../src/oneRun/training/network/training';
import { randomTable } from '../conformance/training/jobs';
import { size } from '../statistics/size';

/** Number of tensors before these tests. Other tests on the same thread may have left some. */
let there = 0;

beforeAll(async () => {
  // TensorFlow.js would otherwise recommend another package on the console
  tf.env().set('PROD', true);
  await tf.setBackend('cpu');
  there = tf.memory().numTensors;
});

/** The loss of one record, as an ordinary function of the parameters. */
type Loss = (parameters: tf.Tensor[], record: number) => tf.Scalar;

interface Step {
  parameters: readonly tf.Tensor[];
  loss: Loss;
  batch: readonly number[];
  clippingNorm: number;
  noiseMultiplier: number;
  /** Standard normals, in the shapes of the parameters. */
  noise: readonly tf.Tensor[];
  expectedBatch: number;
  learningRate: number;
}

/** One step of DP-SGD (Abadi et al. 2016, algorithm 1). */
function dpSgdStep({ parameters, loss, batch, clippingNorm, noiseMultiplier, noise, ...rest }: Step) {
  let sums: tf.Tensor[] = parameters.map((p) => tf.zerosLike(p));
  for (const record of batch) {
    const gradients = tf.grads((...p: tf.Tensor[]) => loss(p, record))([...parameters]);
    const norm = tf.sqrt(tf.addN(gradients.map((g) => tf.sum(tf.square(g)))));
    const scale = tf.minimum(1, tf.div(clippingNorm, norm));
    sums = sums.map((sum, i) => tf.add(sum, tf.mul(gradients[i]!, scale)));
  }
  return parameters.map((p, i) => {
    const noised = tf.add(sums[i]!, tf.mul(noiseMultiplier * clippingNorm, noise[i]!));
    return tf.sub(p, tf.mul(rest.learningRate / rest.expectedBatch, noised));
  });
}

/** Cross entropy, summed over the rows of logits. */
function crossEntropy(logits: tf.Tensor, labels: readonly number[]): tf.Scalar {
  const [rows, classes] = [labels.length, logits.size / labels.length];
  const table = tf.reshape(logits, [rows, classes]);
  const chosen = tf.mul(tf.oneHot(tf.tensor1d([...labels], 'int32'), classes), table);
  return tf.sub(tf.sum(tf.logSumExp(table, 1)), tf.sum(chosen)).asScalar();
}

/** Largest difference of two arrays, divided by their largest entry or by 1. */
function difference(given: ArrayLike<number>, expected: ArrayLike<number>): number {
  expect(given.length).toBe(expected.length);
  let most = 0;
  let largest = 1;
  for (let i = 0; i < expected.length; i++) {
    largest = Math.max(largest, Math.abs(expected[i]!));
    most = Math.max(most, Math.abs(given[i]! - expected[i]!));
  }
  return most / largest;
}

/** Largest allowed difference, for the rounding of float32 in some hundred sums and one clipping. */
const ROUNDING = 2e-5;

const normals = (seed: number, model: number, count: number): Float64Array => {
  const values = new Float64Array(count);
  fillNormal({ seed, stream: 1000, model, step: 9 }, 0, values, 0, count);
  return values;
};

const settings = {
  rows: fc.integer({ min: 1, max: 12 }),
  inputs: fc.integer({ min: 1, max: 9 }),
  hidden: fc.integer({ min: 1, max: 7 }),
  classes: fc.integer({ min: 2, max: 6 }),
  samplingRate: fc.constantFrom(1, 0.5),
  noiseMultiplier: fc.constantFrom(0, 1.3),
  // these norms clip all records, some, or none
  clippingNorm: fc.constantFrom(0.05, 1, 1e6),
  learningRate: fc.constantFrom(0.05, 0.5),
  step: fc.nat(40),
  seed: fc.nat(10_000),
};
const runs = { seed: 11, numRuns: size(12, 60) };

describe('one step in plain TensorFlow.js', () => {
  it.each(['linear', 'mlp'] as const)(
    '%s: a step with any of these settings agrees with the reference backend',
    (kind) => {
      fc.assert(
        fc.property(fc.record(settings), ({ rows, inputs, hidden, classes, step, seed, ...rest }) => {
          const data = randomTable(seed, rows, inputs, classes);
          const shape =
            kind === 'linear' ? { kind, inputs, classes } : ({ kind, inputs, hidden, classes } as const);
          const layout = parameterLayout(shape);
          const job = {
            ...rest,
            data,
            model: shape,
            optimizer: 'sgd' as const,
            steps: step + 1,
            checkpoints: [step + 1],
            canary: { kind: 'none' as const },
            runsPerWorld: 1,
            seed: [seed, 3] as const,
            probes: [],
            test: null,
            accuracyModels: 0,
          };
          const model = dpSgdModel(job, layout, 5);
          const initial = normals(seed, 0, layout.size);
          // one matrix of weights and biases for each layer, without the padding of its rows
          const matrices = (padded: Float64Array) =>
            layout.layers.map(({ inputs: width, units, stride, offset }) =>
              Array.from({ length: units }, (_, u) =>
                Array.from(padded.subarray(offset + u * stride, offset + u * stride + width + 1)),
              ),
            );
          model.theta.set(initial);
          model.step(step);

          const mask = new Uint8Array(rows);
          drawMask(mask, job.seed, 5, step, rest.samplingRate);
          const noise = new Float64Array(layout.size);
          drawNoise(noise, job.seed, 5, step);
          const given = tf.tidy(() => {
            const extended = (u: tf.Tensor) => tf.concat([u, tf.ones([1, 1])]);
            const next = dpSgdStep({
              ...rest,
              parameters: matrices(initial).map((m) => tf.tensor2d(m)),
              loss: (layers, record) => {
                let u: tf.Tensor = tf.tensor2d(
                  Float32Array.from(data.features.subarray(record * inputs, (record + 1) * inputs)),
                  [inputs, 1],
                );
                layers.forEach((layer, l) => {
                  const z = tf.matMul(layer as tf.Tensor2D, extended(u) as tf.Tensor2D);
                  u = l + 1 < layers.length ? tf.tanh(z) : z;
                });
                return crossEntropy(u, [data.labels[record]!]);
              },
              batch: Array.from(mask.keys()).filter((i) => mask[i] === 1),
              noise: matrices(noise).map((m) => tf.tensor2d(m)),
              expectedBatch: rest.samplingRate * rows,
            });
            return next.flatMap((tensor) => Array.from(tensor.dataSync()));
          });
          expect(difference(given, matrices(model.theta).flat(2))).toBeLessThan(ROUNDING);
        }),
        runs,
      );
      expect(tf.memory().numTensors).toBe(there);
    },
  );

  it('a step agrees with the ReLU network for records of one to three rows', () => {
    const several = fc.record({ ...settings, longest: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(several, ({ rows: records, longest, inputs, hidden, classes, seed, ...rest }) => {
        const firstRow = new Int32Array(records + 1);
        for (let i = 0; i < records; i++) firstRow[i + 1] = firstRow[i]! + 1 + ((i + seed) % longest);
        const rows = firstRow[records]!;
        const { features, labels } = randomTable(seed, rows, inputs, classes);
        const start = [normals(seed, 1, inputs * hidden), normals(seed, 2, hidden * classes)] as const;
        const task = {
          ...rest,
          inputs: {
            kind: 'features' as const,
            rows: Array.from({ length: rows }, (_, i) => features.subarray(i * inputs, (i + 1) * inputs)),
          },
          hidden,
          heads: [{ classes, each: 1, labels: Int32Array.from(labels), weights: null }],
          firstRow,
          start,
          included: null,
          population: records,
          steps: 1,
          seed,
        };
        const training = networkTraining(task, null);
        training.step();
        const expected = training.save().flatMap((layer) => Array.from(layer));

        const drawn = (stream: number, count: number, columns: number) =>
          tf.tensor2d(
            Array.from({ length: count }, (_, model) => {
              const row = new Float64Array(columns);
              fillNormal({ seed, stream, model, step: 0 }, 0, row, 0, columns);
              return Array.from(row);
            }),
          );
        const given = tf.tidy(() => {
          const next = dpSgdStep({
            ...rest,
            parameters: [
              tf.tensor2d(Float32Array.from(start[0]), [inputs, hidden]),
              tf.tensor2d(Float32Array.from(start[1]), [hidden, classes]),
            ],
            loss: ([first, second], record) => {
              const [from, to] = [firstRow[record]!, firstRow[record + 1]!];
              const taken = Float32Array.from(features.subarray(from * inputs, to * inputs));
              const x = tf.tensor2d(taken, [to - from, inputs]);
              const logits = tf.matMul(tf.relu(tf.matMul(x, first!)), second!);
              return crossEntropy(logits, Array.from(labels.subarray(from, to)));
            },
            batch: batchOfRecords(records, task, 0),
            noise: [
              drawn(STREAM.oneRunHiddenNoise, inputs, hidden),
              drawn(STREAM.oneRunWeightNoise, hidden, classes),
            ],
            expectedBatch: rest.samplingRate * records,
          });
          return next.flatMap((tensor) => Array.from(tensor.dataSync()));
        });
        expect(difference(given, expected)).toBeLessThan(ROUNDING);
      }),
      runs,
    );
    expect(tf.memory().numTensors).toBe(there);
  });
});
