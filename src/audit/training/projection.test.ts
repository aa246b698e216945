// Training on the span of the points: it changes no score without noise, and keeps the law of the scores with noise.
import { describe, expect, it } from 'vitest';
import { randomJob, randomTable } from '../../../test/conformance/training/jobs';
import { compareBlocks } from '../../../test/conformance/training/suite';
import type { Canary, TrainingJob } from '../canaries/job';
import { projectJob } from './projection';
import { createReferenceBackend } from './reference/referenceBackend';

const never = new AbortController().signal;
const inputs = 30;
const classes = 3;
const other = randomTable(81, 4, inputs, classes);
const point = (i: number) => other.features.subarray(i * inputs, (i + 1) * inputs);

function wideJob(change: Partial<TrainingJob> = {}): TrainingJob {
  const data = randomTable(80, 9, inputs, classes);
  // a row that others span
  for (let f = 0; f < inputs; f++)
    data.features[f] = 2 * data.features[inputs + f]! - data.features[2 * inputs + f]!;
  return {
    ...randomJob(1, 'linear', false),
    data,
    model: { kind: 'linear', inputs, classes },
    samplingRate: 0.6,
    clippingNorm: 1,
    noiseMultiplier: 0,
    steps: 12,
    checkpoints: [1, 12],
    learningRate: 0.5,
    probes: [point(0), point(1)],
    test: randomTable(82, 5, inputs, classes),
    accuracyModels: 6,
    ...change,
  };
}

const canaries: [string, Canary][] = [
  ['no canary', { kind: 'none' }],
  ['a crafted weight', { kind: 'gradient', slot: 3, coordinate: inputs + 7 }],
  ['a crafted bias', { kind: 'gradient', slot: 3, coordinate: classes * inputs + 2 }],
  [
    'records',
    {
      kind: 'record',
      slot: 4,
      original: { features: point(2), label: 0 },
      substitute: { features: point(3), label: 2 },
    },
  ],
];

describe('projection onto the span of the points', () => {
  it.each(canaries)('changes no score without noise: %s', async (_, canary) => {
    const job = wideJob({ canary });
    const projected = projectJob(job);
    expect(projected.model.inputs).toBeLessThan(inputs);
    const [given, expected] = await Promise.all(
      [projected, job].map((each) => createReferenceBackend().trainBlock(never, each, 0, 8)),
    );
    compareBlocks(given!, expected!, 1e-6, 'projected');
  });

  it('keeps the law of the scores with noise', async () => {
    // noise alone (one class): probe logits are normal with covariance <[x;1], [x';1]>
    const runs = 4000;
    const job = wideJob({
      data: randomTable(83, 9, inputs, 1),
      model: { kind: 'linear', inputs, classes: 1 },
      noiseMultiplier: 1,
      samplingRate: 1,
      steps: 1,
      checkpoints: [1],
      learningRate: 9,
      test: null,
      canary: { kind: 'none' },
    });
    const { logits } = await createReferenceBackend().trainBlock(never, projectJob(job), 0, runs);
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const inner = (p: number, q: number) => point(p).reduce((sum, x, f) => sum + x * point(q)[f]!, 1);
      let sum = 0;
      for (let r = 0; r < runs; r++) sum += logits[2 * r + a]! * logits[2 * r + b]!;
      const error = 5 * Math.sqrt((inner(a, a) * inner(b, b) + inner(a, b) ** 2) / runs);
      expect(Math.abs(sum / runs - inner(a, b))).toBeLessThan(error);
    }
  });

  it.each([
    ['more points than features', randomJob(1, 'linear', false)],
    ['Adam, which is not invariant under rotations', wideJob({ optimizer: 'adam' })],
    ['a perceptron', wideJob({ model: { kind: 'mlp', inputs, hidden: 4, classes } })],
  ])('leaves a job alone that has %s', (_, job) => {
    expect(projectJob(job)).toBe(job);
  });
});
