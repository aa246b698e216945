// Tests of a run of several segments, against one run, a Gaussian release, quadrature and plain convolution. The certificate is the bracket
// of discretised/bracket.ts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../test/statistics/logUniform';
import { size } from '../../test/statistics/size';
import { delta, epsilon } from './accountant';
import { ADJACENCY_NAMES } from './adjacencies/names';
import { gdpEpsilon } from './closedForm/gaussianDp';
import { bracketDelta, bracketEpsilon } from './discretised/bracket';
import { callPoint, lossProfile } from './discretised/oneStep';
import { densityAt, stepLoss } from './discretised/stepLaw';
import { type DominatingPair, PAIRS } from './pairs';
import { tradeoff } from './tradeoffCurve';
import type { Mechanism, OneStep, Segments } from './types';

const SEED = 20_261_122;
const COARSE = { tolerance: 2e-3, maximumSize: 2 ** 15 };

const segment = fc.record({
  samplingRate: fc.oneof(
    { weight: 6, arbitrary: logUniform(1e-4, 1) },
    { weight: 1, arbitrary: fc.constant(1) },
  ),
  noiseMultiplier: logUniform(0.3, 100),
  steps: logUniform(1, 3000).map(Math.round),
});
const runs = fc.array(segment, { minLength: 2, maxLength: 4 });
const deltas = logUniform(1e-12, 0.1);
const pairs = fc.constantFrom(...Object.values(PAIRS));

const at = (samplingRate: number, noiseMultiplier: number, steps: number): Mechanism => ({
  samplingRate,
  noiseMultiplier,
  steps,
});

