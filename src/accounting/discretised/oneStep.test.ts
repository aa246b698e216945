// The profile of a single step, on both sides of loss 0, against its closed form. P and Q are a pair's two laws.
import { describe, expect, test } from 'vitest';
import { PAIRS } from '../pairs';
import { callPoint, logCallValue, lossProfile } from './oneStep';

// Values from mpmath 1.3.0 with 60 digits. From the threshold x of the loss follow P(x or further) - e^loss Q(x or further), by erfc,
// and the second term of this difference.
const REFERENCE = [
  ['substitute', 0.01, 1, 0.02, 0.0017767154913751204, 0.10211138113930124],
  ['substitute', 0.0001, 0.7, 3, 4.7851565776180236e-20, 2.8287665808513813e-19],
  ['substitute', 0.5, 30, 0.05, 0.001000908319384067, 0.06796406093216856],
  ['substitute', 0.9, 0.2, 40, 9.098323637320376e-8, 9.713371134721352e-8],
  ['substitute', 0.999, 2, 0.0001, 0.3825111249443091, 0.308724621827344],
  ['remove', 0.01, 1, 0.02, 0.00108756599135527, 0.05530895812615818],
  ['remove', 0.0001, 0.7, 3, 4.7823285020530234e-20, 2.8271052423067383e-19],
  ['remove', 0.5, 30, 0.05, 8.58728969440163e-6, 0.0016963326519074161],
  ['remove', 0.9, 0.2, 40, 7.0316280864404594e-9, 8.130558158651809e-9],
  ['add', 0.01, 1, 0.005, 0.0009631443353053048, 0.423435018901558],
  ['add', 0.5, 30, 0.05, 4.79877761551331e-6, 0.0010934211503225827],
  ['add', 0.9, 0.5, 2, 0.040639226426037595, 0.22739920234290195],
  ['add', 0.3, 3, 0.2, 6.163663806657167e-5, 0.004411431037222048],
] as const;

test.each(REFERENCE)(
  'the profile of %s at q %d, sigma %d, loss %d has twelve digits of the reference',
  (name, samplingRate, noiseMultiplier, loss, value, slope) => {
    const step = { samplingRate, noiseMultiplier };
    const point = callPoint(PAIRS[name], step, loss);
    expect(Math.abs(point.value / value - 1)).toBeLessThan(1e-12);
    expect(Math.abs(point.weightedSlope / slope - 1)).toBeLessThan(1e-12);
    const { callValue } = lossProfile(PAIRS[name], step);
    expect(Math.abs(callValue(loss) / value - 1)).toBeLessThan(1e-12);
    expect(logCallValue(PAIRS[name], step, loss)).toBeCloseTo(Math.log(value), 10);
  },
);

describe.each(['add', 'remove', 'substitute'] as const)('one step of %s', (name) => {
  const profiles = [1e-3, 0.3, 1].flatMap((samplingRate) =>
    [0.3, 2, 40].map((noiseMultiplier) => ({
      samplingRate,
      profile: lossProfile(PAIRS[name], { samplingRate, noiseMultiplier }),
    })),
  );

  test('has a profile whose two sides meet at loss 0', () => {
    for (const { profile } of profiles) {
      const [call, put] = [profile.call(0), profile.put(0)];
      expect(put.value).toBeCloseTo(call.value, 14);
      expect(put.weightedSlope + call.weightedSlope).toBeCloseTo(1, 12);
    }
  });

  test('has a weighted slope that is the derivative of its value', () => {
    for (const { samplingRate, profile } of profiles) {
      const loss = 0.3 * samplingRate;
      const h = 1e-4 * loss;
      const difference = (profile.callValue(loss + h) - profile.callValue(loss - h)) / (2 * h);
      const { weightedSlope } = profile.call(loss);
      expect(Math.abs(difference + weightedSlope)).toBeLessThan(1e-4 * weightedSlope + 1e-12);
    }
  });
});
