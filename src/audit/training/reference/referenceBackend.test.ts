// The reference backend: a step computed by hand, its noise, and its refusals.
import { describe, expect, it } from 'vitest';
import { philoxBlock } from '../../../base/numerics/philox';
import type { TrainingJob } from '../../canaries/job';
import { TRAINING_STREAM } from '../streams';
import { createReferenceBackend } from './referenceBackend';

const never = new AbortController().signal;

/** Two records, two classes, one feature: small enough to do by hand. */
function tinyJob(change: Partial<TrainingJob> = {}): TrainingJob {
  return {
    data: {
      rows: 2,
      columns: 1,
      classes: 2,
      features: new Float64Array([3, -1]),
      labels: new Uint16Array([0, 1]),
    },
    model: { kind: 'linear', inputs: 1, classes: 2 },
    optimizer: 'sgd',
    samplingRate: 1,
    noiseMultiplier: 0,
    clippingNorm: 2,
    learningRate: 0.5,
    steps: 1,
    checkpoints: [1],
    canary: { kind: 'none' },
    runsPerWorld: 1,
    seed: [1, 2],
    probes: [new Float64Array([1]), new Float64Array([0])],
    test: null,
    accuracyModels: 0,
    ...change,
  };
}

describe('reference backend', () => {
  it('does one step as it is computed by hand', async () => {
    // the start is zero, so p = (1/2, 1/2); residuals (-1/2, 1/2) and (1/2, -1/2), both of norm sqrt(1/2).
    // |x~| = sqrt(10) and sqrt(2): gradient norms sqrt(5) > 2, clipped to 2, and 1, kept.
    const weight = 2 / Math.sqrt(5);
    const w0 = -weight * 0.5 * 3 - 0.5; // sum over records of residual_0 * x
    const b0 = -weight * 0.5 + 0.5;
    const step = -0.5 / 2; // -learningRate / (q n)
    const { logits } = await createReferenceBackend().trainBlock(never, tinyJob(), 0, 1);
    const expected = [step * (w0 + b0), -step * (w0 + b0), step * b0, -step * b0];
    expected.forEach((value, i) => {
      expect(logits[i]).toBeCloseTo(value, 6);
    });
  });

  it('adds sigma C times the normals of the noise stream, over B', async () => {
    const job = tinyJob({ noiseMultiplier: 1e6, clippingNorm: 1e-3, samplingRate: 1 });
    const { logits } = await createReferenceBackend().trainBlock(never, job, 5, 1);
    const words = new Uint32Array(4);
    philoxBlock(0, 5, 0, TRAINING_STREAM.noise, 1, 2, words);
    const r = Math.sqrt(-2 * Math.log((words[0]! + 1) / 2 ** 32));
    const angle = (2 * Math.PI * words[1]!) / 2 ** 32;
    const scale = ((-0.5 / 2) * 1e6) / 1e3;
    // class 0: weight is number 0 of its row, bias number 1
    expect(logits[2]).toBeCloseTo(scale * r * Math.sin(angle), 2);
    expect(logits[0]! - logits[2]!).toBeCloseTo(scale * r * Math.cos(angle), 2);
  });

  it('refuses an impossible job and names the field', async () => {
    const backend = createReferenceBackend();
    const refuse = (change: Partial<TrainingJob>, field: string) =>
      expect(() => backend.plan(tinyJob(change))).toThrow(expect.objectContaining({ field }));
    refuse({ samplingRate: 0 }, 'samplingRate');
    refuse({ samplingRate: 1.5 }, 'samplingRate');
    refuse({ clippingNorm: 0 }, 'clippingNorm');
    refuse({ steps: 0 }, 'steps');
    refuse({ checkpoints: [2] }, 'checkpoints[0]');
    refuse({ canary: { kind: 'gradient', slot: 2, coordinate: 0 } }, 'slot');
    refuse({ canary: { kind: 'gradient', slot: 0, coordinate: 4 } }, 'coordinate');
    refuse({ probes: [new Float64Array(2)] }, 'probes[0]');
    refuse({ probes: [new Float64Array([Number.NaN])] }, 'probes[0]');
    refuse({ runsPerWorld: 2 ** 28, checkpoints: [1] }, 'runsPerWorld');
    await expect(backend.trainBlock(never, tinyJob({ steps: -1 }), 0, 1)).rejects.toThrow(/steps/);
  });
});
