// The plan of blocks on a graphics card, within what the device allows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomJob, randomTable } from '../../../../test/conformance/training/jobs';
import { InputError } from '../../../base/numerics/errors';
import type { TrainingJob } from '../../canaries/job';
import { parameterLayout } from '../layout';
import { foldGroups } from './dispatch';
import { type DeviceLimits, parameterPlanes, planBlocks, stepOperations, stepsAhead } from './plan';
import { listLength } from './wgsl/batchRows';

/** The tensors that a block of this size binds, in bytes. */
function bindings(job: TrainingJob, models: number): number[] {
  const { data, model, canary, checkpoints, probes } = job;
  const rows = data.rows + (canary.kind === 'record' ? 1 : 0);
  const hidden = model.kind === 'mlp' ? [rows * model.hidden, rows * (model.hidden + model.classes)] : [];
  const perModel = [
    parameterPlanes(job) * parameterLayout(model).size,
    model.kind === 'linear' ? rows * model.classes : 0,
    ...hidden,
    checkpoints.length * probes.length * model.classes,
    job.samplingRate < 1 ? stepsAhead(rows) * listLength(rows) : 0,
  ];
  const padded = 4 * Math.ceil(rows / 4);
  return [...perModel.map((numbers) => 4 * numbers * models), 4 * (data.columns + 1) * padded];
}

function limitsOf(bytes: number): DeviceLimits {
  return { maxStorageBufferBindingSize: bytes, maxBufferSize: 2 * bytes };
}

function withRows(job: TrainingJob, rows: number): TrainingJob {
  return {
    ...job,
    data: randomTable(1, rows, job.model.inputs, job.model.classes),
    canary: { kind: 'none' },
  };
}

const jobs = fc
  .record({
    seed: fc.nat(5000),
    kind: fc.constantFrom('linear' as const, 'mlp' as const),
    adam: fc.boolean(),
  })
  .map(({ seed, kind, adam }) => ({ ...randomJob(seed, kind, adam), runsPerWorld: 5000 }));

describe('plan of blocks on a device', () => {
  it('binds nothing larger than the device allows, or says what to lower, over jobs and limits of 256 B to 4 MiB', () => {
    let refused = 0;
    fc.assert(
      fc.property(jobs, fc.integer({ min: 8, max: 22 }), (job, exponent) => {
        const limit = 2 ** exponent;
        try {
          const { blockModels } = planBlocks(job, limitsOf(limit));
          expect(blockModels).toBeGreaterThanOrEqual(1);
          expect(Math.max(...bindings(job, blockModels))).toBeLessThanOrEqual(limit);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          refused++;
          expect(error.code).toBe('too-large');
          expect(error.message).toMatch(/Lower it to \d+ or less/);
        }
      }),
      { seed: 3, numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(10);
  });

  it('accepts the size that its refusal says would fit', () => {
    const job = withRows(randomJob(2, 'linear', false), 3000);
    const limits = limitsOf(2 ** 16);
    const message = (() => {
      try {
        planBlocks(job, limits);
      } catch (error) {
        return error instanceof InputError && error.field === 'data.rows' ? error.message : '';
      }
      return '';
    })();
    const fits = Number(/Lower it to (\d+)/.exec(message)?.[1]);
    expect(planBlocks(withRows(job, fits), limits).blockModels).toBeGreaterThanOrEqual(1);
  });

  it('plans no more models than the job has', () => {
    const job = { ...randomJob(4, 'linear', false), runsPerWorld: 3 };
    expect(planBlocks(job, limitsOf(2 ** 27)).blockModels).toBe(6);
  });

  const light = (() => {
    const job = { ...randomJob(4, 'linear', false), runsPerWorld: 5000, probes: [], test: null };
    return { ...withRows(job, 500), samplingRate: 1, steps: 100_000, checkpoints: [100_000] };
  })();

  it('gives a step enough to do, even if the block’s time is short for so many steps', () => {
    const stepFlops = 4 * 500 * (light.model.inputs + 1) * light.model.classes;
    for (const speed of [1e12, 4e12]) {
      const { blockModels } = planBlocks(light, limitsOf(2 ** 30), speed);
      const enough = Math.min((0.5e-3 * speed) / stepFlops, 10_000);
      expect(blockModels).toBeGreaterThan(enough - 1);
    }
  });

  it('plans no larger blocks if a step has enough to do already, so that results come often', () => {
    expect(planBlocks(light, limitsOf(2 ** 30), 1e9).blockModels).toBe(256);
  });

  it('counts the sampled rows alone where steps pass over those, with their coins and the noise', () => {
    const model = { kind: 'linear', inputs: 500, classes: 10 } as const;
    const heavy = { ...light, data: randomTable(4, 500, 500, 10), model };
    const every = stepOperations(heavy);
    const operations = [1 / 4, 1 / 16, 1e-6].map((samplingRate) =>
      stepOperations({ ...heavy, samplingRate }),
    );
    for (const [i, samplingRate] of [1 / 4, 1 / 16].entries()) {
      expect(operations[i]).toBeGreaterThan(samplingRate * every);
      expect(operations[i]).toBeLessThan(3 * samplingRate * every);
    }
    // no rows, but noise on every parameter and a coin for every row
    expect(operations[2]).toBeGreaterThan(501 * 10 + 500);
    expect(stepOperations({ ...heavy, samplingRate: 0.9 })).toBe(every);
  });

  it('has room for the lists of the sampled rows', () => {
    const sampled = { ...light, samplingRate: 1 / 16 };
    const bytesPerModel = (job: TrainingJob) => {
      const { blockModels, bytes } = planBlocks(job, limitsOf(2 ** 30));
      return bytes / blockModels;
    };
    const lists = 4 * stepsAhead(501) * listLength(501);
    expect(bytesPerModel(sampled) - bytesPerModel(light)).toBeGreaterThan(lists / 2);
  });

  it('cuts the models of a heavy job so that no step holds the device for long', () => {
    const job = {
      ...randomJob(4, 'linear', false),
      samplingRate: 1,
      runsPerWorld: 5000,
      steps: 1000,
      checkpoints: [1000],
    };
    const heavy = { ...job, data: randomTable(4, 2000, 500, 10) };
    const model = { kind: 'linear', inputs: 500, classes: 10 } as const;
    const planned = { ...heavy, model, canary: { kind: 'none' }, probes: [], test: null } as const;
    // 4 rows (d + 1) K per model and step
    const stepFlops = 4 * 2000 * 501 * 10;
    for (const speed of [1e10, 1e11, 1e12]) {
      const { blockModels } = planBlocks(planned, limitsOf(2 ** 30), speed);
      expect((blockModels * stepFlops) / speed).toBeLessThanOrEqual(0.1);
      expect(blockModels).toBeGreaterThan(1);
    }
    expect(() => planBlocks(planned, limitsOf(2 ** 30), 1e8)).toThrow(/data.rows is 2000.*Lower it to \d+/);
  });
});

describe('dispatches in two dimensions', () => {
  it('hold all groups within the limit, with less than a row to spare', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4e9 }), (groups) => {
        const [x, y, z] = foldGroups(groups, 65_535);
        expect(Math.max(x, y)).toBeLessThanOrEqual(65_535);
        expect(z).toBe(1);
        expect(x * y).toBeGreaterThanOrEqual(groups);
        expect(x * y - groups).toBeLessThan(y);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
