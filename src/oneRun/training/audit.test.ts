// Whole audits of one run, against the accuracy that is ideal for their design. All draws are seeded.

import { describe, expect, it } from 'vitest';
import { epsilon, gdpMu } from '../../accounting';
import { loadDigits } from '../../audit/datasets/shipped/digits';
import { readAsset } from '../../audit/training/node/environment';
import { loadKernel } from '../../audit/training/node/loadKernel';
import { instantiateKernel } from '../../audit/training/wasm/kernel';
import { oneRunEpsLowerExact } from '../estimation/exactBound';
import { statedOneRun } from '../estimation/report';
import { auditOneRun, type OneRunAuditReply } from './audit';
import { type OneRunAuditRequest, trainsApart } from './request';

const STEPS = 12;

function requestOf(change: Partial<OneRunAuditRequest> & { m: number }): OneRunAuditRequest {
  return {
    canary: 'orthogonal',
    game: 'choose-one',
    dimension: change.m,
    classes: change.m,
    k: 2,
    data: null,
    rule: 'margin',
    guesses: [change.m],
    mechanism: { samplingRate: 1, noiseMultiplier: 3, steps: STEPS },
    clippingNorm: 1,
    learningRate: null,
    delta: 1e-5,
    alpha: 0.05,
    estimator: 'exact',
    claimedEpsilon: null,
    seed: 4,
    ...change,
  };
}

const compiled = await loadKernel();
const data = await loadDigits(readAsset);

/** Runs a whole audit, by SIMD with a kernel instance of its own, or by the reference. */
function run(request: OneRunAuditRequest, backend: 'simd' | 'reference' = 'simd'): OneRunAuditReply {
  const kernel = backend === 'simd' && compiled ? instantiateKernel(compiled) : null;
  const audit = auditOneRun(request, kernel);
  let next = audit.next();
  while (!next.done) next = audit.next();
  return next.value;
}

/** Full batch with the noise at which add/remove is mu-GDP for this epsilon. */
const calibrated = (target: number) => ({
  samplingRate: 1,
  noiseMultiplier: Math.sqrt(STEPS) / gdpMu(target, 1e-5),
  steps: STEPS,
});

it('only a linear model of orthogonal canaries, no more than the dimension, trains without weights', () => {
  const apart = requestOf({ m: 30 });
  expect(trainsApart(apart)).toBe(true);
  expect(trainsApart({ ...apart, dimension: 29 })).toBe(false);
  expect(trainsApart({ ...apart, model: 'relu', hidden: 4 })).toBe(false);
  expect(trainsApart({ ...apart, canary: 'gaussian' })).toBe(false);
});