describe('any run', () => {
  test('of equal segments is one run of all their steps, over pairs and segments', () => {
    fc.assert(
      fc.property(pairs, segment, fc.integer({ min: 1, max: 500 }), deltas, (pair, first, more, given) => {
        // the certificate composes both parts, whereas the accountant would put them together first
        const parts = bracketEpsilon(pair.name, [first, { ...first, steps: more }], given, COARSE);
        const whole = epsilon(pair.name, { ...first, steps: first.steps + more }, given);
        expect(parts.lower).toBeLessThanOrEqual(whole.upper * (1 + 1e-9) + 1e-12);
        expect(parts.upper).toBeGreaterThanOrEqual(whole.lower * (1 - 1e-9) - 1e-12);
        const { lower, upper } = epsilon(pair.name, [first, { ...first, steps: more }], given);
        expect([lower / whole.lower || 1, upper / whole.upper || 1]).toEqual([
          expect.closeTo(1, 12),
          expect.closeTo(1, 12),
        ]);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(12, 200) },
    );
  });

  test('does not depend on the order of its segments, over pairs and runs', () => {
    fc.assert(
      fc.property(pairs, runs, deltas, (pair, segments, given) => {
        const forward = bracketEpsilon(pair.name, segments, given, COARSE);
        const backward = bracketEpsilon(pair.name, [...segments].reverse(), given, COARSE);
        expect(forward.lower).toBeLessThanOrEqual(backward.upper);
        expect(backward.lower).toBeLessThanOrEqual(forward.upper);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(8, 120) },
    );
  });

  test('has no smaller ε than a part of it, over pairs and runs', () => {
    fc.assert(
      fc.property(pairs, runs, deltas, (pair, segments, given) => {
        const forward = bracketEpsilon(pair.name, segments, given, COARSE);
        const part = bracketEpsilon(pair.name, segments.slice(1), given, COARSE);
        expect(part.lower).toBeLessThanOrEqual(forward.upper);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(8, 120) },
    );
  });

  test('is ordered with the noise, rate and steps of every segment and with δ, over pairs and runs', () => {
    fc.assert(
      fc.property(pairs, runs, deltas, fc.nat(), (pair, segments, given, which) => {
        const here = bracketEpsilon(pair.name, segments, given, COARSE);
        const i = which % segments.length;
        const changed = (change: (of: Mechanism) => Mechanism): Segments =>
          segments.map((each, j) => (i === j ? change(each) : each));
        const smaller: [Segments, number][] = [
          [changed((of) => ({ ...of, noiseMultiplier: 1.1 * of.noiseMultiplier })), given],
          [changed((of) => ({ ...of, samplingRate: 0.9 * of.samplingRate })), given],
          [changed((of) => ({ ...of, steps: Math.ceil(of.steps / 2) })), given],
          [segments, 2 * given],
        ];
        for (const [run, atDelta] of smaller) {
          expect(bracketEpsilon(pair.name, run, atDelta, COARSE).lower).toBeLessThanOrEqual(here.upper);
        }
        // δ undoes ε
        expect(bracketDelta(pair.name, segments, here.upper, COARSE).lower).toBeLessThanOrEqual(
          given * (1 + 1e-9),
        );
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(5, 100) },
    );
  });

  test('has finite ε that are ordered from one adjacency to the next, over runs', () => {
    fc.assert(
      fc.property(runs, deltas, (segments, given) => {
        const of = Object.fromEntries(ADJACENCY_NAMES.map((name) => [name, epsilon(name, segments, given)]));
        const chain = ['add', 'add-remove', 'substitute', 'implied', 'group'];
        for (const [i, name] of chain.entries()) {
          const next = chain[i + 1];
          expect(of[name]?.upper, name).toBeLessThan(Number.POSITIVE_INFINITY);
          if (next) expect(of[name]?.lower, name).toBeLessThanOrEqual((of[next]?.upper ?? 0) * (1 + 1e-9));
        }
        expect(epsilon('add-remove', [...segments].reverse(), given)).toEqual(of['add-remove']);
        expect(of['zero-out']).toEqual(of['add-remove']);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(2, 60) },
    );
  });
});

describe('where the answer is known', () => {
  test('segments of q = 1 are one Gaussian release', () => {
    const run = [at(1, 20, 300), at(1, 35, 800), at(1, 7, 1)];
    const precision = run.reduce((sum, { noiseMultiplier: s, steps }) => sum + steps / (s * s), 0);
    for (const [name, sensitivity] of [['add-remove', 1] as const, ['substitute', 2] as const]) {
      const { value } = epsilon(name, run, 1e-6);
      expect(value).toBeCloseTo(gdpEpsilon(sensitivity * Math.sqrt(precision), 1e-6), 9);
    }
  });

  /** delta of one step of `pair` at any epsilon, by its closed form. */
  function oneStepDelta(pair: DominatingPair, step: OneStep, loss: number): number {
    if (loss >= 0) return callPoint(pair, step, loss).value;
    return lossProfile(pair, step).putValue(loss) - Math.expm1(loss);
  }

  /** E over one step's outcomes of `rest`, by a fine trapezoid sum. */
  function mixed(pair: DominatingPair, step: OneStep, rest: (loss: number) => number, count: number): number {
    const reach = 9 * step.noiseMultiplier + 1;
    const width = (2 * reach) / count;
    let sum = 0;
    for (let i = 0; i <= count; i++) {
      const x = -reach + i * width;
      const density = densityAt(pair.meanUnderP, step, x) / step.noiseMultiplier;
      sum += width * density * rest(stepLoss(pair, step, x));
    }
    return sum;
  }

  test.each(Object.values(PAIRS))(
    'single steps of several kinds have the δ of a quadrature: $name',
    (pair) => {
      const [a, b, c] = [at(0.05, 0.6, 1), at(0.4, 1.5, 1), at(1, 2, 1)];
      for (const given of size<readonly number[]>([0.1, 2], [0, 0.1, 0.8, 2])) {
        const two = mixed(pair, a, (loss) => oneStepDelta(pair, b, given - loss), 4000);
        const three = mixed(
          pair,
          a,
          (first) => mixed(pair, c, (second) => oneStepDelta(pair, b, given - first - second), 400),
          600,
        );
        for (const [run, exact] of [[[a, b], two] as const, [[c, a, b], three] as const]) {
          const { lower, upper } = bracketDelta(pair.name, run, given);
          expect(lower).toBeLessThanOrEqual(exact * (1 + 1e-6));
          expect(upper).toBeGreaterThanOrEqual(exact * (1 - 1e-6));
          expect(upper - lower).toBeLessThanOrEqual(1e-3 * exact);
        }
      }
    },
  );

  const WIDTH = 0.002;
  const HALF = 2500;

  /** The law of one step's loss on a grid, under the pair's first law. Two points share each outcome's mass, so that its mean stays. */
  function plainLaw(pair: DominatingPair, step: OneStep): Float64Array {
    const law = new Float64Array(2 * HALF + 1);
    const count = 40_000;
    const reach = 9 * step.noiseMultiplier + 1;
    for (let i = 0; i <= count; i++) {
      const x = -reach + (2 * reach * i) / count;
      const mass = ((2 * reach) / count / step.noiseMultiplier) * densityAt(pair.meanUnderP, step, x);
      const place = HALF + stepLoss(pair, step, x) / WIDTH;
      const k = Math.floor(place);
      if (k < 0 || k >= 2 * HALF) continue;
      law[k] += mass * (k + 1 - place);
      law[k + 1] += mass * (place - k);
    }
    return law;
  }

  function convolved(a: Float64Array, b: Float64Array): Float64Array {
    const sum = new Float64Array(2 * HALF + 1);
    for (let i = 0; i <= 2 * HALF; i++) {
      const mass = a[i];
      if (mass < 1e-30) continue;
      for (let j = Math.max(0, HALF - i); j <= Math.min(2 * HALF, 3 * HALF - i); j++)
        sum[i + j - HALF] += mass * b[j];
    }
    return sum;
  }

  test.each(Object.values(PAIRS))(
    'several steps of several kinds have the δ of a plain convolution: $name',
    (pair) => {
      const run = [at(0.1, 1.2, 4), at(0.3, 2.5, 3), at(0.02, 0.8, 2)];
      const laws = run.flatMap((each) => Array<Float64Array>(each.steps).fill(plainLaw(pair, each)));
      const law = laws.reduce(convolved);
      for (const given of [0, 0.3, 0.6]) {
        let exact = 0;
        for (let k = 0; k <= 2 * HALF; k++) {
          const loss = (k - HALF) * WIDTH;
          if (loss > given) exact -= law[k] * Math.expm1(given - loss);
        }
        const { lower, upper } = bracketDelta(pair.name, run, given);
        // splitting masses spreads the loss, by an amount of second order in the width
        expect(lower).toBeLessThanOrEqual(exact);
        expect(upper).toBeGreaterThanOrEqual(exact * (1 - 1.5e-3));
        expect(upper - lower).toBeLessThanOrEqual(1e-3 * exact + 1e-18);
      }
    },
  );

  test('add/remove is the larger direction of the whole run, ε by ε', () => {
    // one segment alone is as bad in either direction at large q and little noise; the run is not
    const run = [at(0.5, 0.7, 3), at(0.01, 0.5, 40)];
    for (const given of [1e-2, 1e-6]) {
      const [add, remove] = [epsilon('add', run, given), epsilon('remove', run, given)];
      const both = epsilon('add-remove', run, given);
      expect(both.upper).toBe(Math.max(add.upper, remove.upper));
      expect(both.lower).toBe(Math.max(add.lower, remove.lower));
    }
  });

  test('the trade-off curve is that of the composed profile', () => {
    const run = [at(0.05, 1.1, 200), at(0.2, 3, 100)];
    for (const name of ['add-remove', 'substitute'] as const) {
      const alphas = [0.01, 0.3];
      for (const { alpha, beta } of tradeoff(name, run, alphas)) {
        let best = 0;
        for (let e = 0; e <= 4; e += size(1, 0.5)) {
          const { value } = delta(name, run, e);
          if (value === null) continue;
          best = Math.max(best, 1 - value - Math.exp(e) * alpha, Math.exp(-e) * (1 - value - alpha));
        }
        // the best of a few lines is below f, and not far
        expect(beta.upper).toBeGreaterThanOrEqual(best - 1e-6);
        expect(beta.lower).toBeLessThan(best + 0.03);
      }
    }
  });
});

test.each([
  [[], 'segments', 'out-of-range'],
  [[at(0.1, 1, 10), at(0.1, 0, 10)], 'segments[1].noiseMultiplier', 'out-of-range'],
  [[at(0.1, 1, 2.5)], 'segments[0].steps', 'not-an-integer'],
  [[at(0.1, 1, 6e5), at(0.1, 2, 6e5)], 'segments', 'out-of-range'],
  [Array<Mechanism>(10_001).fill(at(0.1, 1, 1)), 'segments', 'out-of-range'],
])('segments that are no run are refused by the name of the field: %#', (run, field, code) => {
  expect(() => epsilon('substitute', run, 1e-5)).toThrow(expect.objectContaining({ field, code }));
});
