// The bounds by a whole curve: against tests, against single points (epsilon, delta) of it, against attacks, and solved for a limit.
// The blind success of attempts is how often they are right about a value that is drawn anew.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOfGuesses } from '../../test/shared/anyOfGuesses';
import { bestAttack, channelDelta, channelOf } from '../../test/shared/channels';
import { size } from '../../test/statistics/size';
import { delta, epsilon, gdpDelta, gdpMu, type Mechanism } from '../accounting';
import { InputError } from '../base/numerics/errors';
import { successByTests } from './byTests';
import { gdpCurve, mechanismCurve } from './curve';
import { largestEpsilon, type RiskGoal, smallestNoiseMultiplier } from './limits';
import { generalisedAdvantage, oneTargetBound } from './oneTarget';
import { weightedPrior } from './priors/prior';
import { exactSecret, membership, type Secret } from './secret';
import { countBound, countTail } from './several/manyTargets';
import type { RiskCurve } from './types';
import { countUnder, powerUnder, successBesideBlind, successUnder, tailUnder } from './underCurve';

const many = (n: number, secret: Secret): Secret[] => new Array<Secret>(n).fill(secret);
const prior = fc.double({ min: Math.log(1e-6), max: Math.log(0.98), noNaN: true }).map(Math.exp);
const mu = fc.double({ min: Math.log(0.05), max: Math.log(5), noNaN: true }).map(Math.exp);
const START: Mechanism = { samplingRate: 1 / 16, noiseMultiplier: 1.6772842407226562, steps: 500 };

