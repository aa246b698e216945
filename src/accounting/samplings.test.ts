// Tests of batches that are not Poisson's: of fixed size, by random allocation, and in any order. The implied ε is what add/remove alone
// implies for a substitution (adjacencies/implied.ts), and group privacy is Theorem 4.1 (adjacencies/group.ts).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../test/statistics/logUniform';
import { size } from '../../test/statistics/size';
import { boundsKnownBy, delta, epsilon } from './accountant';
import { gdpEpsilon } from './closedForm/gaussianDp';
import { tradeoff } from './tradeoffCurve';
import type { AnyMechanism, AnyRun, FixedSize, RandomAllocation } from './types';

const SEED = 20_261_125;

const whole = (min: number, max: number) => logUniform(min, max).map(Math.round);

const fixedSizes: fc.Arbitrary<FixedSize> = fc.record({
  sampling: fc.constant('fixed-size' as const),
  samplingRate: logUniform(1e-4, 1),
  noiseMultiplier: logUniform(0.4, 100),
  steps: whole(1, 1e5),
});

/** Random allocations with few steps in an epoch, for speed. */
const allocations: fc.Arbitrary<RandomAllocation> = fc.record({
  sampling: fc.constant('random-allocation' as const),
  stepsPerEpoch: whole(1, size(40, 2000)),
  epochs: whole(1, 200),
  noiseMultiplier: logUniform(0.3, 30),
});

const deltas = logUniform(1e-10, 0.1);

/** More noise, or fewer steps or epochs. */
const gentler: readonly (<Given extends AnyMechanism>(given: Given) => Given)[] = [
  (given) => ({ ...given, noiseMultiplier: 1.2 * given.noiseMultiplier }),
  (given) => ('steps' in given ? { ...given, steps: Math.ceil(given.steps / 2) } : given),
  (given) => ('epochs' in given ? { ...given, epochs: Math.ceil(given.epochs / 2) } : given),
];

const within = (low: number, high: number) => expect(low).toBeLessThanOrEqual(high * (1 + 1e-9) + 1e-12);

