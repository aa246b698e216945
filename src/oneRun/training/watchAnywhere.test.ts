// Where a watched run is trained: on a device, on the processor from where a device was lost, or there from the start. The device here
// is the reference behind a border that answers later, or not; real ones are in test/browser.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadDigits } from '../../audit/datasets/shipped/digits';
import { loadSpeeches } from '../../audit/datasets/shipped/speeches';
import { rowsWhere, selectRows } from '../../audit/datasets/table';
import type { RecordTable } from '../../audit/datasets/types';
import type { Chosen } from '../../audit/training/backend';
import { TrainingFault } from '../../audit/training/errors';
import { readAsset } from '../../audit/training/node/environment';
import { InputError } from '../../base/numerics/errors';
import type { OneRunMaterial } from './design';
import { type OneRunDevice, whyNoDevice } from './device';
import type { Question } from './network/task';
import { networkTraining } from './network/training';
import type { OneRunCheckpoint, OneRunDesign } from './types';
import { type Watched, watchAnywhere } from './watchAnywhere';

const STEPS = 8;
const DESIGN: OneRunDesign = {
  canary: 'gaussian',
  selfComparison: true,
  m: 30,
  dimension: 20,
  classes: 12,
  guesses: [30],
  targetEpsilon: 8,
  samplingRate: 0.5,
  steps: STEPS,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  logitStep: 0.02,
  seed: 1,
};

type Where = 'room' | 'logits' | 'weights';
type Lost = (stepsDone: number, where: Where, trained: number) => boolean;

/** In float32 as a device's weights are; `lost` is asked before every answer. */
function fakeDevice(lost: Lost = () => false) {
  const calls = { released: 0, trained: 0 };
  /** What training number `calls.trained` is told. */
  const answering = (inner: { stepsDone: number }) => {
    const trained = ++calls.trained;
    return async (where: Where) => {
      await Promise.resolve();
      if (lost(inner.stepsDone, where, trained))
        throw new TrainingFault('device-lost', 'The graphics device was lost.');
    };
  };
  const device: OneRunDevice = {
    description: 'a fake card',
    train(task) {
      const inner = networkTraining(task, null);
      const answer = answering(inner);
      let fetched = -1;
      const asked = new Map<Question, number>();
      return {
        step: () => inner.step(),
        get stepsDone() {
          return inner.stepsDone;
        },
        answer(question) {
          expect(asked.get(question)).toBe(inner.stepsDone);
          return inner.answer(question);
        },
        save() {
          expect(fetched).toBe(inner.stepsDone);
          return inner.save().map((table) => Float32Array.from(table));
        },
        resume: (done, saved) => inner.adopt!(done, saved),
        device: {
          room: () => answer('room'),
          async fetchWeights() {
            await answer('weights');
            fetched = inner.stepsDone;
          },
          async ask(question) {
            await answer('logits');
            asked.set(question, inner.stepsDone);
          },
        },
      };
    },
    release() {
      calls.released++;
    },
  };
  return { device, calls };
}

const given = (device: OneRunDevice) => async (): Promise<Chosen<OneRunDevice>> => ({
  backend: device,
  reason: null,
});
const none = async (): Promise<Chosen<OneRunDevice>> => ({ backend: null, reason: 'there is none' });

/** Looks after every second step, keeps after every third. */
async function watched(
  choose: () => Promise<Chosen<OneRunDevice>>,
  from: OneRunCheckpoint | null = null,
  design = DESIGN,
  material: OneRunMaterial = {},
) {
  const run = watchAnywhere(design, material, () => null, choose, from);
  const steps: number[] = [];
  const checkpoints: OneRunCheckpoint[] = [];
  for (;;) {
    const next = await run.next();
    if (next.done) return { result: next.value, steps, checkpoints };
    if (typeof next.value === 'number') {
      expect(steps).toEqual([]);
      continue;
    }
    const { done, look, checkpoint } = next.value;
    steps.push(done);
    if (done % 2 === 0) await look();
    const kept = done % 3 === 0 ? await checkpoint() : null;
    if (kept) checkpoints.push(structuredClone(kept));
  }
}

