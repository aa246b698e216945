// Tests of verified values: brackets that are numbers, the larger of two results, and rounding.
import { describe, expect, it } from 'vitest';
import { pairDelta, pairEpsilon } from './pairGuarantee';
import { PAIRS } from './pairs';
import {
  fromDeltaBracket,
  fromEpsilonBracket,
  largerOf,
  mapVerified,
  verifiedExactly,
  verifiedUnderflow,
  verifiedWithin,
} from './verified';

const line = 'characteristic-function' as const;

describe('brackets', () => {
  it('are numbers only if they are narrow', () => {
    expect(fromEpsilonBracket({ lower: 1, upper: 1.0001 })).toMatchObject({
      verified: true,
      value: 0.5 * (1 + 1.0001),
    });
    expect(fromEpsilonBracket({ lower: 1, upper: 1.001 })).toMatchObject({ verified: false, value: null });
    expect(fromEpsilonBracket({ lower: 100, upper: 100.01 }).verified).toBe(true);
    expect(fromEpsilonBracket({ lower: 1, upper: Infinity }).verified).toBe(false);
    expect(fromDeltaBracket({ lower: 1e-9, upper: 1.0001e-9 }).verified).toBe(true);
    expect(fromDeltaBracket({ lower: 1e-9, upper: 1.002e-9 }).verified).toBe(false);
    expect(fromDeltaBracket({ lower: 0.999_999, upper: 1 }).verified).toBe(true);
    // a thousandth of the smallest delta in the domain is as good as 0
    expect(fromDeltaBracket({ lower: 0, upper: 1e-18 })).toMatchObject({ verified: true, value: 5e-19 });
    expect(fromDeltaBracket({ lower: 0, upper: 1e-16 }).verified).toBe(false);
  });
});

describe('largerOf', () => {
  const small = verifiedWithin(1, 0.01, line);
  const large = verifiedWithin(2, 0.01, line);
  it('takes the larger value and the larger ends', () => {
    expect(largerOf(small, large)).toEqual(large);
    const wide = { verified: true, value: 1.995, lower: 1.9, upper: 2.2, method: line } as const;
    expect(largerOf(large, wide)).toMatchObject({ value: 2, lower: 1.99, upper: 2.2 });
  });
  it('is a number only where the unknown result cannot be the larger', () => {
    const unknownLow = fromEpsilonBracket({ lower: 0, upper: 1.5 });
    const unknownHigh = fromEpsilonBracket({ lower: 0, upper: 3 });
    expect(largerOf(unknownLow, large)).toBe(large);
    expect(largerOf(large, unknownHigh)).toMatchObject({ verified: false, lower: 1.99, upper: 3 });
  });
});

it('verifiedWithin stays between 0 and the ceiling', () => {
  expect(verifiedWithin(-0.5, 0.1, line)).toMatchObject({ value: 0, lower: 0, upper: 0 });
  expect(verifiedWithin(0.05, 0.1, line, 0.06)).toMatchObject({ value: 0.05, lower: 0, upper: 0.06 });
});

it('an exact zero has no error, and an underflow has one', () => {
  expect(verifiedExactly(0)).toMatchObject({ value: 0, lower: 0, upper: 0 });
  expect(verifiedUnderflow()).toMatchObject({ value: 0, lower: 0, upper: Number.MIN_VALUE });
  expect(verifiedExactly(1e-300).upper).toBeGreaterThan(1e-300);
  // delta is met at epsilon 0, which is exact
  const pair = PAIRS.substitute;
  const rare = { samplingRate: 1e-4, noiseMultiplier: 300, steps: 1 };
  expect(pairEpsilon(pair, rare, 1e-5).upper).toBe(0);
  const quiet = { samplingRate: 1, noiseMultiplier: 300, steps: 1 };
  expect(pairDelta(pair, quiet, 1)).toMatchObject({ value: 0, upper: Number.MIN_VALUE });
});

it('mapVerified maps the value and both ends', () => {
  expect(mapVerified(verifiedWithin(1, 0.25, line), (x) => 2 * x)).toMatchObject({
    value: 2,
    lower: 1.5,
    upper: 2.5,
  });
});
