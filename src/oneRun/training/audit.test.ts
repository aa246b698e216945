// Whole audits of one run against the idealised mechanics they should show. Seeded: each passes or fails for good.

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

it('trains orthogonal canaries apart, unless they share weights beyond the dimension or behind a hidden layer', () => {
  const apart = requestOf({ m: 30 });
  expect(trainsApart(apart)).toBe(true);
  expect(trainsApart({ ...apart, dimension: 29 })).toBe(false);
  expect(trainsApart({ ...apart, model: 'relu', hidden: 4 })).toBe(false);
  expect(trainsApart({ ...apart, canary: 'gaussian' })).toBe(false);
});

describe('an audit of one run', () => {
  // right guesses are Bin(r, ideal accuracy) when softmax stays near uniform; four standard deviations: a fresh seed fails
  // with probability 6e-5. The accuracies are those of the specification.
  it.each([
    [1, 0.575],
    [8, 0.881],
  ])('guesses as often right at ε = %i as orthogonal canaries ideally are, %f', (target, ideal) => {
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

  it('without self-comparison tests add/remove, and tells in from out less often', () => {
    const m = 400;
    const audit = requestOf({ m, mechanism: calibrated(8), game: 'in-out', rule: 'halves' });
    const { report, accuracy, idealAccuracy, losses } = run(audit);
    expect(report.adjacency).toBe('add-remove');
    expect(losses.length).toBe(1);
    expect(idealAccuracy).toBeCloseTo(0.7976, 3);
    expect(Math.abs(accuracy - 0.7976)).toBeLessThan(4 * Math.sqrt((0.7976 * 0.2024) / m));
  });

  // 500 digits, 250 of them canaries; without privacy to speak of, wrong labels are learnt. Under no leak at all 180 or more
  // of 250 right would have probability 1e-12
  it('finds mislabelled records among a data set’s, and says what was learnt of the rest', async () => {
    const data = await loadDigits(readAsset);
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
    expect(report).toMatchObject({ adjacency: 'add-remove', r: 250 });
    expect(accuracy).toBeGreaterThan(0.72);
    expect(idealAccuracy).toBeNull();
    expect(testAccuracy).toBeGreaterThan(0.5);
    const { game: _, ...rest } = baseline;
    expect(() => run({ ...rest, game: 'choose-one' })).toThrow(/Give selfComparison false/);
    expect(() => run({ ...baseline, data: null })).toThrow(/data is none/);
    expect(() => run({ ...baseline, canary: 'gaussian' })).toThrow(/made without data/);
    expect(() => run({ ...baseline, classes: 9 })).toThrow(/classes is 9/);
    // guesses at natural records whose noise drowns everything are right as often as not: four standard deviations
    const drowned = { ...baseline, canary: 'in-distribution' as const };
    const nothing = run({ ...drowned, mechanism: { samplingRate: 1, noiseMultiplier: 1000, steps: 2 } });
    expect(Math.abs(nothing.accuracy - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / 250));
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

  it('is the same for the same request, whatever the comparisons and coins', () => {
    for (const canary of ['orthogonal', 'sphere', 'gaussian'] as const) {
      const request = requestOf({
        m: 40,
        canary,
        mechanism: { samplingRate: 0.5, noiseMultiplier: 2, steps: 6 },
      });
      const two = run(request);
      const five = run({ ...request, k: 5 });
      expect(run(request)).toEqual(two);
      expect(five.losses.slice(0, 2)).toEqual(two.losses);
      expect(five.report.k).toBe(5);
      expect(run({ ...request, seed: 5 }).losses).not.toEqual(two.losses);
      // half and half by random coins, from the same training
      expect(run({ ...request, rule: 'halves' }).losses).toEqual(two.losses);
    }
  });

  it('audits a network with a hidden layer, by the kernel as by the reference', () => {
    const mechanism = { samplingRate: 0.5, noiseMultiplier: 0.3, steps: 20 };
    const request = requestOf({ m: 60, model: 'relu', hidden: 64, mechanism, guesses: [40] });
    const fast = run(request);
    const slow = run(request, 'reference');
    expect(fast).toMatchObject({ backend: 'simd', report: slow.report, idealAccuracy: null });
    expect(fast.losses[0]!.losses[9]).toBeCloseTo(slow.losses[0]!.losses[9]!, 4);
    // next to no noise: the surest 40 of 60 labels are learnt; by chance 33 right have probability 2e-5
    expect(fast.report.v).toBeGreaterThan(32);
    expect(() => run({ ...request, model: 'linear' })).toThrow(/no hidden layer/);
    expect(() => run({ ...request, hidden: 1e4, dimension: 1e4 })).toThrow(/hidden is 10000 with dimension/);
  });

  it('says the same by the kernel as by the reference, to rounding', () => {
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
  });

  it('refuses canaries whose labels all coincide', () => {
    // both labels of the one canary are 0 or both 1 for some seed: nothing is left to guess
    const hopeless = Array.from({ length: 20 }, (_, seed) => requestOf({ m: 1, classes: 2, seed }));
    expect(() => hopeless.map((request) => run(request))).toThrow(/Give more classes/);
  });
});
