// A finite privacy-loss distribution: its profile, its curve and randomised response.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../base/numerics/errors';
import {
  type DiscretePld,
  deltaFromDiscretePld,
  randomizedResponsePld,
  tradeoffFromDiscretePld,
} from './discretePld';
import { advantageEpsilonDelta, tradeoffEpsilonDelta } from './epsilonDelta';

const SEEDED = { seed: 20_261_121, numRuns: 200 };

/**
 * Finite distributions of any kind of the loss ln dP/dQ. Losses are running sums of distances, masses are weights under P, and the
 * losses are shifted so that Q has a mass of 1.
 */
const plds: fc.Arbitrary<DiscretePld> = fc
  .record({
    gaps: fc.array(fc.double({ min: 1e-3, max: 2, noNaN: true }), { minLength: 1, maxLength: 12 }),
    weights: fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
    infinite: fc.double({ min: 0, max: 0.3, noNaN: true }),
  })
  .map(({ gaps, weights, infinite }) => {
    const used = weights.slice(0, gaps.length);
    const total = used.reduce((a, b) => a + b, 0);
    const masses = used.map((w) => ((1 - infinite) * w) / total);
    let loss = 0;
    const raw = gaps.map((gap) => {
      loss += gap;
      return loss;
    });
    const underQ = masses.reduce((sum, mass, i) => sum + mass * Math.exp(-raw[i]), 0);
    return { losses: raw.map((l) => l + Math.log(underQ)), masses, massAtInfinity: infinite };
  });

describe('a finite privacy-loss distribution', () => {
  test('has no line of its profile above its trade-off curve, over distributions and lines', () => {
    fc.assert(
      fc.property(
        plds,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -4, max: 4, noNaN: true }),
        (pld, alpha, epsilon) => {
          const line = 1 - deltaFromDiscretePld(pld, epsilon) - Math.exp(epsilon) * alpha;
          expect(tradeoffFromDiscretePld(pld, alpha)).toBeGreaterThanOrEqual(line - 1e-12);
        },
      ),
      SEEDED,
    );
  });

  test('has a line at one of its losses that touches its trade-off curve, over distributions and levels', () => {
    fc.assert(
      fc.property(plds, fc.double({ min: 0, max: 1, noNaN: true }), (pld, alpha) => {
        const lines = pld.losses.map((loss) => 1 - deltaFromDiscretePld(pld, loss) - Math.exp(loss) * alpha);
        expect(tradeoffFromDiscretePld(pld, alpha)).toBeCloseTo(Math.max(0, ...lines), 10);
      }),
      SEEDED,
    );
  });

  test('of one fold of randomised response has exactly the curve of its (epsilon, 0) guarantee, over epsilon and levels', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 8, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (eps0, alpha) => {
          const pld = randomizedResponsePld(eps0, 1);
          expect(tradeoffFromDiscretePld(pld, alpha)).toBeCloseTo(tradeoffEpsilonDelta(eps0, 0, alpha), 12);
          expect(deltaFromDiscretePld(pld, 0)).toBeCloseTo(advantageEpsilonDelta(eps0, 0), 12);
        },
      ),
      SEEDED,
    );
  });

  test('is refused by the name of the field where it is no distribution', () => {
    const pld = { losses: [0, 1], masses: [0.5, 0.5], massAtInfinity: 0 };
    const field = (bad: Partial<DiscretePld>) => {
      try {
        deltaFromDiscretePld({ ...pld, ...bad }, 0);
      } catch (error) {
        return error instanceof InputError ? error.field : error;
      }
      return 'accepted';
    };
    expect(field({ losses: [1, 0] })).toBe('losses');
    expect(field({ masses: [0.5] })).toBe('masses');
    expect(field({ masses: [0.5, 0.6] })).toBe('masses');
    expect(field({ massAtInfinity: Number.NaN })).toBe('massAtInfinity');
  });
});

describe('the curve of an (epsilon, delta) guarantee', () => {
  test('has the largest advantage that its closed form gives, over epsilon and delta', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (epsilon, delta) => {
          // the curve's two slanted pieces meet where alpha = beta
          const alpha = (1 - delta) / (1 + Math.exp(epsilon));
          const advantage = 1 - alpha - tradeoffEpsilonDelta(epsilon, delta, alpha);
          expect(advantage).toBeCloseTo(advantageEpsilonDelta(epsilon, delta), 12);
        },
      ),
      SEEDED,
    );
  });
});
