// Tests that the error budget (errorBudget.ts) covers rounding where much cancels in the sum of the inversion.
import { describe, expect, it } from 'vitest';
import { PAIRS } from '../pairs';
import { epsilonByInversion, halfGroupEpsilonByInversion } from './invert';

/**
 * Few steps of rare records at a tiny delta, where some 16 nats cancel. The expected epsilons come from the same integral in 64-bit
 * mantissas (NumPy's longdouble, 20 000 real nodes, at a third and at two fifths of the best tilt, which agree to these digits).
 */
const CANCELLING = [
  {
    samplingRate: 0.0007770462413668872,
    noiseMultiplier: 1.784467972854554,
    steps: 101,
    delta: 7.681644745070562e-12,
    half: true,
    epsilon: 0.0347310952966,
  },
  {
    samplingRate: 0.0013476878287780982,
    noiseMultiplier: 1.995752094370622,
    steps: 53,
    delta: 4.552726285680899e-12,
    half: false,
    epsilon: 0.0396067662455,
  },
  {
    samplingRate: 0.0004658401459423956,
    noiseMultiplier: 1.3425008883140868,
    steps: 1236,
    delta: 1.3429389254548258e-10,
    half: true,
    epsilon: 0.084697094015,
  },
];

describe('the inversion’s error budget', () => {
  it.each(CANCELLING)('covers rounding where much cancels, after $steps steps', (setting) => {
    const { half, epsilon, delta } = setting;
    const invert = half ? halfGroupEpsilonByInversion : epsilonByInversion;
    const result = invert(PAIRS.remove, setting, delta);
    expect(result).not.toBeNull();
    if (result === null) return;
    expect(Math.abs(result.epsilon - epsilon)).toBeLessThanOrEqual(result.epsilonError);
    expect(result.epsilonError).toBeLessThan(1e-5);
  });
});
