// A training audit from request to report, with stops, faults and resumption.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { smallRequest, threadEnvironment } from '../../../../test/shared/smallAudit';
import { InputError } from '../../../base/numerics/errors';
import { said } from '../../../base/sentences/plain';
import { loadDataset } from '../../datasets/catalogue';
import { selectRows } from '../../datasets/table';
import type { RecordTable } from '../../datasets/types';
import { TrainingFault } from '../errors';
import { loadKernel } from '../node/loadKernel';
import { openProcessorBackend } from '../openBackend';
import { type BackendChoice, onThisThread } from '../train';
import { TrainingAuditSession, type TrainingEnvironment } from './session';
import type { FinishedWork, TrainingAuditProgress, TrainingAuditReply, TrainingAuditRequest } from './types';

const readAsset = (name: string) => readFile(new URL(`../../../../public/data/${name}`, import.meta.url));
const backend = openProcessorBackend(await loadKernel());
const environment = threadEnvironment(readAsset, backend);
const never = new AbortController().signal;
const silent = () => {};

const run = (request: TrainingAuditRequest, on: TrainingEnvironment = environment) =>
  new TrainingAuditSession(request, on).run(never, silent);

/** The parts of a reply that depend neither on the clock nor on the backend. */
const numbers = ({
  crafted,
  checkpoints,
  ceilings,
  audits,
  accuracyWithout,
  modelsTrained,
  complete,
}: TrainingAuditReply) => ({
  crafted,
  checkpoints,
  ceilings,
  audits,
  accuracyWithout,
  modelsTrained,
  complete,
});

/** The numbers of the small audit if nothing stops it and nothing fails. */
const undisturbed = numbers(await run(smallRequest()));

/** An environment that trains blocks of `models` models and calls `before` ahead of each block. */
function blocks(models: number, before: (firstModel: number) => void = silent): TrainingEnvironment {
  const thread = onThisThread(backend);
  const choice: BackendChoice = {
    name: 'webgpu',
    async open(signal, job) {
      const opened = await thread.open(signal, job);
      return {
        ...opened,
        plan: { ...opened.plan, blockModels: models },
        members: opened.members.map((member) => ({
          train(stop, block) {
            before(block.firstModel);
            return member.train(stop, block);
          },
        })),
      };
    },
  };
  return { readAsset, backends: async () => ({ choices: [choice, thread], whyNotGpu: null }) };
}

describe('a session that goes on from what another has finished', () => {
  /** A record of finished work that copies it, as a worker border does. */
  const record = () => {
    const kept: FinishedWork[] = [];
    return { kept, hear: (work: FinishedWork) => kept.push(structuredClone(work)) };
  };

  test('replies, bit for bit, what the other would have replied, wherever that one ended', async () => {
    const { kept, hear } = record();
    await new TrainingAuditSession(smallRequest(), blocks(7)).run(never, silent, hear);
    expect(kept[0].kind).toBe('crafted');
    for (const finished of [0, 1, 2, Math.floor(kept.length / 2), kept.length - 1, kept.length]) {
      const trained = vi.fn();
      const rest = record();
      const session = new TrainingAuditSession(smallRequest(), blocks(11, trained), kept.slice(0, finished));
      expect(numbers(await session.run(never, silent, rest.hear)), `${finished} kept`).toEqual(undisturbed);
      if (finished === kept.length) expect(trained).not.toHaveBeenCalled();
      const models = (works: readonly FinishedWork[]) =>
        works.reduce((sum, work) => sum + (work.kind === 'models' ? work.models : 0), 0);
      expect(models(kept.slice(0, finished)) + models(rest.kept)).toBe(2 * 160 + 50);
    }
  });

  test('adds its time to that of the other', async () => {
    const { kept, hear } = record();
    await new TrainingAuditSession(smallRequest(), environment).run(never, silent, hear);
    const elapsed = kept.map((work) => work.elapsed);
    expect(elapsed).toEqual([...elapsed].sort((a, b) => a - b));
    const reply = await new TrainingAuditSession(smallRequest(), environment, kept).run(never, silent);
    expect(reply.elapsed).toBeGreaterThanOrEqual(elapsed.at(-1) ?? Number.NaN);
  });
});

