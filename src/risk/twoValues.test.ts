// The bound for two values is what the best attack on a mechanism written out in full reaches, and no more than the general one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestAttack, channelDelta, channelOf } from '../../test/shared/channels';
import { gdpCurve } from './curve';
import { exactSecret } from './secret';
import { successBetweenTwo } from './twoValues';
import type { RiskCurve } from './types';
import { successUnder } from './underCurve';

const chance = fc.double({ min: 0.5, max: 0.999, noNaN: true });

/** Mechanisms with two inputs and four outputs, written out as a table of probabilities. */
const channels = fc
  .tuple(
    fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
    fc.double({ min: 0.1, max: 3, noNaN: true }),
  )
  .map(([weights, sharpness]) => channelOf(1, 2, 4, weights, sharpness));

function curveOf(channel: ReturnType<typeof channelOf>): RiskCurve {
  const at = (epsilon: number) => channelDelta(channel, epsilon);
  return {
    ...gdpCurve('substitute', 0),
    delta: (epsilon) => ({ lower: at(epsilon), upper: at(epsilon) }),
  };
}

test('the best attack attains the bound for two values if the likelier is the better one of them, over mechanisms and chances', () => {
  fc.assert(
    fc.property(channels, chance, (channel, c) => {
      const attacks = [
        [c, 1 - c],
        [1 - c, c],
      ].map((prior) => bestAttack(channel, [prior], 1, 1));
      expect(successBetweenTwo(curveOf(channel), c).upper).toBeCloseTo(Math.max(...attacks), 12);
    }),
    { seed: 4, numRuns: 200 },
  );
});

test('the bound for two values never exceeds the general one, over mechanisms and chances', () => {
  fc.assert(
    fc.property(channels, chance, (channel, c) => {
      const curve = curveOf(channel);
      const general = successUnder(curve, exactSecret(c)).upper;
      expect(successBetweenTwo(curve, c).upper).toBeLessThanOrEqual(general + 1e-12);
    }),
    { seed: 4, numRuns: 200 },
  );
});

test('the bound for a fair yes or no is one half plus half of the total variation', () => {
  const curve = gdpCurve('substitute', 1);
  expect(successBetweenTwo(curve, 0.5).upper).toBeCloseTo(0.691462461274013, 10);
});

test('a value that is certain beforehand stays certain', () => {
  const curve = gdpCurve('substitute', 1);
  expect(successBetweenTwo(curve, 1)).toMatchObject({ value: 1, adjacency: 'substitute', form: 'twoValues' });
});

test('a prior below a half is refused by the bound for two values', () => {
  const curve = gdpCurve('substitute', 1);
  expect(() => successBetweenTwo(curve, 0.4)).toThrow(expect.objectContaining({ field: 'prior' }));
});