describe('under a whole curve', () => {
  test('the bound by tests is the minimum over epsilon, over priors and mu', () => {
    fc.assert(
      fc.property(prior, mu, (p, m) => {
        const curve = gdpCurve('substitute', m);
        const { lower, upper } = successUnder(curve, exactSecret(p));
        const { bound } = successByTests(curve, p);
        expect(bound).toBeGreaterThanOrEqual(lower * (1 - 1e-9));
        expect(bound).toBeLessThanOrEqual(upper * (1 + 1e-9));
        expect(bound).toBeLessThanOrEqual(powerUnder(curve, p).upper * (1 + 1e-9));
      }),
      { seed: 1, numRuns: size(18, 60) },
    );
  });

  test('no attempts are right more often than a test whose level is their blind success, over mechanisms', () => {
    const weights = fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 });
    const attempts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 });
    const law = fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(weights, attempts, law, (raw, attempt, shares) => {
        const channel = channelOf(1, 3, 4, raw, 1.5);
        const total = shares.reduce((sum, x) => sum + x, 0);
        const prior = shares.map((x) => x / total);
        let right = 0;
        let blind = 0;
        channel.rows.forEach((row, value) => {
          row.forEach((p, y) => {
            if (attempt[y] === value) right += prior[value]! * p;
            // the answer to the data of this value, compared with a value drawn anew
            blind += prior[value]! * p * prior[attempt[y]!]!;
          });
        });
        // h(blind) by the definition of delta: min over epsilon of e^epsilon blind + delta(epsilon)
        const grid = Array.from({ length: 200 }, (_, i) => i / 25);
        const power = Math.min(...grid.map((e) => Math.exp(e) * blind + channelDelta(channel, e)));
        const curve: RiskCurve = {
          ...gdpCurve('substitute', 0),
          power: () => ({ lower: power, upper: power }),
        };
        expect(right).toBeLessThanOrEqual(successBesideBlind(curve, blind).upper + 1e-12);
      }),
      { seed: 12, numRuns: size(30, 100) },
    );
  });

  test('no attack exceeds the bound, over mechanisms written out in full and numbers of guesses', () => {
    const values = (n: number) =>
      fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: n, maxLength: n });
    fc.assert(
      fc.property(
        values(16),
        values(4),
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.integer({ min: 1, max: 3 }),
        (raw, law, sharpness, guesses) => {
          const channel = channelOf(1, 4, 4, raw, sharpness);
          const total = law.reduce((sum, x) => sum + x, 0);
          const shares = law.map((x) => x / total);
          const secret = anyOfGuesses(weightedPrior(law), guesses);
          const curve: RiskCurve = {
            ...gdpCurve('substitute', 0),
            delta: (e) => ({ lower: channelDelta(channel, e), upper: channelDelta(channel, e) }),
          };
          const { lower, upper } = successUnder(curve, secret);
          expect(upper).toBeGreaterThanOrEqual(bestAttack(channel, [shares], guesses, 1) - 1e-12);
          expect(lower).toBeLessThanOrEqual(upper);
        },
      ),
      { seed: 2, numRuns: size(30, 100) },
    );
  });

  test('the tail of one target is the bound on one guess, over priors and mu', () => {
    fc.assert(
      fc.property(prior, mu, (p, m) => {
        const curve = gdpCurve('substitute', m);
        const one = tailUnder(curve, [exactSecret(p)])(1).bound;
        const { upper } = successUnder(curve, exactSecret(p));
        expect(Math.abs(one / upper - 1)).toBeLessThan(1e-3);
      }),
      { seed: 3, numRuns: size(12, 40) },
    );
  });

  test('the tail of several targets never rises with the count, over priors, mu and numbers of targets', () => {
    fc.assert(
      fc.property(prior, mu, fc.integer({ min: 1, max: 40 }), (p, m, n) => {
        const tail = tailUnder(gdpCurve('substitute', m), many(n, exactSecret(p)));
        let before = 1;
        for (let v = 0; v <= n; v += Math.max(1, Math.floor(n / 4))) {
          const { bound } = tail(v);
          expect(bound).toBeLessThanOrEqual(before * (1 + 1e-6));
          before = bound;
        }
      }),
      { seed: 3, numRuns: size(12, 40) },
    );
  });

  test('the tail of several targets is at most that of any point of the curve, over priors, mu, targets and epsilons', () => {
    const targets = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(prior, mu, targets, fc.double({ min: 0, max: 10, noNaN: true }), (p, m, n, e) => {
        const curve = gdpCurve('substitute', m);
        const secrets = many(n, exactSecret(p));
        const tail = tailUnder(curve, secrets);
        const guarantee = { epsilon: e, delta: gdpDelta(m, e), adjacency: 'substitute' as const };
        for (let v = 0; v <= n; v += Math.max(1, Math.floor(n / 4))) {
          const { bound, adjacency } = tail(v);
          expect(adjacency).toBe('substitute');
          expect(bound).toBeGreaterThanOrEqual(0);
          // the grid of epsilons is fine enough to miss the minimum by at most two per cent
          expect(bound).toBeLessThanOrEqual(countTail(secrets, guarantee, v).bound * 1.02 + 1e-12);
        }
      }),
      { seed: 3, numRuns: size(12, 40) },
    );
  });

  test('the bound grows with the prior and with mu, over priors and mu', () => {
    fc.assert(
      fc.property(prior, mu, (p, m) => {
        const here = successByTests(gdpCurve('substitute', m), p).bound;
        expect(here).toBeGreaterThanOrEqual(p);
        expect(successByTests(gdpCurve('substitute', 1.1 * m), p).bound).toBeGreaterThanOrEqual(here - 1e-12);
        const likelier = successByTests(gdpCurve('substitute', m), Math.min(1, 1.1 * p)).bound;
        expect(likelier).toBeGreaterThanOrEqual(here - 1e-12);
      }),
      { seed: 4, numRuns: size(18, 60) },
    );
  });

  test('a secret of another adjacency is refused', () => {
    expect(() => successUnder(gdpCurve('substitute', 1), membership(0.5))).toThrow(InputError);
    expect(() => tailUnder(gdpCurve('add-remove', 1), [exactSecret(0.5)])).toThrow(/Give a guarantee of/);
  });

  test('a failure level of 0 is refused', () => {
    expect(() => countUnder(gdpCurve('substitute', 1), [exactSecret(0.5)], 0)).toThrow(/failure is 0/);
  });
});