describe('an audit of one run', () => {
  // right guesses are Bin(r, ideal accuracy) when softmax stays near uniform; four standard deviations: a fresh seed fails
  // with probability 6e-5. The ideal accuracies are given to three digits.
  it.each([
    [1, 0.575],
    [8, 0.881],
  ])('is right as often at ε = %i as is ideal for orthogonal canaries, %f', (target, ideal) => {
    const m = 512;
    const { report, accuracy, idealAccuracy } = run(requestOf({ m, mechanism: calibrated(target) }));
    expect(idealAccuracy).toBeCloseTo(ideal, 3);
    expect(report).toMatchObject({ adjacency: 'substitute', m, k: 2 });
    const spread = 4 * Math.sqrt((ideal * (1 - ideal)) / report.r);
    expect(Math.abs(accuracy - ideal)).toBeLessThan(spread);
    const at = (share: number) =>
      oneRunEpsLowerExact({ m, r: report.r, v: Math.round(share * report.r), k: 2 }, 1e-5, 0.05);
    expect(report.epsilon).toBeGreaterThanOrEqual(at(ideal - spread));
    expect(report.epsilon).toBeLessThanOrEqual(at(ideal + spread));
  });

  describe('without self-comparison', () => {
    const m = 400;
    const audit = requestOf({ m, mechanism: calibrated(8), game: 'in-out', rule: 'halves' });
    const { report, accuracy, idealAccuracy, losses } = run(audit);

    it('tests add/remove, with the losses of one label', () => {
      expect(report.adjacency).toBe('add-remove');
      expect(losses.length).toBe(1);
    });

    it('is right as often as is ideal for in or out', () => {
      expect(idealAccuracy).toBeCloseTo(0.7976, 3);
      expect(Math.abs(accuracy - 0.7976)).toBeLessThan(4 * Math.sqrt((0.7976 * 0.2024) / m));
    });
  });

  describe('of records of a data set', () => {
    const baseline = requestOf({
      m: 250,
      canary: 'mislabelled',
      game: 'in-out',
      rule: 'halves',
      data,
      dimension: data.train.columns,
      classes: data.train.classes,
      learningRate: 100,
      mechanism: { samplingRate: 1, noiseMultiplier: 0.3, steps: 60 },
    });
    const { report, accuracy, idealAccuracy, testAccuracy } = run(baseline);

    // 500 digits, 250 of them canaries; with so little noise, wrong labels are learnt. If nothing leaked, 180 or more of 250
    // right guesses would have probability 1e-12
    it('finds those that are mislabelled', () => {
      expect(report).toMatchObject({ adjacency: 'add-remove', r: 250 });
      expect(accuracy).toBeGreaterThan(0.72);
      expect(idealAccuracy).toBeNull();
    });

    it('states the accuracy on test records', () => {
      expect(testAccuracy).toBeGreaterThan(0.5);
    });

    it.each([
      ['a second label', { game: 'choose-one' }, /Give selfComparison false/],
      ['records without data', { data: null }, /data is none/],
      ['canaries that are made without data', { canary: 'gaussian' }, /made without data/],
      ['another number of classes', { classes: 9 }, /classes is 9/],
    ] as const)('refuses %s', (_, change, message) => {
      expect(() => run({ ...baseline, ...change })).toThrow(message);
    });

    // four standard deviations
    it('is right half of the time if the noise hides everything', () => {
      const drowned = { ...baseline, canary: 'in-distribution' as const };
      const nothing = run({ ...drowned, mechanism: { samplingRate: 1, noiseMultiplier: 1000, steps: 2 } });
      expect(Math.abs(nothing.accuracy - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / 250));
    });
  });

  it('judges claims of the adjacency that it tests alone', () => {
    const strong = { samplingRate: 1, noiseMultiplier: 0.7, steps: STEPS };
    const { report, substitute } = run(requestOf({ m: 200, mechanism: strong, claimedEpsilon: 1 }));
    expect(report.claims.map(({ verdict }) => verdict)).toEqual([
      'claim rejected',
      'not tested',
      'not rejected',
    ]);
    expect(substitute.value).toBeCloseTo(epsilon('substitute', strong, 1e-5).value ?? Number.NaN, 9);
    expect(report.epsilon).toBeLessThanOrEqual(report.most);
  });

  describe.each(['orthogonal', 'sphere', 'gaussian'] as const)('of %s canaries', (canary) => {
    const request = requestOf({
      m: 40,
      canary,
      mechanism: { samplingRate: 0.5, noiseMultiplier: 2, steps: 6 },
    });
    const two = run(request);

    it('is the same for the same request', () => {
      expect(run(request)).toEqual(two);
    });

    it('is another for another seed', () => {
      expect(run({ ...request, seed: 5 }).losses).not.toEqual(two.losses);
    });

    it('trains the same model for any number of comparisons', () => {
      const five = run({ ...request, k: 5 });
      expect(five.losses.slice(0, 2)).toEqual(two.losses);
      expect(five.report.k).toBe(5);
    });

    it('trains the same model for guesses by half and half', () => {
      expect(run({ ...request, rule: 'halves' }).losses).toEqual(two.losses);
    });
  });

  describe('of a network with a hidden layer', () => {
    const mechanism = { samplingRate: 0.5, noiseMultiplier: 0.3, steps: 20 };
    const request = requestOf({ m: 60, model: 'relu', hidden: 64, mechanism, guesses: [40] });

    it('gives the same report by the kernel and by the reference', () => {
      const fast = run(request);
      const slow = run(request, 'reference');
      expect(fast).toMatchObject({ backend: 'simd', report: slow.report, idealAccuracy: null });
      expect(fast.losses[0]!.losses[9]).toBeCloseTo(slow.losses[0]!.losses[9]!, 4);
    });

    it('finds most of the surest labels under little noise', () => {
      // 40 of 60 labels are guessed; by chance 33 right have probability 2e-5
      expect(run(request).report.v).toBeGreaterThan(32);
    });

    it('refuses a hidden layer of a linear model', () => {
      expect(() => run({ ...request, model: 'linear' })).toThrow(/no hidden layer/);
    });

    it('refuses a network that does not fit in memory', () => {
      expect(() => run({ ...request, hidden: 1e4, dimension: 1e4 })).toThrow(
        /hidden is 10000 with dimension/,
      );
    });
  });

  it('gives the same losses by the kernel and by the reference, to rounding', () => {
    for (const canary of ['orthogonal', 'gaussian'] as const) {
      const request = requestOf({ m: 100, canary });
      const fast = run(request);
      const slow = run(request, 'reference');
      expect(fast).toMatchObject({ backend: 'simd', report: slow.report });
      fast.losses.forEach(({ losses }, which) => {
        losses.forEach((loss, i) => {
          expect(loss).toBeCloseTo(slow.losses[which]!.losses[i]!, 5);
        });
      });
    }
  });

  it('reads each of several planned numbers of guesses at its share', () => {
    const { report } = run(requestOf({ m: 200, guesses: [20, 50, 100, 200] }));
    expect(statedOneRun(report).multiplicity.rule).toBe('Bonferroni over all r tried');
    expect(report.decided.level).toBe(0.0125);
    expect(report.decided.withoutCorrection).toBeGreaterThan(report.epsilon);
  });

  it('takes a step at a time, so that it may be stopped', () => {
    const audit = auditOneRun(requestOf({ m: 10 }), null);
    expect(audit.next()).toMatchObject({ value: { stepsDone: 1 }, done: false });
    expect(audit.next()).toMatchObject({ value: { stepsDone: 2 }, done: false });
    expect(audit.return({} as OneRunAuditReply).done).toBe(true);
  });

  it('checks the request before the first step', () => {
    expect(() => auditOneRun(requestOf({ m: 10, classes: 1 }), null).next()).toThrow(/classes is 1/);
    expect(() => auditOneRun(requestOf({ m: 10, alpha: 2 }), null).next()).toThrow(/alpha is 2/);
    expect(() => auditOneRun(requestOf({ m: 10, claimedEpsilon: -1 }), null).next()).toThrow(
      /claim.epsilon is -1/,
    );
    const many = requestOf({ m: 10, k: 3, estimator: 'classic' });
    expect(() => auditOneRun(many, null).next()).toThrow(/the estimator classic/);
  });

  it('refuses canaries whose labels all coincide', () => {
    // both labels of the only canary coincide for some of the seeds, so that nothing is left to guess
    const hopeless = Array.from({ length: 20 }, (_, seed) => requestOf({ m: 1, classes: 2, seed }));
    expect(() => hopeless.map((request) => run(request))).toThrow(/Give more classes/);
  });
});
