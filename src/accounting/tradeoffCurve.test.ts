// Tests of the trade-off curve of every adjacency: its shape, its order between adjacencies, and known curves. The conjugate of a profile
// delta(e) is the curve f(alpha), the largest of 1 - delta(e) - e^e alpha over all real e.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../test/statistics/logUniform';
import { size } from '../../test/statistics/size';
import { ADJACENCY_NAMES } from './adjacencies/names';
import { gdpDelta, gdpTradeoff } from './closedForm/gaussianDp';
import { prepareTradeoff } from './tradeoff/boundedErrors';
import { tradeoff } from './tradeoffCurve';

const SEED = 20_261_121;
const ALPHAS = [0, 1e-6, 1e-4, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 1];

const mechanisms = fc.record({
  samplingRate: logUniform(1e-3, 0.9),
  noiseMultiplier: logUniform(0.5, 20),
  steps: logUniform(1, 2000).map(Math.round),
});

describe('the trade-off curve', () => {
  test('has bounds that a convex, falling curve under the diagonal can have, over adjacencies and mechanisms', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ADJACENCY_NAMES), mechanisms, (adjacency, mechanism) => {
        const curve = tradeoff(adjacency, mechanism, ALPHAS);
        for (const { alpha, beta, power } of curve) {
          expect(beta.lower).toBeGreaterThanOrEqual(0);
          expect(beta.lower).toBeLessThanOrEqual(beta.upper);
          expect(beta.lower).toBeLessThanOrEqual(1 - alpha + 1e-12);
          expect(power.lower + beta.upper).toBeCloseTo(1, 9);
        }
        for (let i = 1; i < curve.length; i++) {
          expect(curve[i].beta.lower).toBeLessThanOrEqual(curve[i - 1].beta.upper);
          if (i + 1 === curve.length) break;
          const [a, b, c] = [curve[i - 1], curve[i], curve[i + 1]];
          const share = (b.alpha - a.alpha) / (c.alpha - a.alpha);
          expect(b.beta.lower).toBeLessThanOrEqual((1 - share) * a.beta.upper + share * c.beta.upper + 1e-12);
        }
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(6, 20) },
    );
  });

  test('falls from add-remove over substitute to group privacy, over mechanisms', () => {
    fc.assert(
      fc.property(mechanisms, (mechanism) => {
        const addRemove = tradeoff('add-remove', mechanism, ALPHAS);
        const substitute = tradeoff('substitute', mechanism, ALPHAS);
        const group = tradeoff('group', mechanism, ALPHAS);
        for (let i = 0; i < ALPHAS.length; i++) {
          expect(substitute[i].beta.lower).toBeLessThanOrEqual(addRemove[i].beta.upper + 1e-12);
          expect(group[i].beta.lower).toBeLessThanOrEqual(substitute[i].beta.upper + 1e-12);
        }
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(4, 8) },
    );
  });

  test.each(['substitute', 'add-remove'] as const)(
    'of %s is its own inverse, over mechanisms and levels',
    (adjacency) => {
      fc.assert(
        fc.property(mechanisms, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (mechanism, alpha) => {
          const [{ beta }] = tradeoff(adjacency, mechanism, [alpha]);
          fc.pre(beta.lower > 1e-6);
          // f(f(alpha)) = alpha; f falls, so the ends exchange their roles
          const [low, high] = tradeoff(adjacency, mechanism, [beta.upper, beta.lower]);
          expect(low.beta.lower).toBeLessThanOrEqual(alpha + 1e-6);
          expect(high.beta.upper).toBeGreaterThanOrEqual(alpha - 1e-6);
        }),
        { seed: SEED, endOnFailure: true, numRuns: size(4, 8) },
      );
    },
  );

  test('of add is the inverse of that of remove', () => {
    const mechanism = { samplingRate: 0.2, noiseMultiplier: 1, steps: 20 };
    for (const alpha of [0.02, 0.2, 0.6]) {
      const [{ beta }] = tradeoff('add', mechanism, [alpha]);
      const [low, high] = tradeoff('remove', mechanism, [beta.upper, beta.lower]);
      expect(low.beta.lower).toBeLessThanOrEqual(alpha + 1e-6);
      expect(high.beta.upper).toBeGreaterThanOrEqual(alpha - 1e-6);
      expect(high.beta.upper - low.beta.lower).toBeLessThan(1e-3);
    }
  });
});