describe('under the curve of DP-SGD', () => {
  const curve = mechanismCurve('substitute', START);

  test.each([0.1, 1e-3])(
    'at prior %d the bounds are at most those of each (epsilon, delta) of the curve',
    (p) => {
      const secret = exactSecret(p);
      const { value, lower } = successUnder(curve, secret);
      expect(value).not.toBeNull();
      const { count } = countUnder(curve, many(100, secret), 0.05);
      for (const level of [1e-9, 1e-5, 1e-3, 0.1]) {
        const guarantee = {
          epsilon: epsilon('substitute', START, level).upper,
          delta: level,
          adjacency: 'substitute' as const,
        };
        expect(lower).toBeLessThanOrEqual(oneTargetBound(secret, guarantee).bound);
        expect(count).toBeLessThanOrEqual(countBound(many(100, secret), guarantee, 0.05).count);
      }
      expect(lower).toBeLessThanOrEqual(powerUnder(curve, p).upper);
    },
  );

  test.each([0.1, 1e-3])(
    'at prior %d the bound brackets the root by tests, whose powers are computed apart',
    (p) => {
      const { lower, upper } = successUnder(curve, exactSecret(p));
      const odds = p / (1 - p);
      expect(curve.power((1 - upper) * odds).lower).toBeLessThanOrEqual(upper * (1 + 1e-3));
      expect(curve.power((1 - lower) * odds).upper).toBeGreaterThanOrEqual(lower * (1 - 1e-3));
    },
  );

  test('the bound is at most that of a Gaussian curve that covers the profile', () => {
    const needed = [0, 2, 5, 10, 15, 20].map((e) => gdpMu(e, delta('substitute', START, e).upper));
    const gaussian = gdpCurve('substitute', Math.max(...needed));
    for (const p of [0.5, 0.1, 1e-3, 1e-6]) {
      const { lower } = successUnder(curve, exactSecret(p));
      expect(lower).toBeLessThanOrEqual(successByTests(gaussian, p).bound);
    }
  });

  test('membership is bounded by the add/remove curve', () => {
    const addRemove = successUnder(mechanismCurve('add-remove', START), membership(0.5));
    expect(addRemove.adjacency).toBe('add-remove');
    expect(addRemove.upper).toBeCloseTo(0.5 + 0.5 * delta('add-remove', START, 0).upper, 5);
    expect(addRemove.upper).toBeLessThan(successUnder(curve, exactSecret(0.5)).lower);
  });

  test.each([
    [{ of: 'advantage', atMost: 0.1 }, START],
    [
      { of: 'count', atMost: 20, targets: 100, failure: 0.05 },
      { ...START, samplingRate: 1 },
    ],
  ] as [RiskGoal, Mechanism][])(
    '%o, %o: the smallest noise keeps the limit, and slightly less noise does not',
    (goal, mechanism) => {
      const secret = exactSecret(0.1);
      const { noiseMultiplier } = smallestNoiseMultiplier(secret, goal, mechanism);
      const reached = (noise: number): number => {
        const other = mechanismCurve('substitute', { ...mechanism, noiseMultiplier: noise });
        if (goal.of === 'count') return countUnder(other, many(goal.targets, secret), goal.failure).count;
        const { upper } = successUnder(other, secret);
        return goal.of === 'success' ? upper : generalisedAdvantage(upper, 0.1);
      };
      expect(reached(noiseMultiplier)).toBeLessThanOrEqual(goal.atMost);
      expect(reached(noiseMultiplier * (1 - 1e-4))).toBeGreaterThan(goal.atMost);
    },
  );
});

describe('the largest epsilon for a limit', () => {
  test('keeps the limit, and a slightly larger one does not, over priors, limits and deltas', () => {
    const limit = fc.double({ min: 1e-3, max: 0.99, noNaN: true });
    const smallDelta = fc.double({ min: 0, max: 1e-4, noNaN: true });
    fc.assert(
      fc.property(prior, limit, smallDelta, (p, advantage, d) => {
        const { epsilon: e } = largestEpsilon(exactSecret(p), { of: 'advantage', atMost: advantage }, d);
        const at = (value: number) => {
          const guarantee = { epsilon: value, delta: d, adjacency: 'substitute' as const };
          return generalisedAdvantage(oneTargetBound(exactSecret(p), guarantee).bound, p);
        };
        expect(e).not.toBeNull();
        expect(at(e!)).toBeLessThanOrEqual(advantage);
        expect(at(e! + 1e-6)).toBeGreaterThan(advantage);
      }),
      { seed: 5 },
    );
  });

  test('is ln 3 for a success of three quarters at a fair coin', () => {
    const fair = exactSecret(0.5);
    expect(largestEpsilon(fair, { of: 'success', atMost: 0.75 }, 0).epsilon).toBeCloseTo(Math.log(3), 12);
  });

  test('is 0 for no gain', () => {
    const fair = exactSecret(0.5);
    expect(largestEpsilon(fair, { of: 'success', atMost: 0.5 }, 0).epsilon).toBeLessThan(1e-14);
  });

  test('is null where every epsilon keeps the limit', () => {
    const fair = exactSecret(0.5);
    const all = { of: 'count', atMost: 10, targets: 10, failure: 0.05 } as const;
    expect(largestEpsilon(fair, all, 0).epsilon).toBeNull();
  });

  test('is refused where epsilon 0 already exceeds the limit', () => {
    const fair = exactSecret(0.5);
    expect(() => largestEpsilon(fair, { of: 'success', atMost: 0.4 }, 0)).toThrow(/passes at epsilon 0/);
  });

  test('is refused for a limit of certainty', () => {
    const fair = exactSecret(0.5);
    expect(() => largestEpsilon(fair, { of: 'success', atMost: 1 }, 0)).toThrow(/atMost is 1/);
  });
});

describe('the smallest noise for a limit', () => {
  test('is refused where the largest noise of the domain still exceeds the limit', () => {
    const fair = exactSecret(0.5);
    const few = { samplingRate: 1, steps: 1_000_000 };
    expect(() => smallestNoiseMultiplier(fair, { of: 'success', atMost: 0.501 }, few)).toThrow(
      /noiseMultiplier 1000 still/,
    );
  });
});