describe('a training audit', () => {
  test('reports every attack at every checkpoint, with what the accountants say', async () => {
    const reply = await run(smallRequest());
    expect(reply.complete).toBe(true);
    expect(reply.modelsTrained).toBe(2 * 160 + 50);
    expect(reply.audits.map(({ kind, models }) => [kind, models])).toEqual([
      ['S2', 160],
      ['S4', 160],
    ]);
    for (const { pooled, summary, views, accuracy } of reply.audits) {
      expect(pooled?.runs).toBe(80);
      expect(pooled?.familyConfidence).toBeCloseTo(0.975, 12);
      expect(pooled?.checkpoints.map(({ step }) => step)).toEqual([1, 4]);
      expect(summary?.map(({ valid }) => valid.mean)).toEqual(
        pooled?.checkpoints.map(({ valid }) => valid.epsilon),
      );
      expect(views?.[1].histogram.original.reduce((a, b) => a + b, 0)).toBe(80);
      expect(accuracy?.models).toBe(50);
    }
    // S2 at q = 1: d' is 2 sqrt(t)/sigma exactly
    const last = reply.audits[0].pooled?.checkpoints[1].effectSize;
    expect(Math.abs((last?.value ?? 0) - (2 * Math.sqrt(4)) / 1.5)).toBeLessThan(
      4 * (last?.standardError ?? 0),
    );
    expect(reply.accuracyWithout?.mean).toBeGreaterThan(0.8);
    expect(reply.ceilings[1].substitute.value).toBeCloseTo(reply.ceilings[1].hiddenState.value ?? 0, 6);
    expect(reply.backend).toMatchObject({ name: backend.name, whyNotGpu: said('this is a test') });
  });

  test('shows records in the units of their source', async () => {
    const data = await loadDataset('breast', readAsset);
    const { crafted } = await run(smallRequest({ modelsPerWorld: 10, canaries: ['S4', 'S5'] }));
    const { index, record } = crafted.target;
    const standardised = data.train.features.subarray(30 * index, 30 * index + 30);
    const { mean, scale } = data.standardisation ?? expect.unreachable();
    record.features.forEach((value, j) => {
      expect((value - mean[j]) / scale[j]).toBeCloseTo(standardised[j], 9);
    });
    expect(crafted.S4?.record).toEqual({ features: record.features, label: 1 - record.label });
    expect([crafted.S2, crafted.S3]).toEqual([null, null]);
  });

  test('does not depend on how the blocks were cut', async () => {
    expect(numbers(await run(smallRequest(), blocks(7)))).toEqual(undisturbed);
  });

  test('pools and summarises repeats, which draw anew', async () => {
    const { audits, modelsTrained } = await run(
      smallRequest({ canaries: ['S4'], repeats: 3, modelsPerWorld: 20 }),
    );
    expect(modelsTrained).toBe(3 * 40 + 50);
    const [{ pooled, summary, models }] = audits;
    expect([models, pooled?.runs]).toEqual([120, 60]);
    const { values, twoStandardErrors } = summary?.[1].dPrime ?? expect.unreachable();
    expect(new Set(values).size).toBe(3);
    expect(twoStandardErrors).toBeGreaterThan(0);
  });

  test('trains further models for the accuracy of a wide head, which is trained on the span of its records', async () => {
    const wide = await loadDataset('vit03', readAsset);
    const first = (table: RecordTable, rows: number) => selectRows(table, [...Array(rows).keys()]);
    const reply = await run(
      smallRequest({
        dataset: 'own',
        ownData: {
          ...wide,
          train: first(wide.train, 30),
          auxiliary: first(wide.auxiliary, 20),
          test: first(wide.test, 50),
        },
        canaries: ['S4'],
        mechanism: { samplingRate: 0.05, noiseMultiplier: 3, steps: 2 },
        checkpoints: [2],
        repeats: 2,
        modelsPerWorld: 10,
      }),
    );
    const [{ models, accuracy }] = reply.audits;
    expect(models).toBe(40);
    expect(accuracy?.models).toBe(50);
    expect(reply.accuracyWithout?.models).toBe(50);
    expect(reply.modelsTrained).toBe(40 + 50 + 50);
  });

  test('refuses a request for the caller’s own data without the data', async () => {
    await expect(run(smallRequest({ dataset: 'own' }))).rejects.toMatchObject({ field: 'ownData' });
  });

  test('attacks the record that was asked for', async () => {
    const { crafted } = await run(smallRequest({ canaries: ['S4'], modelsPerWorld: 10, target: 17 }));
    expect(crafted.target.index).toBe(17);
  });

  test('refuses to attack a record that is not in the data', async () => {
    await expect(run(smallRequest({ target: 9999 }))).rejects.toMatchObject({ field: 'target' });
  });

  test('trains a perceptron from random starts under Adam', async () => {
    const reply = await run(
      smallRequest({
        model: 'mlp',
        optimizer: 'adam',
        canaries: ['S2'],
        modelsPerWorld: 10,
        mechanism: { samplingRate: 0.5, noiseMultiplier: 1.5, steps: 2 },
        checkpoints: [2],
      }),
    );
    expect(reply.shape).toEqual({ kind: 'mlp', inputs: 30, hidden: 32, classes: 2 });
    expect(reply.audits[0].models).toBe(20);
    expect(reply.crafted.S2?.layer).toBeLessThan(2);
  });
});

