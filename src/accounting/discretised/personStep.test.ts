// Many records of one person: one step against quadrature of its own definition, and whole runs against dp_accounting and
// plain convolutions.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { normalDensity } from '../../base/numerics/normal';
import { delta, epsilon } from '../accountant';
import { PAIRS, type PairName } from '../pairs';
import type { LossProfile } from './gridStep';
import { lossProfile } from './oneStep';
import { personStep } from './personStep';

const SEED = 20_261_129;
const NAMES: readonly PairName[] = ['add', 'remove', 'substitute'];

const profileAt = ({ callValue, putValue }: LossProfile, epsilon: number) =>
  epsilon >= 0 ? callValue(epsilon) : putValue(epsilon) - Math.expm1(epsilon);

/** The probabilities of Bin(k, q), by adding one coin after another. */
function coins(k: number, q: number): number[] {
  let mass = [1];
  for (let i = 0; i < k; i++) {
    mass = Array.from({ length: i + 2 }, (_, j) => (1 - q) * (mass[j] ?? 0) + q * (mass[j - 1] ?? 0));
  }
  return mass;
}

type Point = readonly [number, number];

/** Delta, the mean of (1 - e^epsilon Q / P)_+ under P, of two mixtures P and Q of Gaussians in the plane, by the trapezoid rule. */
function deltaInPlane(
  p: readonly Point[],
  q: readonly Point[],
  weights: number[],
  sigma: number,
  epsilon: number,
) {
  const at = (centres: readonly Point[], x: number, y: number) =>
    centres.reduce((sum, [a, b], i) => {
      return sum + (weights[i] as number) * normalDensity((x - a) / sigma) * normalDensity((y - b) / sigma);
    }, 0) /
    (sigma * sigma);
  const reach = 7 * sigma + 3;
  const step = sigma / 5;
  let sum = 0;
  for (let x = -reach; x <= reach; x += step) {
    for (let y = -reach; y <= reach; y += step) {
      sum += Math.max(0, at(p, x, y) - Math.exp(epsilon) * at(q, x, y));
    }
  }
  return sum * step * step;
}

/** Delta of two mixtures of Gaussians with the same weights, by an integral over a line. */
function deltaOnLine(
  p: readonly number[],
  q: readonly number[],
  weights: number[],
  sigma: number,
  epsilon: number,
) {
  const at = (centres: readonly number[], x: number) =>
    centres.reduce((sum, c, i) => sum + (weights[i] as number) * normalDensity((x - c) / sigma), 0) / sigma;
  const reach = 12 * sigma + weights.length;
  const step = sigma / 400;
  let sum = 0;
  for (let x = -reach; x <= reach; x += step) sum += Math.max(0, at(p, x) - Math.exp(epsilon) * at(q, x));
  return sum * step;
}

const rates = logUniform(1e-3, 0.95);
const noises = logUniform(0.25, 30);
const epsilons = fc.double({ min: -3, max: 3, noNaN: true });

