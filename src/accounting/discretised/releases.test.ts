// Batches of fixed size: the bounds of this folder against integrals of single steps and against simulated runs. gamma is the share
// of the records that a batch holds, and z the record that is replaced.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { normalDensity } from '../../base/numerics/normal';
import { fillNormal, fillUniform, STREAM } from '../../base/numerics/randomStreams';
import { delta } from '../accountant';
import { bracketDelta, bracketEpsilon } from './bracket';
import { fixedSizeStep } from './fixedSizeStep';
import type { LossProfile } from './gridStep';

const SEED = 20_261_125;

/** A law of outcomes on a line: a density. */
type Law = (x: number) => number;

const mixture =
  (share: number, center: number, other: number, sigma: number): Law =>
  (x) =>
    (share * normalDensity((x - center) / sigma) + (1 - share) * normalDensity((x - other) / sigma)) / sigma;

/** The mean of f(x) under a law, by the trapezoid rule. */
function expected(law: Law, f: (x: number) => number, reach: number, step = 0.02): number {
  let sum = 0;
  for (let x = -reach; x <= reach; x += step) sum += step * law(x) * f(x);
  return sum;
}

/** Delta of the law p against the law q at any real epsilon. */
const deltaOf = (p: Law, q: Law, epsilon: number, reach: number, step = 0.02) =>
  expected(p, (x) => Math.max(0, 1 - (Math.exp(epsilon) * q(x)) / p(x)), reach, step);

const profileAt = ({ callValue, putValue }: LossProfile, epsilon: number) =>
  epsilon >= 0 ? callValue(epsilon) : putValue(epsilon) - Math.expm1(epsilon);

const centers = fc.double({ min: -1, max: 1, noNaN: true });

