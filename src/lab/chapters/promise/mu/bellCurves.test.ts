// The pair of bell curves that shows a μ.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bellsOf } from './Bells';

test('two bell curves are μ apart on a shared scale and overlap less if μ is larger, for μ from 0.01 to 36', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 12, noNaN: true }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (mu, times) => {
        const widest = times * mu;
        const [near, far] = [bellsOf(mu, widest), bellsOf(widest, widest)];
        expect(near.to - near.from).toBeCloseTo(far.to - far.from, 9);
        // The centre of mass is taken over the drawn part of the curve.
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
