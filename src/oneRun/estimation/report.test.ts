// The report of a one-run audit.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../base/sentences/sentence';
import { ONE_RUN_ESTIMATORS, type OneRunEstimatorId } from './estimators';
import { oneRunEpsLowerExact } from './exactBound';
import { type OneRunAudit, oneRunReport } from './report';

const AUDIT: OneRunAudit = {
  game: 'choose-one',
  m: 2000,
  k: 2,
  planned: [{ r: 2000, v: 1762 }],
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
};

describe('the report of a one-run audit', () => {
  const report = oneRunReport({
    ...AUDIT,
    claims: [
      { adjacency: 'substitute', epsilon: 1 },
      { adjacency: 'substitute', epsilon: 8 },
      { adjacency: 'add-remove', epsilon: 1 },
    ],
  });

  it('states adjacency, counts, confidence and multiplicity', () => {
    expect(report).toMatchObject({
      adjacency: 'substitute',
      m: 2000,
      k: 2,
      r: 2000,
      v: 1762,
      confidence: 0.95,
      multiplicity: { rule: 'r fixed beforehand', tried: [2000], level: 0.05, withoutCorrection: null },
      derivedHere: true,
      mu: null,
    });
  });

  it('states the exact bound', () => {
    expect(report.epsilon).toBe(oneRunEpsLowerExact({ m: 2000, r: 2000, v: 1762, k: 2 }, 1e-5, 0.05));
  });

  it('states the bound that all right guesses would give', () => {
    expect(report.epsilonOptimal).toBeCloseTo(6.503, 3);
  });

  it('judges the claims of its own adjacency alone', () => {
    expect(report.claims.map(({ verdict }) => verdict)).toEqual([
      'claim rejected',
      'not rejected',
      'not tested',
    ]);
    expect(english(report.claims[0]!.words)).toBe('The claim ε = 1 (substitute) is rejected at level 0.05.');
  });

  it('states that the number of guesses was fixed beforehand', () => {
    expect(report.assumptions.map(english).join(' ')).toMatch(/fixed before any of them was compared/);
  });

  it('takes its adjacency from the game', () => {
    expect(oneRunReport({ ...AUDIT, game: 'in-out' }).adjacency).toBe('add-remove');
  });

  it('reads each of several planned numbers of guesses at its share of alpha', () => {
    const planned = [
      { r: 100, v: 97 },
      { r: 500, v: 470 },
      { r: 2000, v: 1500 },
    ];
    const report = oneRunReport({ ...AUDIT, planned });
    expect(report.multiplicity).toMatchObject({ rule: 'Bonferroni over all r tried', level: 0.05 / 3 });
    const shared = planned.map((one) => oneRunReport({ ...AUDIT, planned: [one], alpha: 0.05 / 3 }).epsilon);
    expect(report.epsilon).toBe(Math.max(...shared));
    expect(report.r).toBe(planned[shared.indexOf(report.epsilon)]!.r);
  });

  it('states what the best number of guesses would have claimed without correction', () => {
    const planned = [
      { r: 100, v: 97 },
      { r: 500, v: 470 },
      { r: 2000, v: 1500 },
    ];
    const report = oneRunReport({ ...AUDIT, planned });
    const alone = planned.map((one) => oneRunReport({ ...AUDIT, planned: [one] }).epsilon);
    expect(report.multiplicity.withoutCorrection).toBe(Math.max(...alone));
    expect(report.epsilon).toBeLessThan(Math.max(...alone));
  });

  it('states a bound below its own finite ceiling, over estimators and counts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(ONE_RUN_ESTIMATORS) as OneRunEstimatorId[])),
        fc.integer({ min: 1, max: 3000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -12, max: -1, noNaN: true }),
        (estimator, m, guessed, right, log10Delta) => {
          const r = Math.max(1, Math.round(guessed * m));
          const planned = [{ r, v: Math.round(right * r) }];
          const report = oneRunReport({ ...AUDIT, m, planned, delta: 10 ** log10Delta, estimator });
          expect(report.epsilon).toBeGreaterThanOrEqual(0);
          expect(report.epsilon).toBeLessThanOrEqual(report.epsilonOptimal + 1e-6);
          expect(Number.isFinite(report.epsilonOptimal)).toBe(true);
          expect(report.mu === null).toBe(!estimator.endsWith('gdp'));
        },
      ),
      { seed: 58, numRuns: 120 },
    );
  });

  it.each([
    [{ planned: [] }, 'r'],
    [{ planned: [AUDIT.planned[0]!, AUDIT.planned[0]!] }, 'r'],
    [{ planned: [{ r: 3000, v: 1 }] }, 'r'],
    [{ k: 3, estimator: 'classic' as const }, 'k'],
    [{ k: 3, game: 'in-out' as const }, 'k'],
    [{ alpha: 0 }, 'alpha'],
    [{ delta: 1 }, 'delta'],
    [{ claims: [{ adjacency: 'substitute' as const, epsilon: -1 }] }, 'claim.epsilon'],
  ])('refuses %j with an error that names %s', (change, field) => {
    expect(() => oneRunReport({ ...AUDIT, ...change })).toThrow(
      expect.objectContaining({ name: 'InputError', field }),
    );
  });
});
