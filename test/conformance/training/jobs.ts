// Training jobs for the conformance suite: random ones over every option, and a few whose outcome is known in advance. The same seed
// always gives the same job.

import type { Canary, ModelShape, TrainingJob } from '../../../src/audit/canaries/job';
import type { RecordTable } from '../../../src/audit/datasets/types';
import { parameterCount } from '../../../src/audit/training/layout';
import { fillNormal, fillUniform } from '../../../src/base/numerics/randomStreams';

/** Stream of random numbers that no audit uses. */
const TEST_STREAM = 1000;

function uniforms(seed: number, count: number): Float64Array {
  const values = new Float64Array(count);
  fillUniform({ seed, stream: TEST_STREAM, model: 0, step: 0 }, 0, values, 0, count);
  return values;
}

/** Normal features, some of them constant zero, and labels that the first features mostly decide. */
export function randomTable(seed: number, rows: number, columns: number, classes: number): RecordTable {
  const features = new Float64Array(rows * columns);
  fillNormal({ seed, stream: TEST_STREAM, model: 1, step: 0 }, 0, features, 0, features.length);
  const labels = new Uint16Array(rows);
  for (let i = 0; i < rows; i++) {
    // a feature that is always zero, as pixels at the border of a picture are
    if (columns > 2) features[i * columns + 2] = 0;
    labels[i] = Math.floor(Math.abs(features[i * columns]) * 2 + i) % classes;
  }
  return { rows, columns, classes, features, labels };
}

/** A job whose options are drawn at random, extremes included. */
export function randomJob(seed: number, kind: 'linear' | 'mlp', adam: boolean): TrainingJob {
  const u = uniforms(seed, 20);
  const pick = <T>(i: number, values: readonly T[]): T => values[Math.floor(u[i] * values.length)];
  const rows = 1 + Math.floor(u[0] * 45);
  const inputs = 1 + Math.floor(u[1] * 21);
  const classes = 1 + Math.floor(u[2] * 6);
  const model: ModelShape =
    kind === 'linear'
      ? { kind, inputs, classes }
      : { kind, inputs, hidden: 1 + Math.floor(u[3] * 9), classes };
  const data = randomTable(seed, rows, inputs, classes);
  const other = randomTable(seed + 1, 2, inputs, classes);
  const slot = Math.floor(u[4] * rows);
  const canary: Canary = pick(5, [
    { kind: 'none' },
    { kind: 'gradient', slot, coordinate: Math.floor(u[6] * parameterCount(model)) },
    {
      kind: 'record',
      slot,
      original: { features: other.features.subarray(0, inputs), label: other.labels[0] },
      substitute: { features: other.features.subarray(inputs), label: other.labels[1] },
    },
  ] as Canary[]);
  const steps = 1 + Math.floor(u[7] * 8);
  const noise = pick(9, [0, 0.5, 3]);
  return {
    data,
    model,
    optimizer: adam ? 'adam' : 'sgd',
    samplingRate: pick(8, [1, 0.9, 0.5, 0.5, 0.1, 1e-6]),
    // Adam divides a gradient by its own size, so that without noise rounding errors would show in full
    noiseMultiplier: adam ? Math.max(noise, 0.5) : noise,
    clippingNorm: pick(10, [1e-3, 0.3, 2, 1e6]),
    learningRate: pick(11, [0.01, 0.2]),
    steps,
    checkpoints: steps > 2 ? [1, steps - 1, steps] : [steps],
    canary,
    runsPerWorld: 12,
    seed: [Math.floor(u[12] * 2 ** 32), Math.floor(u[13] * 2 ** 32)],
    probes: [other.features.subarray(0, inputs), other.features.subarray(inputs)],
    test: randomTable(seed + 2, 9, inputs, classes),
    accuracyModels: 5,
  };
}

/**
 * A job that reveals its noise. With one class every gradient vanishes, so the parameters are minus the running sum of the noise
 * (learningRate / B = 1, C = 1). Probes at the origin and at every unit vector read them.
 */
export function noiseJob(seed: number, inputs: number, steps: number, runsPerWorld: number): TrainingJob {
  const probes = Array.from({ length: inputs + 1 }, (_, p) => {
    const probe = new Float64Array(inputs);
    if (p > 0) probe[p - 1] = 1;
    return probe;
  });
  return {
    data: randomTable(seed, 4, inputs, 1),
    model: { kind: 'linear', inputs, classes: 1 },
    optimizer: 'sgd',
    samplingRate: 1,
    noiseMultiplier: 1,
    clippingNorm: 1,
    learningRate: 4,
    steps,
    checkpoints: Array.from({ length: steps }, (_, t) => t + 1),
    canary: { kind: 'none' },
    runsPerWorld,
    seed: [seed, 77],
    probes,
    test: null,
    accuracyModels: 0,
  };
}

/**
 * A job that reveals its sampling. It has one class, no noise and a gradient canary (learningRate / B = 1, C = 1), so the parameter is
 * minus (world 0) or plus (world 1) the number of steps in which the canary's record was sampled.
 */
export function coinJob(
  seed: readonly [number, number],
  slot: number,
  samplingRate: number,
  steps: number,
  runsPerWorld: number,
): TrainingJob {
  const rows = 7;
  return {
    ...noiseJob(1, 1, steps, runsPerWorld),
    data: randomTable(1, rows, 1, 1),
    samplingRate,
    noiseMultiplier: 0,
    learningRate: samplingRate * rows,
    canary: { kind: 'gradient', slot, coordinate: 1 },
    seed,
    probes: [],
  };
}
