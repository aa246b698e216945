// The law of an epoch's likelihood ratio S, enclosed from both sides. t is the number of an epoch's steps, E that of the epochs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../../../test/statistics/logUniform';
import { size } from '../../../../test/statistics/size';
import { normalDensity, normalTail } from '../../../base/numerics/normal';
import { fillNormal, STREAM } from '../../../base/numerics/randomStreams';
import { bracketDelta, bracketEpsilon } from '../bracket';
import { epochLaw } from './epochLaw';
import { epochStep } from './epochStep';

const SEED = 20_261_125;

const epochsOf = (stepsPerEpoch: number, noiseMultiplier: number, epochs: number) =>
  ({ sampling: 'random-allocation', stepsPerEpoch, noiseMultiplier, epochs }) as const;

/** E (X - k)_+ of one lognormal X of mean 1: the price of a call. */
function lognormalCall(k: number, sigma: number): number {
  if (k <= 0) return 1 - k;
  const w = 1 / sigma;
  const z = sigma * Math.log(k) + 0.5 * w;
  return normalTail(z - w) - k * normalTail(z);
}

/** E ((X1 + X2) / 2 - y)_+ of two such lognormals by the trapezoid rule over the first one's normal score. */
function callOfTwo(y: number, sigma: number): number {
  const [from, to, count] = [-12, 12 + 1 / sigma, 6000];
  let sum = 0;
  for (let i = 0; i <= count; i++) {
    const z = from + ((to - from) * i) / count;
    const first = Math.exp(z / sigma - 0.5 / (sigma * sigma));
    sum += normalDensity(z) * 0.5 * lognormalCall(2 * y - first, sigma);
  }
  return (sum * (to - from)) / count;
}

