// Trigger and tag on real digits, and a poisoned start: seeded, each passes or fails for good.

import { expect, it } from 'vitest';
import { loadDigits } from '../../audit/datasets/shipped/digits';
import { readAsset } from '../../audit/training/node/environment';
import { loadKernel } from '../../audit/training/node/loadKernel';
import { instantiateKernel } from '../../audit/training/wasm/kernel';
import { english } from '../../base/sentences/sentence';
import { auditOneRun, type OneRunAuditReply } from './audit';
import type { OneRunAuditRequest } from './request';
import { utilityCurve } from './utilityCurve';

const digits = await loadDigits(readAsset);
const compiled = await loadKernel();
const openKernel = () => compiled && instantiateKernel(compiled);

function finished<Result>(work: Generator<unknown, Result>): Result {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

const request: OneRunAuditRequest = {
  canary: 'trigger-tag',
  tag: { lambda: 1, tags: 64, each: 1, triggerFeatures: 16 },
  game: 'choose-one',
  m: 300,
  dimension: 64,
  classes: 10,
  k: 2,
  data: digits,
  rule: 'margin',
  guesses: [300],
  mechanism: { samplingRate: 1, noiseMultiplier: 2, steps: 30 },
  clippingNorm: 1,
  learningRate: 200,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  claimedEpsilon: null,
  seed: 1,
};

it('gives up main-task accuracy for power as λ grows', () => {
  const { points, replies } = finished(utilityCurve(request, [0, 1, 30], openKernel));
  expect(replies[0]!.report.adjacency).toBe('substitute');
  const [none, some, much] = points as [(typeof points)[0], (typeof points)[0], (typeof points)[0]];
  // a tag that nobody learns: within four standard deviations of a fair coin's share
  expect(Math.abs(none.accuracy - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / 280));
  expect(some.accuracy).toBeGreaterThan(0.7);
  expect(some.epsilon).toBeGreaterThan(0.5);
  expect(much.testAccuracy!).toBeLessThan(none.testAccuracy! - 0.01);
  expect(none.testAccuracy).toBeGreaterThan(0.7);
  const { tag: _, ...bare } = request;
  expect(() => finished(utilityCurve(bare, [1], openKernel))).toThrow(/tag is missing/);
  expect(() => finished(utilityCurve(request, [], openKernel))).toThrow(/lambda is missing/);
});

const run = (change: Partial<OneRunAuditRequest>): OneRunAuditReply =>
  finished(auditOneRun({ ...request, ...change }, openKernel()));

it('plays in or out with triggers too, on a network, with codes of several tags', () => {
  const tag = { lambda: 10, tags: 20, each: 10, triggerFeatures: 16 };
  const mechanism = { samplingRate: 0.5, noiseMultiplier: 0.5, steps: 20 };
  const change = { model: 'relu', hidden: 32, tag, mechanism } as const;
  const reply = run({ ...change, game: 'in-out', rule: 'halves' });
  expect(reply.report.adjacency).toBe('add-remove');
  expect(reply.collisionBound).toBeCloseTo(300 ** 2 / (2 * 184_756), 9);
  expect(reply.report.assumptions.map(english).join()).toMatch(/mean of their cross-entropies/);
  expect(run({ ...change, k: 3 }).losses.length).toBe(3);
  expect(() => run({ tag: { ...tag, tags: 12, each: 6 } })).toThrow(/two codes coincide/);
  expect(() => run({ canary: 'mislabelled', game: 'in-out', rule: 'halves' })).toThrow(/has no tags/);
  const { tag: _, ...bare } = request;
  expect(() => finished(auditOneRun(bare, null))).toThrow(/tag is missing/);
});

it('starts where the attacker chose when the initialisation is poisoned, and says that it assumes so', () => {
  const { tag: _, ...bare } = request;
  const poisoned: OneRunAuditRequest = {
    ...bare,
    canary: 'poisoned-initialisation',
    game: 'in-out',
    rule: 'halves',
    // a step of no size: what the start knows is all there is
    mechanism: { samplingRate: 1, noiseMultiplier: 10, steps: 1 },
    learningRate: 1e-6,
  };
  const reply = finished(auditOneRun(poisoned, openKernel()));
  expect(reply.testAccuracy).toBeGreaterThan(0.8);
  expect(english(reply.report.assumptions.at(-1)!)).toMatch(
    /attacker chose the weights that training starts from/,
  );
  const plain = finished(auditOneRun({ ...poisoned, canary: 'mislabelled' }, openKernel()));
  expect(plain.testAccuracy).toBeLessThan(0.8);
  const { train, test } = digits;
  const noAuxiliary = { ...poisoned, data: { train, test } };
  expect(() => finished(auditOneRun(noAuxiliary, null))).toThrow(/no auxiliary records/);
  expect(() => finished(auditOneRun({ ...poisoned, game: 'choose-one' }, null))).toThrow(
    /selfComparison false/,
  );
});
