// A run that goes on from a checkpoint finds what an undisturbed one does, to the last bit, whatever it trains.
import { expect, test } from 'vitest';
import { loadDigits } from '../../audit/datasets/shipped/digits';
import { loadSpeeches } from '../../audit/datasets/shipped/speeches';
import { rowsWhere, selectRows } from '../../audit/datasets/table';
import type { RecordTable } from '../../audit/datasets/types';
import { readAsset } from '../../audit/training/node/environment';
import { loadKernel } from '../../audit/training/node/loadKernel';
import { instantiateKernel, type KernelExports } from '../../audit/training/wasm/kernel';
import { auditOneRun, type OneRunAuditReply, type OneRunMoment } from './audit';
import type { OneRunAuditRequest } from './request';
import type { OneRunCheckpoint } from './types';

const digits = await loadDigits(readAsset);
const speeches = await loadSpeeches(readAsset);
const corpus = { ...speeches, open: speeches.open.slice(0, 40), test: speeches.test.slice(0, 10) };
const compiled = await loadKernel();

const STEPS = 6;
const request: OneRunAuditRequest = {
  canary: 'gaussian',
  game: 'choose-one',
  m: 40,
  dimension: 30,
  classes: 20,
  k: 2,
  data: null,
  rule: 'margin',
  guesses: [40],
  mechanism: { samplingRate: 0.7, noiseMultiplier: 1, steps: STEPS },
  clippingNorm: 1,
  learningRate: 1,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  claimedEpsilon: null,
  seed: 5,
};
const few = (table: RecordTable) =>
  selectRows(
    table,
    rowsWhere(60, () => true),
  );
const data = { train: few(digits.train), test: few(digits.test), auxiliary: few(digits.auxiliary) };
const ofDigits = { data, dimension: 64, classes: 10 };
const CASES: Record<string, Partial<OneRunAuditRequest>> = {
  'linear, dense': {},
  'linear, orthonormal': { canary: 'orthogonal', dimension: 40 },
  'a hidden layer': { model: 'relu', hidden: 12 },
  'a poisoned start': {
    ...ofDigits,
    canary: 'poisoned-initialisation',
    game: 'in-out',
    rule: 'halves',
  },
  'trigger and tag': {
    ...ofDigits,
    canary: 'trigger-tag',
    tag: { lambda: 3, tags: 20, each: 1, triggerFeatures: 8 },
  },
  'sentences after public ones': {
    canary: 'fresh-tokens',
    model: 'language',
    hidden: 8,
    dimension: 2,
    language: { corpus, sentences: 50, length: 6, start: 'public' },
  },
};

/** A run's reply, its moments, its progress of preparation, and a checkpoint after step `at`, copied as by a message. */
function run(
  change: Partial<OneRunAuditRequest>,
  kernel: KernelExports | null,
  from: OneRunCheckpoint | null,
  at = -1,
) {
  const audit = auditOneRun({ ...request, ...change }, kernel, from);
  const moments: OneRunMoment[] = [];
  const prepared: number[] = [];
  let checkpoint: OneRunCheckpoint | null = null;
  for (;;) {
    const next = audit.next();
    if (next.done) return { reply: next.value as OneRunAuditReply, moments, prepared, checkpoint };
    if ('prepared' in next.value) {
      prepared.push(next.value.prepared);
      continue;
    }
    moments.push(next.value);
    if (next.value.stepsDone === at) checkpoint = structuredClone(next.value.checkpoint());
  }
}

const kernel = () => compiled && instantiateKernel(compiled);

test.each(Object.entries(CASES))('a run of %s goes on from a checkpoint bit for bit', (_, change) => {
  for (const open of [kernel, () => null]) {
    for (const at of [1, 4, STEPS]) {
      const undisturbed = run(change, open(), null, at);
      // a start that is fitted reports its progress
      const { prepared } = undisturbed;
      expect(prepared).toEqual([...prepared].sort((a, b) => a - b));
      expect(undisturbed.moments).toHaveLength(STEPS);
      const { reply, moments } = run(change, open(), undisturbed.checkpoint);
      expect(reply).toEqual(undisturbed.reply);
      // no step is done twice, and no start is fitted twice
      const rest = Array.from({ length: STEPS - at + 1 }, (_, i) => at + i);
      expect(moments.map(({ stepsDone }) => stepsDone)).toEqual(rest);
    }
  }
});

test('a checkpoint of another backend is ignored', () => {
  const { reply, checkpoint } = run({}, null, null, 3);
  const other = run({}, null, { ...checkpoint!, backend: 'simd' });
  expect(other.reply).toEqual(reply);
  expect(other.moments[0]!.stepsDone).toBe(1);
});

test('a checkpoint of another size is refused', () => {
  const { checkpoint } = run({}, null, null, 3);
  expect(() => run({ classes: 19 }, null, checkpoint)).toThrow(/of another training/);
});