describe('the likelihood ratio of an epoch', () => {
  test('of two steps is enclosed, over sigma and epsilon', () => {
    const sigmas = logUniform(0.3, 30);
    const epsilons = logUniform(1e-3, 6);
    fc.assert(
      fc.property(sigmas, epsilons, (sigma, share) => {
        const epsilon = share / sigma;
        const exact = {
          remove: callOfTwo(Math.exp(epsilon), sigma),
          // E (1 - e^epsilon S)_+ by the parity of put and call, where that leaves digits
          add: Math.exp(epsilon) * (callOfTwo(Math.exp(-epsilon), sigma) - (1 - Math.exp(-epsilon))),
        };
        for (const name of ['remove', 'add'] as const) {
          const { above, below } = epochStep(name, epochsOf(2, sigma, 1));
          const rounding = 1e-12;
          expect(below.callValue(epsilon)).toBeLessThanOrEqual(exact[name] * (1 + 1e-9) + rounding);
          expect(above.callValue(epsilon)).toBeGreaterThanOrEqual(exact[name] * (1 - 1e-9) - rounding);
          expect(above.callValue(epsilon) - below.callValue(epsilon)).toBeLessThan(
            2e-3 * exact[name] + rounding,
          );
        }
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(6, 60) },
    );
  });

  test('has mean 1 and a variance between those of the laws above and below it', () => {
    for (const [t, sigma] of [
      [3, 1],
      [13, 2],
    ]) {
      const { above, below } = epochLaw(t, sigma);
      const variance = Math.expm1(1 / (sigma * sigma)) / t;
      const moments = [above, below].map(({ values, masses, atInfinity }) => {
        const mean = values.reduce((sum, value, i) => sum + masses[i] * value, atInfinity);
        return { mean, variance: values.reduce((sum, value, i) => sum + masses[i] * (value - 1) ** 2, 0) };
      });
      for (const { mean } of moments) expect(Math.abs(mean - 1)).toBeLessThan(1e-12);
      // a little of the law above is at infinity, which its variance lacks
      expect(moments[0].variance).toBeGreaterThan(variance * (1 - 1e-9));
      expect(moments[1].variance).toBeLessThan(variance);
      expect(moments[0].variance / moments[1].variance).toBeLessThan(1.003);
    }
  });

  test('of one step encloses the Gaussian mechanism', () => {
    const { above, below } = epochStep('remove', epochsOf(1, 1.3, 1));
    for (const epsilon of [0, 0.1, 1, 3]) {
      const exact = lognormalCall(Math.exp(epsilon), 1.3);
      expect(below.callValue(epsilon)).toBeLessThanOrEqual(exact);
      expect(above.callValue(epsilon)).toBeGreaterThanOrEqual(exact);
    }
  });
});

/** Privacy losses of simulated runs of E epochs, drawn under P. */
function playedOut(
  name: 'remove' | 'add',
  t: number,
  sigma: number,
  epochs: number,
  runs: number,
): Float64Array {
  const losses = new Float64Array(runs);
  const noise = new Float64Array(t * epochs);
  for (let r = 0; r < runs; r++) {
    const place = { seed: SEED, model: r, step: name === 'add' ? 1 : 0, stream: STREAM.worstCaseNoise };
    fillNormal(place, 0, noise, 0, noise.length);
    for (let e = 0; e < epochs; e++) {
      let sum = 0;
      for (let i = 0; i < t; i++) {
        // the law of the loss is the same whichever of the steps the record joins
        const x = sigma * noise[e * t + i] + (name === 'remove' && i === 0 ? 1 : 0);
        sum += Math.exp((x - 0.5) / (sigma * sigma));
      }
      losses[r] += (name === 'remove' ? 1 : -1) * Math.log(sum / t);
    }
  }
  return losses;
}

describe('the bounds of several epochs', () => {
  // each comparison allows 4.5 standard errors, which gives one false alarm in 300,000
  test('enclose delta of simulated runs, over mechanisms', () => {
    const runs = size(20_000, 100_000);
    const whole = (max: number) => logUniform(1, max).map(Math.round);
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(whole(12), logUniform(0.4, 10), whole(6), shares, (t, sigma, epochs, share) => {
        for (const name of ['remove', 'add'] as const) {
          const losses = playedOut(name, t, sigma, epochs, runs);
          // a tenth of the losses, or more, are above this epsilon
          const epsilon = Math.max(0, share * losses.slice().sort()[Math.floor(0.9 * runs)]);
          const gains = losses.map((loss) => Math.max(0, -Math.expm1(epsilon - loss)));
          const mean = gains.reduce((sum, gain) => sum + gain, 0) / runs;
          const square = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / runs;
          const error = 4.5 * Math.sqrt(square / runs);
          const { lower, upper } = bracketDelta(name, epochsOf(t, sigma, epochs), epsilon);
          expect(lower).toBeLessThan(mean + error);
          expect(upper).toBeGreaterThan(mean - error);
          expect(error).toBeLessThan(0.2 * mean);
        }
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(3, 30) },
    );
  });

  // The expected ends were computed independently, on a plain grid of 0.004 with losses rounded up and down, from 400,000 simulated losses.
  test.each([
    ['remove', 128, 1, 10, 1e-5, 1.317, 1.637],
    ['add', 128, 1, 10, 1e-5, 1.198, 1.518],
    ['remove', 64, 0.8, 5, 1e-6, 3.285, 3.425],
    ['add', 64, 0.8, 5, 1e-6, 2.053, 2.193],
  ] as const)(
    'on the ε of %s lie in the bracket of a plain grid: t %d, sigma %d, E %d, delta %d',
    (name, t, sigma, epochs, delta, low, high) => {
      const { lower, upper } = bracketEpsilon(name, epochsOf(t, sigma, epochs), delta);
      expect(lower).toBeGreaterThan(low);
      expect(upper).toBeLessThan(high);
      expect(upper - lower).toBeLessThan(2e-4 * upper);
    },
  );

  test('on ε are less than a thousandth apart for a hundred epochs of a hundred thousand steps', () => {
    const { lower, upper } = bracketEpsilon('remove', epochsOf(100_000, 1, 100), 1e-5);
    expect(upper - lower).toBeLessThan(1e-3 * upper);
  });
});
