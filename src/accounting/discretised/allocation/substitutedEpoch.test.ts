// An epoch whose record is replaced: enclosed at every epsilon, for opposite and for other gradients.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../../../test/statistics/logUniform';
import { size } from '../../../../test/statistics/size';
import { normalCdf, normalDensity, normalTail } from '../../../base/numerics/normal';
import { fillNormal, fillUniform, STREAM } from '../../../base/numerics/randomStreams';
import { epsilon } from '../../accountant';
import { bracketDelta, bracketEpsilon } from '../bracket';
import { epochStep } from './epochStep';
import { substitutedEpochLaw } from './substitutedEpoch';

const SEED = 20_261_125;

const epochsOf = (stepsPerEpoch: number, noiseMultiplier: number, epochs: number) =>
  ({ sampling: 'random-allocation', stepsPerEpoch, noiseMultiplier, epochs }) as const;

/** E (c + u - y v)_+, for the likelihood ratios u and v of one step's opposite gradients. The sum is 0 at one normal score alone. */
function oneMore(c: number, y: number, sigma: number): number {
  const w = 1 / sigma;
  const k = c * Math.exp(0.5 * w * w);
  const root = Math.sqrt(k * k + 4 * y);
  const score = Math.log(k < 0 ? 0.5 * (root - k) : (2 * y) / (root + k)) / w;
  return c * normalTail(score) + normalCdf(w - score) - y * normalTail(score + w);
}

/** delta of an epoch of two or three steps: the last step in closed form, the others by the trapezoid rule. */
function deltaOf(t: 2 | 3, sigma: number, epsilon: number): number {
  const y = Math.exp(epsilon);
  const w = 1 / sigma;
  const count = t === 2 ? 4000 : 500;
  const [from, to] = [-8.5, 8.5 + w];
  const step = (to - from) / count;
  const scores = Array.from({ length: count + 1 }, (_, i) => from + i * step);
  const ratios = scores.map((z) => Math.exp(z * w - 0.5 * w * w) - y * Math.exp(-z * w - 0.5 * w * w));
  const masses = scores.map((z) => step * normalDensity(z));
  let sum = 0;
  for (let i = 0; i <= count; i++) {
    if (t === 2) sum += masses[i] * oneMore(ratios[i], y, sigma);
    else {
      let inner = 0;
      for (let j = 0; j <= count; j++) inner += masses[j] * oneMore(ratios[i] + ratios[j], y, sigma);
      sum += masses[i] * inner;
    }
  }
  return sum / t;
}

describe('an epoch whose record is replaced', () => {
  test('of two steps or three is enclosed, over noise and epsilon', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2 as const, 3 as const),
        logUniform(0.35, 30),
        logUniform(1e-2, 8),
        (t, sigma, share) => {
          const epsilon = share / (sigma * Math.min(1, sigma));
          const exact = deltaOf(t, sigma, epsilon);
          fc.pre(exact > 1e-14);
          const { above, below } = epochStep('substitute', epochsOf(t, sigma, 1));
          const [most, least] = [above.callValue(epsilon), below.callValue(epsilon)];
          expect(least).toBeLessThanOrEqual(exact * (1 + 1e-8));
          expect(most).toBeGreaterThanOrEqual(exact * (1 - 1e-8));
          expect(most - least).toBeLessThan(0.2 * exact);
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(3, 100) },
    );
  });

  test('has laws of mass 1 and mean 1 from above and below, over steps and noise', () => {
    fc.assert(
      fc.property(logUniform(2, 300).map(Math.round), logUniform(0.3, 100), (t, sigma) => {
        for (const { values, masses, atInfinity } of Object.values(substitutedEpochLaw(t, sigma))) {
          let [total, mean] = [0, atInfinity];
          for (let i = 0; i < values.length; i++) {
            expect(masses[i]).toBeGreaterThanOrEqual(0);
            if (i > 0) expect(values[i]).toBeGreaterThan(values[i - 1]);
            total += masses[i];
            mean += masses[i] * values[i];
          }
          expect(Math.abs(total - 1)).toBeLessThan(1e-9);
          expect(Math.abs(mean - 1)).toBeLessThan(1e-9);
        }
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(2, 60) },
    );
  });

  // The expected 7.20317 comes from a tensor trapezoid rule over three steps and a closed form for the fourth (numpy, 201 scores each).
  test('of four steps has the epsilon of an integral over all its steps', () => {
    const { lower, upper } = bracketEpsilon('substitute', epochsOf(4, 0.7, 1), 1e-5);
    expect(lower).toBeLessThan(7.20318);
    expect(upper).toBeGreaterThan(7.20316);
    expect(upper - lower).toBeLessThan(0.01 * lower);
  });
});

