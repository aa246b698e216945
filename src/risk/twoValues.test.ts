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

test('no attack passes it, and one of the two ways round attains it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      chance,
      (weights, sharpness, c) => {
        const channel = channelOf(1, 2, 4, weights, sharpness);
        const at = (epsilon: number) => channelDelta(channel, epsilon);
        const curve: RiskCurve = {
          ...gdpCurve('substitute', 0),
          delta: (epsilon) => ({ lower: at(epsilon), upper: at(epsilon) }),
        };
        const { upper } = successBetweenTwo(curve, c);
        const attacks = [
          [c, 1 - c],
          [1 - c, c],
        ].map((prior) => bestAttack(channel, [prior], 1, 1));
        expect(upper).toBeCloseTo(Math.max(...attacks), 12);
        expect(upper).toBeLessThanOrEqual(successUnder(curve, exactSecret(c)).upper + 1e-12);
      },
    ),
    { seed: 4, numRuns: 200 },
  );
});

test('a fair yes or no is half of the total variation above a half', () => {
  const curve = gdpCurve('substitute', 1);
  expect(successBetweenTwo(curve, 0.5).upper).toBeCloseTo(0.691462461274013, 10);
});

test('what is certain stays certain', () => {
  const curve = gdpCurve('substitute', 1);
  expect(successBetweenTwo(curve, 1)).toMatchObject({ value: 1, adjacency: 'substitute', form: 'twoValues' });
});

test('a prior below a half is refused', () => {
  const curve = gdpCurve('substitute', 1);
  expect(() => successBetweenTwo(curve, 0.4)).toThrow(expect.objectContaining({ field: 'prior' }));
});