/** To the rounding of weights that were kept in float32 once. */
function same({ last, findings }: Watched, expected: Watched): void {
  last.guesses.margins.forEach((margin, i) => {
    expect(margin).toBeCloseTo(expected.last.guesses.margins[i]!, 6);
  });
  expect(findings.report).toEqual(expected.findings.report);
}

test('on a device nothing is looked at before it is fetched, and the device is let go of', async () => {
  const { device, calls } = fakeDevice();
  const { result, steps } = await watched(given(device));
  expect(result.findings).toMatchObject({
    backend: 'webgpu',
    place: { device: 'a fake card', whyNotGpu: null, lost: null },
  });
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(calls).toEqual({ released: 1, trained: 1 });
  const processor = await watched(none);
  expect(processor.result.findings).toMatchObject({
    backend: 'reference',
    place: { whyNotGpu: 'there is none' },
  });
  same(result, processor.result);
});

test('wherever a device is lost, the processor goes on from the last checkpoint and finds the same', async () => {
  const expected = (await watched(none)).result;
  const moments = fc.record({
    at: fc.integer({ min: 1, max: STEPS }),
    where: fc.constantFrom<Where>('room', 'logits', 'weights'),
  });
  await fc.assert(
    fc.asyncProperty(moments, async ({ at, where }) => {
      const { device, calls } = fakeDevice((stepsDone, asked) => stepsDone === at && asked === where);
      const { result, steps } = await watched(given(device));
      same(result, expected);
      expect(calls.released).toBe(1);
      const asked =
        where === 'weights' ? at % 3 === 0 : where === 'logits' ? at % 2 === 0 || at === STEPS : at < STEPS;
      expect(result.findings.backend).toBe(asked ? 'reference' : 'webgpu');
      if (!asked) return;
      const kept = 3 * Math.floor((where === 'weights' ? at - 1 : at) / 3);
      // what is looked at at step 6 is looked at before it is kept
      const known = where === 'logits' && at % 2 === 0 && at % 3 === 0 ? at - 3 : kept;
      expect(result.findings.place).toEqual({
        device: null,
        whyNotGpu: null,
        lost: { device: 'a fake card', steps: known, message: 'The graphics device was lost.' },
      });
      expect(steps.slice(at)[0]).toBe(Math.max(1, known));
    }),
    { seed: 4, numRuns: 16 },
  );
});

test('a worker that comes after goes on where the one before had come, and says where that was', async () => {
  const { device } = fakeDevice();
  const onDevice = await watched(given(device));
  const [first] = onDevice.checkpoints;
  expect(first).toMatchObject({ backend: 'webgpu', stepsDone: 3 });
  // on a device again
  same((await watched(given(fakeDevice().device), first)).result, onDevice.result);
  // or where there is none any more
  const without = await watched(none, first);
  expect(without.steps[0]).toBe(3);
  expect(without.result.findings.place.lost).toEqual({
    device: 'a fake card',
    steps: 3,
    message: 'there is none',
  });
  same(without.result, onDevice.result);
  // what the processor has begun or taken up stays there, to the bit
  const later = without.checkpoints.at(-1)!;
  const { device: unused, calls } = fakeDevice();
  const again = await watched(given(unused), later);
  expect(calls.trained).toBe(0);
  expect(again.result).toEqual(without.result);
});

test('a card without room leaves the run to the processor and says why; a bad request is nobody’s', async () => {
  const { device, calls } = fakeDevice();
  const full: OneRunDevice = {
    ...device,
    train() {
      throw new InputError('too-large', 'm', 'm is 30: no room.');
    },
  };
  const { result } = await watched(given(full));
  expect(result.findings).toMatchObject({
    backend: 'reference',
    place: { whyNotGpu: 'm is 30: no room.', lost: null },
  });
  await expect(watched(given(device), null, { ...DESIGN, guesses: [31] })).rejects.toThrow(/r is 31/);
  expect(calls.released).toBe(2);
});