/** The gradients of the record z and of the record z' in its place in one step, given the sum of the steps before. */
type Gradients = (before: number) => readonly [number, number];

/** Privacy losses of simulated runs of E epochs of t steps with z, for gradients on a line. */
function playedOut(
  { t, sigma, epochs, runs }: { t: number; sigma: number; epochs: number; runs: number },
  gradients: Gradients,
): Float64Array {
  const losses = new Float64Array(runs);
  const noise = new Float64Array(t * epochs);
  const coins = new Float64Array(epochs);
  const logRatio = (g: number, x: number) => (g * x - 0.5 * g * g) / (sigma * sigma);
  for (let r = 0; r < runs; r++) {
    const place = { seed: SEED, model: r, step: 0 };
    fillNormal({ ...place, stream: STREAM.worstCaseNoise }, 0, noise, 0, noise.length);
    fillUniform({ ...place, stream: STREAM.worstCaseCount }, 0, coins, 0, epochs);
    for (let e = 0; e < epochs; e++) {
      const own = Math.floor(coins[e] * t);
      let [u, v, before] = [0, 0, 0];
      for (let i = 0; i < t; i++) {
        const [g, other] = gradients(before);
        const x = sigma * noise[e * t + i] + (i === own ? g : 0);
        u += Math.exp(logRatio(g, x));
        v += Math.exp(logRatio(other, x));
        before += x;
      }
      losses[r] += Math.log(u / v);
    }
  }
  return losses;
}

describe('the delta of simulated runs', () => {
  const runs = size(20_000, 100_000);
  const whole = (max: number) => logUniform(1, max).map(Math.round);
  const gradient = fc.double({ min: -1, max: 1, noNaN: true });

  /** Mean and 4.5 standard errors (one false alarm in 300,000) of delta, at an epsilon that at least a tenth of the losses exceed. */
  function estimated(losses: Float64Array, share: number) {
    const epsilon = Math.max(0, share * losses.slice().sort()[Math.floor(0.9 * runs)]);
    const gains = losses.map((loss) => Math.max(0, -Math.expm1(epsilon - loss)));
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / runs;
    const square = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / runs;
    return { epsilon, mean, error: 4.5 * Math.sqrt(square / runs) };
  }

  test('lies in the bracket if gradients are opposite, over epochs', () => {
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ t: whole(11).map((n) => n + 1), sigma: logUniform(0.5, 10), epochs: whole(5) }),
        fc.tuple(gradient, gradient, gradient, gradient),
        shares,
        ({ t, sigma, epochs }, _, share) => {
          const run = epochsOf(t, sigma, epochs);
          const opposite = estimated(
            playedOut({ t, sigma, epochs, runs }, () => [1, -1]),
            share,
          );
          const { lower, upper } = bracketDelta('substitute', run, opposite.epsilon);
          expect(lower).toBeLessThan(opposite.mean + opposite.error);
          expect(upper).toBeGreaterThan(opposite.mean - opposite.error);
          expect(opposite.error).toBeLessThan(0.2 * opposite.mean);
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(2, 30) },
    );
  });

  test('is not above the bracket if other gradients depend on the steps before, over epochs and gradients', () => {
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ t: whole(11).map((n) => n + 1), sigma: logUniform(0.5, 10), epochs: whole(5) }),
        fc.tuple(gradient, gradient, gradient, gradient),
        shares,
        ({ t, sigma, epochs }, [a, b, c, d], share) => {
          const run = epochsOf(t, sigma, epochs);
          const following: Gradients = (before) => (before > 0 ? [a, b] : [c, d]);
          const other = estimated(playedOut({ t, sigma, epochs, runs }, following), share);
          expect(bracketDelta('substitute', run, other.epsilon).upper).toBeGreaterThan(
            other.mean - other.error,
          );
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(2, 30) },
    );
  });
});

// implied is the ε that add/remove alone gives for a substitution, taken as a removal and then an addition
test('the ε of substitute lies between those of add/remove and of implied within 3%, over epochs', () => {
  fc.assert(
    fc.property(
      logUniform(2, 40).map(Math.round),
      logUniform(0.4, 20),
      logUniform(1, 100).map(Math.round),
      logUniform(1e-10, 1e-3),
      (t, sigma, epochs, delta) => {
        const run = epochsOf(t, sigma, epochs);
        const { lower, upper } = epsilon('substitute', run, delta);
        expect(lower).toBeLessThanOrEqual(upper);
        expect(upper - lower).toBeLessThan(0.03 * upper);
        expect(upper).toBeGreaterThanOrEqual(epsilon('add-remove', run, delta).lower);
        expect(lower).toBeLessThanOrEqual(epsilon('implied', run, delta).upper * (1 + 1e-9));
      },
    ),
    { seed: SEED, endOnFailure: true, numRuns: size(2, 60) },
  );
});