describe('batches of fixed size', () => {
  test("have a bracket that is ordered with noise, steps, delta and Poisson's substitution, over runs", () => {
    fc.assert(
      fc.property(fixedSizes, deltas, (run, at) => {
        const { lower, upper } = epsilon('substitute', run, at);
        within(0, lower);
        within(lower, upper);
        expect(upper).toBeLessThan(Number.POSITIVE_INFINITY);
        for (const than of gentler) within(epsilon('substitute', than(run), at).lower, upper);
        within(epsilon('substitute', run, at * 2).lower, upper);
        // substitution under Poisson batches is an upper bound at half the noise, and a lower one at the same noise
        const { samplingRate, noiseMultiplier, steps } = run;
        const half = { samplingRate, noiseMultiplier: noiseMultiplier / 2, steps };
        within(lower, epsilon('substitute', half, at).upper);
        within(epsilon('substitute', { ...half, noiseMultiplier }, at).lower, upper);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(3, 150) },
    );
  });

  test('have at their epsilon the delta that it was found for', () => {
    const run = { sampling: 'fixed-size', samplingRate: 0.02, noiseMultiplier: 2, steps: 500 } as const;
    const { lower, upper } = epsilon('substitute', run, 1e-5);
    within(delta('substitute', run, upper).upper, 1e-5 * 1.001);
    within(1e-5 * 0.999, delta('substitute', run, lower).upper);
  });

  test('of all records are the Gaussian mechanism of sensitivity 2', () => {
    const run = { sampling: 'fixed-size', samplingRate: 1, noiseMultiplier: 10, steps: 100 } as const;
    expect(epsilon('substitute', run, 1e-5).value).toBeCloseTo(gdpEpsilon(2, 1e-5), 9);
    expect(boundsKnownBy('substitute', run)).toBe(null);
  });
});

describe('random allocation', () => {
  test('has narrow brackets that are ordered with noise, epochs, delta and Poisson’s, over runs', () => {
    fc.assert(
      fc.property(allocations, deltas, (run, at) => {
        const [remove, add, both] = (['remove', 'add', 'add-remove'] as const).map((name) =>
          epsilon(name, run, at),
        );
        for (const { lower, upper } of [remove, add, both]) {
          within(0, lower);
          within(lower, upper);
          expect(upper - lower).toBeLessThan(2e-4 + 2e-3 * upper);
        }
        expect(both.upper).toBe(Math.max(remove.upper, add.upper));
        for (const than of gentler) within(epsilon('add-remove', than(run), at).lower, both.upper);
        within(epsilon('add-remove', run, at * 2).lower, both.upper);
        // random allocation is no worse than Poisson sampling at a rate of (1 + o(1)) / t (Feldman, Shenfeld 2025). It is below
        // the rate 1/t, except for large deltas and large epsilons.
        const { stepsPerEpoch, epochs, noiseMultiplier } = run;
        const steps = stepsPerEpoch * epochs;
        const poisson = epsilon(
          'add-remove',
          { samplingRate: 1 / stepsPerEpoch, noiseMultiplier, steps },
          at,
        );
        within(both.lower, (at > 1e-3 ? 1.005 : 1) * (poisson.upper > 10 ? 1.05 : 1) * poisson.upper);
        // an unknown order is no worse than one that the attacker knows
        const anyOrder = { sampling: 'any-order', epochs, noiseMultiplier } as const;
        within(both.lower, epsilon('zero-out', anyOrder, at).upper);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(2, 100) },
    );
  });

  test.each(size([100_000], [1000, 100_000]))(
    'of %d steps an epoch and a hundred epochs is known to a thousandth',
    (stepsPerEpoch) => {
      const run = { sampling: 'random-allocation', stepsPerEpoch, epochs: 100, noiseMultiplier: 1 } as const;
      const { lower, upper } = epsilon('add-remove', run, 1e-5);
      within(lower, upper);
      expect(upper - lower).toBeLessThan(1e-3 * lower);
    },
  );

  test('under substitution lies between what the sum of its steps shows and what add and remove imply', () => {
    const run = { sampling: 'random-allocation', stepsPerEpoch: 16, epochs: 4, noiseMultiplier: 2 } as const;
    const substitute = epsilon('substitute', run, 1e-5);
    expect(substitute.upper).toBeLessThan(epsilon('implied', run, 1e-5).upper);
    // the sum of all steps: mu = 2 sqrt(4 / 16) / 2
    within(gdpEpsilon(0.5, 1e-5), substitute.lower);
    expect(substitute.upper).toBeLessThan(1.01 * substitute.lower);
    // the single steps show more than their sum under little noise, and more than an addition or a removal alone
    const loud = { ...run, noiseMultiplier: 0.6 };
    const { lower, upper } = epsilon('substitute', loud, 1e-5);
    expect(lower).toBeGreaterThan(1.1 * epsilon('zero-out', loud, 1e-5).upper);
    expect(upper).toBeLessThan(1.02 * lower);
    // the steps show no more than their sum under much noise
    const quiet = { ...run, noiseMultiplier: 40 };
    expect(epsilon('substitute', quiet, 1e-5).lower).toBeCloseTo(gdpEpsilon(0.025, 1e-5), 8);
    expect(boundsKnownBy('substitute', run)).toBe(null);
    expect(boundsKnownBy('zero-out', run)).toBe(null);
    const anyOrder = { sampling: 'any-order', epochs: 4, noiseMultiplier: 2 } as const;
    expect(substitute.upper).toBeLessThan(epsilon('substitute', anyOrder, 1e-5).upper);
  });
});

test('the implied ε of random allocation is no less than what the sum of all steps shows, over runs', () => {
  fc.assert(
    fc.property(allocations, deltas, (run, at) => {
      const { stepsPerEpoch, epochs, noiseMultiplier } = run;
      const shown = gdpEpsilon((2 * Math.sqrt(epochs / stepsPerEpoch)) / noiseMultiplier, at);
      within(shown, epsilon('implied', run, at).upper);
      within(shown, epsilon('substitute', run, at).lower);
    }),
    { seed: SEED, endOnFailure: true, numRuns: size(2, 30) },
  );
});

test('group privacy of random allocation solves Theorem 4.1 on its certified add/remove curve, over runs', () => {
  fc.assert(
    fc.property(allocations, deltas, (run, at) => {
      const { lower, upper } = epsilon('group', run, at);
      within(lower, upper);
      within(epsilon('implied', run, at).lower, upper);
      if (upper === Infinity) return;
      // 2 e, where (1 + e^e) times the delta at e is delta
      const half = (end: number) => delta('add-remove', run, end / 2);
      const grown = (end: number, of: number) => (1 + Math.exp(end / 2)) * of;
      if (lower > 0) within(at * (1 - 1e-3), grown(lower, half(lower).upper));
      within(grown(upper, half(upper).lower), at);
    }),
    { seed: SEED, endOnFailure: true, numRuns: size(2, 60) },
  );
});

test('every record once an epoch in any order is one Gaussian release an epoch', () => {
  const run = { sampling: 'any-order', epochs: 9, noiseMultiplier: 3 } as const;
  expect(epsilon('zero-out', run, 1e-5).value).toBeCloseTo(gdpEpsilon(1, 1e-5), 9);
  expect(epsilon('substitute', run, 1e-5).value).toBeCloseTo(gdpEpsilon(2, 1e-5), 9);
  const one = { sampling: 'random-allocation', stepsPerEpoch: 1, epochs: 9, noiseMultiplier: 3 } as const;
  expect(epsilon('substitute', one, 1e-5)).toEqual(epsilon('substitute', run, 1e-5));
});

describe('several segments', () => {
  const poisson = { samplingRate: 0.05, noiseMultiplier: 2, steps: 100 };
  const allocation = {
    sampling: 'random-allocation',
    stepsPerEpoch: 20,
    epochs: 5,
    noiseMultiplier: 2,
  } as const;
  const fixed = { sampling: 'fixed-size', samplingRate: 0.05, noiseMultiplier: 4, steps: 100 } as const;

  const SEGMENTS = [
    ['add-remove', [poisson, allocation]],
    ['zero-out', [poisson, { sampling: 'any-order', epochs: 1, noiseMultiplier: 8 }]],
    ['substitute', [poisson, fixed]],
    ['substitute', [poisson, allocation]],
    ['substitute', [fixed, allocation]],
  ] as const;
  test.each(SEGMENTS.slice(0, size(3, SEGMENTS.length)))(
    'of different kinds have an ε between that of each alone and their sum, in any order: %s',
    (name, run) => {
      const given: AnyRun = run;
      const { lower, upper } = epsilon(name, given, 1e-5);
      const alone = run.map((each) => epsilon(name, each, 1e-5));
      for (const one of alone) within(one.lower, upper);
      within(
        lower,
        run.reduce((sum, each) => sum + epsilon(name, each, 5e-6).upper, 0),
      );
      expect(epsilon(name, run.toReversed(), 1e-5).upper).toBe(upper);
    },
  );

  test('of one kind equal one segment with all their steps', () => {
    const two = epsilon('add-remove', [allocation, { ...allocation, epochs: 3 }], 1e-5);
    expect(two).toEqual(epsilon('add-remove', { ...allocation, epochs: 8 }, 1e-5));
  });
});

test.each([
  [
    'add-remove',
    { sampling: 'fixed-size', samplingRate: 0.1, noiseMultiplier: 2, steps: 5 },
    /Give substitute\.$/,
  ],
  [
    'group',
    { sampling: 'fixed-size', samplingRate: 0.1, noiseMultiplier: 2, steps: 5 },
    /every batch would be another. Give substitute\.$/,
  ],
  ['remove', { sampling: 'any-order', epochs: 2, noiseMultiplier: 2 }, /Give zero-out or substitute\.$/],
  [
    'substitute',
    { sampling: 'fixed-size', samplingRate: 0.1, noiseMultiplier: 0.3, steps: 5 },
    /^noiseMultiplier is 0\.3\. Give a number in \[0\.4, 1000\]/,
  ],
  [
    'zero-out',
    { sampling: 'random-allocation', stepsPerEpoch: 2.5, epochs: 2, noiseMultiplier: 2 },
    /^stepsPerEpoch is 2\.5/,
  ],
] as const)('an error names what can be given instead: %s', (name, run, message) => {
  expect(() => epsilon(name, run, 1e-5)).toThrow(message);
});

const CURVES: readonly (readonly ['substitute' | 'add-remove', FixedSize | RandomAllocation])[] = [
  ['substitute', { sampling: 'fixed-size', samplingRate: 0.05, noiseMultiplier: 3, steps: 200 }],
  ['add-remove', { sampling: 'random-allocation', stepsPerEpoch: 12, epochs: 4, noiseMultiplier: 1.5 }],
  ['substitute', { sampling: 'random-allocation', stepsPerEpoch: 12, epochs: 4, noiseMultiplier: 1.5 }],
];

test.each(CURVES.slice(0, size(2, CURVES.length)))(
  'the trade-off curve of %s is consistent with delta',
  (name, run) => {
    const alphas = [1e-4, 0.01, 0.1, 0.5, 0.9];
    const curve = tradeoff(name, run, alphas);
    for (const { alpha, beta, power } of curve) {
      within(beta.lower, beta.upper);
      within(beta.upper, 1 - alpha);
      expect(power.lower + beta.upper).toBeCloseTo(1, 9);
    }
    for (const at of [0.2, 1]) {
      const { lower } = delta(name, run, at);
      // no test is better than delta allows
      for (const { alpha, beta } of curve)
        within(1 - beta.upper - Math.exp(at) * alpha, delta(name, run, at).upper);
      expect(lower).toBeGreaterThan(0);
    }
  },
);