test('a device is not asked for what it has nothing to train of', async () => {
  const never = () => Promise.reject(new Error('asked'));
  const { result } = await watched(never, null, { ...DESIGN, canary: 'orthogonal', dimension: 30 });
  expect(result.findings.place.whyNotGpu).toMatch(/orthogonal canaries train apart/);
  // beyond the dimension, or behind a hidden layer, they share weights again
  const orthogonal = { ...DESIGN, canary: 'orthogonal' } as const;
  expect(whyNoDevice({ ...orthogonal, dimension: 29 })).toBeNull();
  expect(whyNoDevice({ ...orthogonal, dimension: 30, model: 'relu' })).toBeNull();
  expect(whyNoDevice({ ...DESIGN, model: 'language', canary: 'new-token' })).toBeNull();
});

/** Each with what it trains first, to start from: how many trainings it is. */
const NETWORKS: Record<string, { design: OneRunDesign; trainings: number }> = {
  'a hidden layer': { design: { ...DESIGN, model: 'relu', hidden: 7 }, trainings: 1 },
  'a poisoned start': {
    design: { ...DESIGN, canary: 'poisoned-initialisation', selfComparison: false },
    trainings: 2,
  },
  'trigger and tag': {
    design: {
      ...DESIGN,
      canary: 'trigger-tag',
      tag: { lambda: 3, tags: 12, each: 2, triggerFeatures: 8 },
      m: 5,
      guesses: [4],
    },
    trainings: 1,
  },
  'sentences after public ones': {
    design: {
      ...DESIGN,
      canary: 'fresh-tokens',
      model: 'language',
      hidden: 6,
      dimension: 2,
      m: 12,
      guesses: [12],
      language: { sentences: 20, length: 6, start: 'public' },
    },
    trainings: 2,
  },
};
const few = (table: RecordTable) =>
  selectRows(
    table,
    rowsWhere(40, () => true),
  );
const digits = await loadDigits(readAsset);
const speeches = await loadSpeeches(readAsset);
const material: OneRunMaterial = {
  digits: { train: few(digits.train), test: few(digits.test), auxiliary: few(digits.auxiliary) },
  speeches: { ...speeches, open: speeches.open.slice(0, 10), test: speeches.test.slice(0, 10) },
};

test.each(Object.entries(NETWORKS))(
  '%s: trained on a device, lost or not, as on the processor',
  async (...[, { design, trainings }]) => {
    const processor = (await watched(none, null, design, material)).result;
    const near = (result: Watched) => {
      same(result, processor);
      const { testAccuracy, evaluationLoss } = processor.findings;
      expect(result.findings.testAccuracy).toBe(testAccuracy);
      if (evaluationLoss === null) expect(result.findings.evaluationLoss).toBeNull();
      else expect(result.findings.evaluationLoss).toBeCloseTo(evaluationLoss, 6);
    };
    const { device, calls } = fakeDevice();
    const { result, checkpoints } = await watched(given(device), null, design, material);
    expect(result.findings).toMatchObject({ backend: 'webgpu', place: { device: 'a fake card' } });
    expect(calls).toEqual({ released: 1, trained: trainings });
    near(result);
    // a worker that comes after fits no start again
    const after = fakeDevice();
    near((await watched(given(after.device), checkpoints[0], design, material)).result);
    expect(after.calls.trained).toBe(1);
    // lost under way, the start's own training included
    for (const lost of [
      (steps: number, _: Where, trained: number) => trained === trainings && steps === 5,
      (steps: number, where: Where, trained: number) => trained === 1 && steps === 1 && where === 'room',
    ]) {
      const { findings, last } = (await watched(given(fakeDevice(lost).device), null, design, material))
        .result;
      expect(findings).toMatchObject({
        backend: 'reference',
        place: { device: null, lost: { device: 'a fake card', message: 'The graphics device was lost.' } },
      });
      near({ findings, last });
    }
  },
);
