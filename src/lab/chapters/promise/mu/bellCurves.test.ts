// The pair of bells that shows a mu.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bellsOf } from './MuPart';

test('two bells stand μ apart on one scale, and share less the further apart they are', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 12, noNaN: true }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (mu, times) => {
        const widest = times * mu;
        const [near, far] = [bellsOf(mu, widest), bellsOf(widest, widest)];
        expect(near.to - near.from).toBeCloseTo(far.to - far.from, 9);
        // centre of mass over what is seen of the bell
        const centre = ({ xs, second }: typeof near) =>
          xs.reduce((sum, x, i) => sum + x * second[i], 0) / second.reduce((sum, height) => sum + height, 0);
        expect(centre(near)).toBeCloseTo(mu, 1);
        const area = ({ xs, shared }: typeof near) =>
          (xs[1] - xs[0]) * shared.reduce((sum, height) => sum + height, 0);
        expect(area(far)).toBeLessThanOrEqual(area(near) + 1e-9);
        for (const [i, height] of near.shared.entries()) {
          expect(height).toBeLessThanOrEqual(Math.min(near.first[i], near.second[i]));
        }
      },
    ),
    { seed: 20_261_127 },
  );
});
