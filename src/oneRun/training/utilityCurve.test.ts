// Trigger and tag on real digits, and a poisoned start. All draws are seeded.

import { describe, expect, it } from 'vitest';
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

const { tag: _, ...bare } = request;

describe('a curve of utility over the weight λ of the tags', () => {
  const { points, replies } = finished(utilityCurve(request, [0, 1, 30], openKernel));
  const [none, some, much] = points as [(typeof points)[0], (typeof points)[0], (typeof points)[0]];

  it('is of substitute adjacency in the game of choosing one', () => {
    expect(replies[0]!.report.adjacency).toBe('substitute');
  });

  it('has guesses like those of a fair coin if tags are not learnt', () => {
    // within four standard deviations
    expect(Math.abs(none.accuracy - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / 280));
  });

  it('has power if tags weigh as much as the main task', () => {
    expect(some.accuracy).toBeGreaterThan(0.7);
    expect(some.epsilon).toBeGreaterThan(0.5);
  });

  it('loses accuracy in the main task if tags weigh much more', () => {
    expect(none.testAccuracy).toBeGreaterThan(0.7);
    expect(much.testAccuracy!).toBeLessThan(none.testAccuracy! - 0.01);
  });

  it('is refused without a design of tags', () => {
    expect(() => finished(utilityCurve(bare, [1], openKernel))).toThrow(/tag is missing/);
  });

  it('is refused without a weight', () => {
    expect(() => finished(utilityCurve(request, [], openKernel))).toThrow(/lambda is missing/);
  });
});

const run = (change: Partial<OneRunAuditRequest>): OneRunAuditReply =>
  finished(auditOneRun({ ...request, ...change }, openKernel()));

describe('codes of several tags on a network', () => {
  const tag = { lambda: 10, tags: 20, each: 10, triggerFeatures: 16 };
  const mechanism = { samplingRate: 0.5, noiseMultiplier: 0.5, steps: 20 };
  const change = { model: 'relu', hidden: 32, tag, mechanism } as const;
  const reply = run({ ...change, game: 'in-out', rule: 'halves' });

  it('can play in or out, which is add/remove', () => {
    expect(reply.report.adjacency).toBe('add-remove');
  });

  it('have a bound on the probability that two of them coincide', () => {
    expect(reply.collisionBound).toBeCloseTo(300 ** 2 / (2 * 184_756), 9);
  });

  it('state that their loss is a mean', () => {
    expect(reply.report.assumptions.map(english).join()).toMatch(/mean of their cross-entropies/);
  });

  it('can be compared with several others', () => {
    expect(run({ ...change, k: 3 }).losses.length).toBe(3);
  });

  it('are refused if two of them probably coincide', () => {
    expect(() => run({ tag: { ...tag, tags: 12, each: 6 } })).toThrow(/two codes coincide/);
  });
});

it('refuses a design of tags for a canary without tags', () => {
  expect(() => run({ canary: 'mislabelled', game: 'in-out', rule: 'halves' })).toThrow(/has no tags/);
});

it('refuses a canary with tags without their design', () => {
  expect(() => finished(auditOneRun(bare, null))).toThrow(/tag is missing/);
});

describe('a poisoned initialisation', () => {
  const poisoned: OneRunAuditRequest = {
    ...bare,
    canary: 'poisoned-initialisation',
    game: 'in-out',
    rule: 'halves',
    // a single step of no size, so that the start alone decides the accuracy
    mechanism: { samplingRate: 1, noiseMultiplier: 10, steps: 1 },
    learningRate: 1e-6,
  };
  const reply = finished(auditOneRun(poisoned, openKernel()));

  it('starts from weights that know the task, unlike another start', () => {
    expect(reply.testAccuracy).toBeGreaterThan(0.8);
    const plain = finished(auditOneRun({ ...poisoned, canary: 'mislabelled' }, openKernel()));
    expect(plain.testAccuracy).toBeLessThan(0.8);
  });

  it('states that the attacker chose the start', () => {
    expect(english(reply.report.assumptions.at(-1)!)).toMatch(
      /attacker chose the weights that training starts from/,
    );
  });

  it('is refused without auxiliary records', () => {
    const { train, test } = digits;
    const noAuxiliary = { ...poisoned, data: { train, test } };
    expect(() => finished(auditOneRun(noAuxiliary, null))).toThrow(/no auxiliary records/);
  });

  it('is refused in the game of choosing one', () => {
    expect(() => finished(auditOneRun({ ...poisoned, game: 'choose-one' }, null))).toThrow(
      /selfComparison false/,
    );
  });
});