describe('where the answer is known', () => {
  test('the trade-off curve at q = 1 is that of Gaussian DP', () => {
    for (const [adjacency, sensitivity] of [
      ['add', 1],
      ['substitute', 2],
      ['add-remove', 1],
    ] as const) {
      const curve = tradeoff(adjacency, { samplingRate: 1, noiseMultiplier: 10, steps: 50 }, ALPHAS);
      for (const { alpha, beta } of curve) {
        expect(beta.value).toBeCloseTo(gdpTradeoff((sensitivity * Math.sqrt(50)) / 10, alpha).beta, 12);
      }
    }
  });

  test('the conjugate of one step’s profile is the threshold test of its closed form', () => {
    // 'add-remove' goes through the conjugate even at T = 1; near its ends it is one direction's curve
    const mechanism = { samplingRate: 0.3, noiseMultiplier: 1, steps: 1 };
    const hull = tradeoff('add-remove', mechanism, [0.01, 0.9]);
    const remove = tradeoff('remove', mechanism, [0.01])[0];
    const add = tradeoff('add', mechanism, [0.9])[0];
    expect(Math.abs(hull[0].beta.value! - remove.beta.value!)).toBeLessThan(1e-5);
    expect(Math.abs(hull[1].beta.value! - add.beta.value!)).toBeLessThan(1e-5);
  });

  test('the conjugate of Gaussian DP’s profile is its trade-off curve', () => {
    const mu = 1.3;
    const delta = (epsilon: number) => gdpDelta(mu, epsilon);
    const profile = { lower: delta, upper: delta };
    const { errors } = prepareTradeoff({ positive: profile, negative: profile }, Math.log(1e6));
    for (const alpha of [1e-4, 0.01, 0.2, 0.5, 0.8, 0.99]) {
      const exact = gdpTradeoff(mu, alpha).beta;
      const { betaLower, betaUpper } = errors(alpha);
      expect(betaLower).toBeLessThanOrEqual(exact + 1e-12);
      expect(betaUpper).toBeGreaterThanOrEqual(exact - 1e-12);
      expect(betaUpper - betaLower).toBeLessThan(1e-4);
    }
  });

  test('the conjugate of an uncertain profile encloses the trade-off curve, over mu, levels and errors', () => {
    const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        logUniform(0.05, 6),
        logUniform(1e-4, 0.999),
        logUniform(1e-9, 0.03),
        real(-1, 1),
        fc.boolean(),
        (mu, alpha, width, above, convex) => {
          // the lower end is the true profile at some epsilons, and the upper end at others
          const isNear = (epsilon: number) => Math.sin(1e4 * epsilon + above) > 0;
          const profile = {
            lower: (epsilon: number) => gdpDelta(mu, epsilon) * (isNear(epsilon) ? 1 : 1 - width),
            upper: (epsilon: number) => gdpDelta(mu, epsilon) * (isNear(epsilon) ? 1 + width : 1),
          };
          const both = { positive: profile, negative: profile, convex };
          const { errors } = prepareTradeoff(both, Math.log(1e6));
          const { beta } = gdpTradeoff(mu, alpha);
          const { betaLower, betaUpper } = errors(alpha);
          expect(betaLower).toBeLessThanOrEqual(beta + 1e-12);
          expect(betaUpper).toBeGreaterThanOrEqual(beta - 1e-12);
          expect(betaUpper - betaLower).toBeLessThan((convex ? 1e-5 : 1e-4) + 8 * width);
        },
      ),
      { seed: SEED, numRuns: size(100, 300) },
    );
  });
});

// The exact values come from mpmath with 40 digits: the mass, beyond the threshold of this level, of the law that should be accepted.
test.each([
  ['add', 4.293317969776897e-19],
  ['substitute', 3.219988479768125e-19],
] as const)(
  'the bounds on the curve of one step of %s enclose the error of a test that hardly ever accepts',
  (name, exact) => {
    const mechanism = { samplingRate: 0.25, noiseMultiplier: 0.5, steps: 1 };
    const [{ beta }] = tradeoff(name, mechanism, [1 - 2 ** -40]);
    expect(beta.lower).toBeLessThanOrEqual(exact);
    expect(beta.upper).toBeGreaterThanOrEqual(exact);
    expect(beta.upper).toBeLessThan(1e-15);
  },
);