describe('one step of a batch of fixed size', () => {
  test('is bounded whatever the gradients of the records, over gradients, rates and noise', () => {
    fc.assert(
      fc.property(
        fc.tuple(centers, centers, centers),
        fc.double({ min: 0.02, max: 0.9, noNaN: true }),
        fc.double({ min: 0.6, max: 3, noNaN: true }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        ([z, other, replacing], gamma, sigma, epsilon) => {
          const { above } = fixedSizeStep({
            sampling: 'fixed-size',
            samplingRate: gamma,
            noiseMultiplier: sigma,
            steps: 1,
          });
          const p = mixture(gamma, z, other, sigma);
          const q = mixture(gamma, replacing, other, sigma);
          expect(deltaOf(p, q, epsilon, 9 * sigma)).toBeLessThanOrEqual(profileAt(above, epsilon) + 1e-5);
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(60, 600) },
    );
  });

  test('attains its bound where the record’s gradient is opposite to all others', () => {
    const [gamma, sigma] = [0.2, 1.5];
    const { above } = fixedSizeStep({
      sampling: 'fixed-size',
      samplingRate: gamma,
      noiseMultiplier: sigma,
      steps: 1,
    });
    const p = mixture(gamma, 1, -1, sigma);
    const q = mixture(1, -1, -1, sigma);
    for (const epsilon of [0, 0.1, 0.5]) {
      expect(deltaOf(p, q, epsilon, 15)).toBeCloseTo(profileAt(above, epsilon), 5);
      expect(deltaOf(q, p, -epsilon, 15)).toBeCloseTo(profileAt(above, -epsilon), 5);
      // below epsilon 0 the profile of the removal would be too small
      if (epsilon > 0) expect(deltaOf(p, q, -epsilon, 15)).toBeLessThan(profileAt(above, -epsilon) - 1e-3);
    }
  });
});

test('two steps with batches of fixed size are within the bound, whichever direction the other records’ gradients have in each', () => {
  const [gamma, sigma] = [0.3, 1.2];
  const removed = { p: mixture(gamma, 1, -1, sigma), q: mixture(1, -1, -1, sigma) };
  const added = { p: removed.q, q: removed.p };
  const twoSteps = (first: typeof removed, second: typeof removed, epsilon: number) =>
    expected(
      first.p,
      (x) => deltaOf(second.p, second.q, epsilon - Math.log(first.p(x) / first.q(x)), 7.5, 0.06),
      7.5,
      0.06,
    );
  const run = { sampling: 'fixed-size', samplingRate: gamma, noiseMultiplier: sigma, steps: 2 } as const;
  const half = { samplingRate: gamma, noiseMultiplier: sigma / 2, steps: 2 };
  for (const epsilon of [0, 0.3]) {
    const removal = bracketDelta('remove', half, epsilon);
    const twice = twoSteps(removed, removed, epsilon);
    expect(Math.abs(twice - 0.5 * (removal.lower + removal.upper))).toBeLessThan(2e-3 * twice);
    const { upper } = bracketDelta('substitute', run, epsilon);
    expect(upper).toBeGreaterThan(twice);
    for (const [first, second] of [
      [removed, added],
      [added, removed],
      [added, added],
    ]) {
      expect(twoSteps(first, second, epsilon)).toBeLessThan(upper);
    }
  }
});

/**
 * Privacy losses of simulated runs of T steps, in which the record's gradient is opposite to all others. If `turned`, the
 * gradient of the record in its place is the opposite one in every second step.
 */
function playedOut(gamma: number, sigma: number, steps: number, runs: number, turned: boolean): Float64Array {
  const losses = new Float64Array(runs);
  const noise = new Float64Array(steps);
  const coins = new Float64Array(steps);
  // loss of a batch that holds z, whose sum is 2 clipping norms further on, against one without
  const loss = (x: number) => Math.log1p(gamma * Math.expm1((2 * x - 2) / (sigma * sigma)));
  for (let r = 0; r < runs; r++) {
    const place = { seed: SEED, model: r, step: turned ? 1 : 0 };
    fillNormal({ ...place, stream: STREAM.worstCaseNoise }, 0, noise, 0, steps);
    fillUniform({ ...place, stream: STREAM.worstCaseCount }, 0, coins, 0, steps);
    for (let i = 0; i < steps; i++) {
      const x = sigma * noise[i];
      if (turned && i % 2 === 1) losses[r] -= loss(x);
      else losses[r] += loss(x + (coins[i] < gamma ? 2 : 0));
    }
  }
  return losses;
}

// each comparison allows 4.5 standard errors, which gives one false alarm in 300,000
test('the bracket encloses delta of simulated runs with batches of fixed size, over rates, noise and steps', () => {
  const runs = size(20_000, 100_000);
  const shares = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      logUniform(0.02, 0.9),
      logUniform(0.6, 10),
      logUniform(1, 30).map(Math.round),
      shares,
      (gamma, sigma, steps, share) => {
        const run = { sampling: 'fixed-size', samplingRate: gamma, noiseMultiplier: sigma, steps } as const;
        for (const turned of [false, true]) {
          const losses = playedOut(gamma, sigma, steps, runs, turned);
          const epsilon = Math.max(0, share * losses.slice().sort()[Math.floor(0.9 * runs)]);
          const gains = losses.map((loss) => Math.max(0, -Math.expm1(epsilon - loss)));
          const mean = gains.reduce((sum, gain) => sum + gain, 0) / runs;
          const square = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / runs;
          const error = 4.5 * Math.sqrt(square / runs);
          expect(mean - error).toBeLessThan(bracketDelta('substitute', run, epsilon).upper);
          if (!turned) expect(mean + error).toBeGreaterThan(delta('substitute', run, epsilon).lower);
          expect(error).toBeLessThan(0.2 * mean);
        }
      },
    ),
    { seed: SEED, endOnFailure: true, numRuns: size(3, 30) },
  );
});

// The last three columns are epsilons: that of the symmetric pair (fixedSizeStep.ts), on plain grids, and those of removal and of
// substitute at half the noise.
test.each([
  [0.01, 2, 1000, 2.2, 1.8282, 2.8434],
  [0.1, 3, 100, 3.89, 3.5359, 6.1536],
  [256 / 60_000, 1.1, 3516, 8.92, 7.817, 9.1759],
])(
  'gamma %d, sigma %d, T %d: epsilon lies between what data attain and substitute at half the noise',
  (samplingRate, noiseMultiplier, steps, symmetric, attained, before) => {
    const run = { sampling: 'fixed-size', samplingRate, noiseMultiplier, steps } as const;
    const { lower, upper } = bracketEpsilon('substitute', run, 1e-5);
    expect(Math.abs(upper - symmetric)).toBeLessThan(0.006);
    expect(upper - lower).toBeLessThan(1e-4 * upper);
    const half = { samplingRate, noiseMultiplier: noiseMultiplier / 2, steps };
    const removal = bracketEpsilon('remove', half, 1e-5);
    expect(0.5 * (removal.lower + removal.upper)).toBeCloseTo(attained, 3);
    expect(bracketEpsilon('substitute', half, 1e-5).upper).toBeGreaterThan(upper);
    expect(bracketEpsilon('substitute', half, 1e-5).lower).toBeCloseTo(before, 3);
  },
);
