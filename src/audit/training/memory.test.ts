// The plan of memory: sizes of blocks, and refusals that name what would fit.
import { describe, expect, it } from 'vitest';
import { randomJob } from '../../../test/conformance/training/jobs';
import { InputError } from '../../base/numerics/errors';
import type { TrainingJob } from '../canaries/job';
import { type MemoryCost, requireFits } from './memory';

const cost: MemoryCost = { bytesPerParameter: 128, bytesPerValue: 8, granularity: 16 };
const small = randomJob(7, 'linear', false);

function refusal(job: TrainingJob): InputError {
  try {
    requireFits(job, cost);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('it was accepted');
}

/** The number that would fit, read from the message. */
const fits = (error: InputError) => Number(/Lower it to (\d+)/.exec(error.message)?.[1]);

describe('memory plan', () => {
  it.each<[string, TrainingJob, (value: number) => TrainingJob]>([
    ['runsPerWorld', { ...small, runsPerWorld: 1e9 }, (runsPerWorld) => ({ ...small, runsPerWorld })],
    [
      'data.rows',
      { ...small, data: { ...small.data, rows: 1e9 } },
      (rows) => ({ ...small, data: { ...small.data, rows } }),
    ],
    [
      'inputs',
      { ...small, model: { kind: 'linear', inputs: 1e8, classes: 10 } },
      (inputs) => ({ ...small, model: { kind: 'linear', inputs, classes: 10 } }),
    ],
    [
      'hidden',
      { ...small, model: { kind: 'mlp', inputs: 1000, hidden: 1e6, classes: 10 } },
      (hidden) => ({ ...small, model: { kind: 'mlp', inputs: 1000, hidden, classes: 10 } }),
    ],
  ])('names %s and the largest value that fits, if a job is too large', (field, job, lowered) => {
    const error = refusal(job);
    expect(error).toMatchObject({ code: 'too-large', field });
    expect(requireFits(lowered(fits(error)), cost).blockModels).toBeGreaterThan(0);
    // a value that is a third larger does not fit
    expect(() => requireFits(lowered(Math.ceil(fits(error) * 1.3) + 1), cost)).toThrow(InputError);
  });

  it('makes blocks of whole panels', () => {
    const plan = requireFits({ ...small, runsPerWorld: 1000, steps: 100_000 }, cost);
    expect(plan.blockModels % 16).toBe(0);
  });

  it('makes no block larger than the job', () => {
    expect(requireFits({ ...small, runsPerWorld: 3 }, cost).blockModels).toBe(6);
  });

  it('names a smallest block of whole panels, no larger than the block, whatever the run', () => {
    for (const steps of [1, 100, 1e4, 1e7]) {
      const { blockModels, leastModels } = requireFits({ ...small, runsPerWorld: 1e5, steps }, cost);
      expect(leastModels! % 16).toBe(0);
      expect(leastModels).toBeGreaterThan(0);
      expect(leastModels).toBeLessThanOrEqual(blockModels);
    }
  });

  const narrow = {
    ...small,
    model: { kind: 'linear', inputs: 64, classes: 1 },
    runsPerWorld: 1e5,
    steps: 25,
  } as const;
  const rows = { ...narrow, data: { ...small.data, rows: 500 } };
  const least = (job: TrainingJob, draws: Partial<MemoryCost>) =>
    requireFits(job, { ...cost, ...draws }).leastModels!;

  it('makes the smallest block smaller by the time that noise and the coins of all rows take', () => {
    const sampled = { ...rows, samplingRate: 1 / 16 };
    const flops = 4 * (500 / 16) * 65;
    const panelsOf = (work: number) => 16 * Math.ceil(5e7 / (25 * work) / 16);
    expect(least(sampled, {})).toBe(panelsOf(flops));
    expect(least(sampled, { flopsPerNormal: 135 })).toBe(panelsOf(flops + 65 * 135));
    expect(least(sampled, { flopsPerNormal: 135, flopsPerCoin: 50 })).toBe(
      panelsOf(flops + 65 * 135 + 500 * 50),
    );
  });

  it('counts no coins if every row is in every batch', () => {
    const every = { ...rows, samplingRate: 1 };
    expect(least(every, { flopsPerCoin: 50 })).toBe(least(every, {}));
  });

  it('makes smaller blocks of longer runs, so that progress shows', () => {
    const blocks = (steps: number) =>
      requireFits({ ...small, samplingRate: 1, runsPerWorld: 1e5, steps }, cost).blockModels;
    expect(blocks(10)).toBeGreaterThan(blocks(100_000));
  });
});