describe('progress', () => {
  const heard: TrainingAuditProgress[] = [];
  beforeAll(async () => {
    await new TrainingAuditSession(smallRequest({ modelsPerWorld: 400 }), blocks(16)).run(
      never,
      (progress) => {
        heard.push(progress);
      },
    );
  });

  test('counts up to the total in every phase', () => {
    const phases = heard.map(({ phase }) => phase);
    expect([...new Set(phases)]).toEqual(['loading', 'crafting', 'training']);
    for (const phase of ['crafting', 'training'] as const) {
      const counts = heard.filter((progress) => progress.phase === phase);
      const done = counts.map((progress) => progress.done);
      expect(done).toEqual([...done].sort((a, b) => a - b));
      for (const progress of counts) expect(progress.done).toBeLessThanOrEqual(progress.total);
    }
  });

  test('brings a report on the models so far after the first block', () => {
    const [first] = heard.filter(({ partial }) => partial !== null);
    expect(first.partial).toMatchObject({ modelsTrained: 16, complete: false });
    expect(first.partial?.audits[0].models).toBe(16);
  });
});

describe('stopping', () => {
  test('loses the block under way and nothing else', async () => {
    const trained: number[] = [];
    let stop = new AbortController();
    let allowed = 3;
    const on = blocks(10, (firstModel) => {
      trained.push(firstModel);
      if (--allowed === 0) stop.abort(new Error('stopped'));
    });
    const session = new TrainingAuditSession(smallRequest(), on);
    let stops = 0;
    for (;;) {
      stop = new AbortController();
      allowed = 3;
      const reply = await session.run(stop.signal, silent).catch(() => null);
      if (reply) {
        expect(numbers(reply)).toEqual(undisturbed);
        break;
      }
      stops++;
    }
    expect(stops).toBeGreaterThan(5);
    const unstopped: number[] = [];
    await run(
      smallRequest(),
      blocks(10, (firstModel) => unstopped.push(firstModel)),
    );
    expect(trained).toHaveLength(unstopped.length + stops);
  });

  test('during crafting goes on from the same step', async () => {
    const session = new TrainingAuditSession(
      smallRequest({ canaries: ['S3'], modelsPerWorld: 10 }),
      environment,
    );
    const stop = new AbortController();
    const seen: number[] = [];
    // every step fills a slice of time on this clock, because a fast machine would craft everything within one slice
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1000;
      return now;
    });
    await expect(
      session.run(stop.signal, ({ phase, done }) => {
        if (phase !== 'crafting' || done === 0) return;
        seen.push(done);
        stop.abort(new Error('stopped'));
      }),
    ).rejects.toThrow('stopped');
    clock.mockRestore();
    expect(seen).toHaveLength(1);
    const resumed: number[] = [];
    const reply = await session.run(never, ({ phase, done }) => {
      if (phase === 'crafting') resumed.push(done);
    });
    expect(resumed[0]).toBe(seen[0]);
    expect(reply.complete).toBe(true);
  });
});

describe('a backend that fails', () => {
  const dying = (after: number): TrainingEnvironment => {
    let left = after;
    return blocks(16, () => {
      if (left-- <= 0) throw new TrainingFault('device-lost', said('The graphics device was lost.'));
    });
  };

  test('is named, while the next one goes on from the last finished block', async () => {
    const reply = await run(smallRequest(), dying(6));
    expect(reply.faults).toEqual([
      { backend: 'webgpu', code: 'device-lost', message: said('The graphics device was lost.') },
    ]);
    expect(reply.backend?.name).toBe(backend.name);
    expect(numbers(reply)).toEqual(undisturbed);
  });

  test('that has no room for the job is passed over and named once, however often it refuses', async () => {
    const thread = onThisThread(backend);
    const small: BackendChoice = {
      name: 'webgpu',
      open: () => Promise.reject(new InputError('too-large', 'data.rows', 'data.rows is 9: lower it.')),
    };
    const choices = [small, small, thread];
    const reply = await run(smallRequest(), {
      readAsset,
      backends: async () => ({ choices, whyNotGpu: null }),
    });
    expect(reply.faults).toEqual([
      { backend: 'webgpu', code: 'too-large', message: said('data.rows is 9: lower it.') },
    ]);
    expect(reply.backend?.name).toBe(backend.name);
    expect(numbers(reply)).toEqual(undisturbed);
  });

  test('may be tried again without losing a block if no other is left', async () => {
    let broken = true;
    let trained = 0;
    const on = blocks(16, () => {
      if (broken && trained >= 4) throw new TrainingFault('worker-died', said('gone'));
      trained++;
    });
    const alone: TrainingEnvironment = {
      ...on,
      backends: async () => ({
        ...(await on.backends()),
        choices: (await on.backends()).choices.slice(0, 1),
      }),
    };
    const session = new TrainingAuditSession(smallRequest(), alone);
    await expect(session.run(never, silent)).rejects.toMatchObject({ code: 'worker-died' });
    broken = false;
    const reply = await session.run(never, silent);
    expect(numbers(reply)).toEqual(undisturbed);
    // 160 models in stages of 64 and 96, twice, and 50 for the accuracy
    expect(trained).toBe(4 + 4 + 4 + 6 + 6);
  });

  test('does not hide a training that diverges', async () => {
    await expect(
      run(smallRequest({ learningRate: 1e300, canaries: ['S4'], modelsPerWorld: 10 })),
    ).rejects.toMatchObject({ name: 'InputError' });
  });
});