describe('one step with several records of one person', () => {
  test('is a plain step where the person has one record, over pairs, rates, noise and losses', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), rates, noises, epsilons, (name, samplingRate, noise, at) => {
        const step = { samplingRate, noiseMultiplier: noise };
        const { above } = personStep(PAIRS[name], { ...step, recordsPerPerson: 1 });
        const plain = lossProfile(PAIRS[name], step);
        for (const side of ['call', 'put'] as const) {
          const loss = side === 'call' ? Math.abs(at) : -Math.abs(at);
          const [mine, known] = [above[side](loss), plain[side](loss)];
          for (const field of ['value', 'weightedSlope'] as const) {
            expect(Math.abs(mine[field] - known[field])).toBeLessThanOrEqual(1e-11 * known[field] + 1e-290);
          }
          // the value is computed after another threshold, from which its search starts
          expect(above[`${side}Value`](loss) / (mine.value || 1)).toBeCloseTo(mine.value > 0 ? 1 : 0, 11);
        }
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(80, 3000) },
    );
  });

  test('has the profile of the mixtures in its definition, over pairs, records, rates and noise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.integer({ min: 2, max: 12 }),
        rates,
        logUniform(0.25, 10),
        epsilons,
        (name, k, q, sigma, at) => {
          const weights = coins(k, q);
          const counts = Array.from(weights, (_, j) => j);
          const none = counts.map(() => 0);
          const sides = {
            remove: [counts, none],
            add: [none, counts],
            substitute: [counts, counts.map((j) => -j)],
          } as const;
          const [p, r] = sides[name];
          const { above } = personStep(PAIRS[name], {
            samplingRate: q,
            noiseMultiplier: sigma,
            recordsPerPerson: k,
          });
          expect(profileAt(above, at)).toBeCloseTo(deltaOnLine(p, r, weights, sigma, at), 5);
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(25, 600) },
    );
  });

  test('has slopes that are those of its values, over pairs, records, rates and noise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.integer({ min: 2, max: 40 }),
        rates,
        logUniform(0.5, 30),
        fc.double({ min: 0.01, max: 2, noNaN: true }),
        (name, k, q, sigma, loss) => {
          const step = { samplingRate: q, noiseMultiplier: sigma, recordsPerPerson: k };
          const { above } = personStep(PAIRS[name], step);
          // values are convex in e^loss, so that the slope lies between those of two chords
          const h = 1e-3;
          for (const [side, sign] of [
            ['call', -1],
            ['put', 1],
          ] as const) {
            const at = -sign * loss;
            const { value, weightedSlope } = above[side](at);
            const slope = weightedSlope * Math.exp(-at);
            const chord = (other: number) =>
              (sign * (above[side](other).value - value)) / (Math.exp(other) - Math.exp(at));
            const [flat, steep] = [chord(at - sign * h), chord(at + sign * h)];
            const rounding = 1e-9 * (slope + value / h);
            expect(slope).toBeGreaterThanOrEqual(flat - rounding);
            expect(slope).toBeLessThanOrEqual(steep + rounding);
          }
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(25, 600) },
    );
  });

  test('bounds delta whatever the person’s records and those in their place are, over gradients in the plane', () => {
    const gradient = fc
      .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }))
      .map(([length, angle]): Point => [length * Math.cos(angle), length * Math.sin(angle)]);
    const two = fc.tuple(gradient, gradient);
    fc.assert(
      fc.property(
        two,
        two,
        fc.double({ min: 0.02, max: 0.9, noNaN: true }),
        fc.double({ min: 0.6, max: 2, noNaN: true }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        ([a, b], [c, d], q, sigma, at) => {
          const sums = ([x, y]: readonly [Point, Point]): Point[] => [
            [0, 0],
            x,
            y,
            [x[0] + y[0], x[1] + y[1]],
          ];
          const weights = [(1 - q) ** 2, q * (1 - q), q * (1 - q), q * q];
          const none = weights.map((): Point => [0, 0]);
          const cases = {
            substitute: [sums([a, b]), sums([c, d])],
            remove: [sums([a, b]), none],
            add: [none, sums([a, b])],
          } as const;
          for (const name of NAMES) {
            const [p, r] = cases[name];
            const step = { samplingRate: q, noiseMultiplier: sigma, recordsPerPerson: 2 };
            const most = profileAt(personStep(PAIRS[name], step).above, at);
            expect(deltaInPlane(p, r, weights, sigma, at)).toBeLessThanOrEqual(most + 1e-4);
          }
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(12, 300) },
    );
  });
});

describe('a whole run with several records of one person', () => {
  // The known values were computed by dp_accounting's from_mixture_gaussian_mechanism in November 2026, to different accuracies.
  test.each([
    [2, 3.98, 0.005],
    [3, 6.343, 0.0005],
    [5, 11.6, 0.05],
    [10, 27.9, 0.05],
  ])('has the ε of dp_accounting at %d records', (recordsPerPerson, known, digits) => {
    const run = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, recordsPerPerson };
    const { value, upper } = epsilon('add-remove', run, 1e-5);
    expect(Math.abs((value ?? Number.NaN) - known)).toBeLessThanOrEqual(digits);
    expect(epsilon('substitute', run, 1e-5).lower).toBeGreaterThan(upper);
  });

  // The known values come from numpy: the mixtures' losses at 400,001 outcomes, on a grid of 2e-4, composed by an FFT of 2^19 cells.
  test.each([
    [2, 'add-remove', 3.9791],
    [2, 'substitute', 6.2862],
    [3, 'add-remove', 6.34294],
    [3, 'substitute', 10.17583],
  ] as const)(
    'has the ε of a plain convolution at %d records under %s',
    (recordsPerPerson, adjacency, known) => {
      const run = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, recordsPerPerson };
      expect(epsilon(adjacency, run, 1e-5).value).toBeCloseTo(known, 4);
    },
  );

  test('has an ε between that of fewer records and that of all records at once, over runs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('add-remove' as const, 'substitute' as const),
        logUniform(1e-3, 0.5),
        logUniform(1, 20),
        logUniform(1, 500).map(Math.round),
        fc.integer({ min: 2, max: 5 }),
        (adjacency, samplingRate, noiseMultiplier, steps, recordsPerPerson) => {
          const run = { samplingRate, noiseMultiplier, steps };
          const one = epsilon(adjacency, run, 1e-5);
          const fewer = epsilon(adjacency, { ...run, recordsPerPerson: recordsPerPerson - 1 }, 1e-5);
          const mine = epsilon(adjacency, { ...run, recordsPerPerson }, 1e-5);
          expect(mine.upper).toBeGreaterThanOrEqual(one.lower);
          expect(mine.upper).toBeGreaterThanOrEqual(fewer.lower * (1 - 1e-9));
          // all records are drawn in this run as soon as one of them is
          const some = -Math.expm1(recordsPerPerson * Math.log1p(-samplingRate));
          const together = { samplingRate: some, noiseMultiplier: noiseMultiplier / recordsPerPerson, steps };
          if (together.noiseMultiplier >= 0.2)
            expect(mine.lower).toBeLessThanOrEqual(epsilon(adjacency, together, 1e-5).upper * (1 + 1e-9));
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(6, 150) },
    );
  });

  test('has ordered bounds on ε everywhere in the domain', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        logUniform(1e-6, 0.999),
        logUniform(0.2, 300),
        logUniform(1, 1e6).map(Math.round),
        logUniform(2, 1000).map(Math.round),
        logUniform(1e-14, 0.4),
        (name, samplingRate, noiseMultiplier, steps, recordsPerPerson, at) => {
          const run = { samplingRate, noiseMultiplier, steps, recordsPerPerson };
          const { lower, upper } = epsilon(name, run, at);
          expect(lower).toBeGreaterThanOrEqual(0);
          expect(lower).toBeLessThanOrEqual(upper);
          if (name === 'add') expect(upper).toBeLessThan(Infinity);
        },
      ),
      {
        seed: SEED,
        endOnFailure: true,
        numRuns: size(6, 300),
        // a step whose losses reach far beyond what a window of the grid holds
        examples: [
          ['add', 0.794, 1.037, 31, 851, 7e-5],
          ['remove', 0.794, 1.037, 31, 851, 7e-5],
          ['substitute', 0.794, 1.037, 31, 851, 7e-5],
        ],
      },
    );
  });

  test('is a Gaussian release where every batch has all records', () => {
    const run = { samplingRate: 1, noiseMultiplier: 6, steps: 4, recordsPerPerson: 3 };
    const plain = { samplingRate: 1, noiseMultiplier: 2, steps: 4 };
    for (const adjacency of ['add-remove', 'substitute'] as const) {
      expect(epsilon(adjacency, run, 1e-6).value).toBe(epsilon(adjacency, plain, 1e-6).value);
      expect(delta(adjacency, run, 1).value).toBe(delta(adjacency, plain, 1).value);
    }
  });
});
