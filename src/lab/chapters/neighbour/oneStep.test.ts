// One step of DP-SGD: clipping, the distance that a change moves the sum, and the densities of the noisy sum.
import { describe, expect, test } from 'vitest';
import { totalVariation } from '../../../accounting';
import { alongChange, clip, contributions, distance, length, stepDensity, stepVariation } from './oneStep';

const far = { x: 3, y: 4 };
const opposite = { x: -3, y: -4 };

describe('one step', () => {
  test('clips gradients to length 1', () => {
    expect(clip({ x: 0.3, y: 0.4 })).toEqual({ x: 0.3, y: 0.4 });
    expect(length(clip(far))).toBeCloseTo(1, 14);
  });

  test('moves the sum by C if a long gradient is added, removed or zeroed', () => {
    for (const change of ['add', 'remove', 'zero-out'] as const) {
      expect(distance(...contributions(change, far, opposite))).toBeCloseTo(1, 14);
    }
  });

  test('moves the sum by 2C if a long gradient is replaced by its opposite', () => {
    expect(distance(...contributions('substitute', far, opposite))).toBeCloseTo(2, 14);
  });

  test.each([
    ['remove', 1],
    ['substitute', 2],
  ] as const)(
    'has the total variation of the accountant at the greatest distance (%s)',
    (adjacency, moved) => {
      for (const [samplingRate, noiseMultiplier] of [
        [1, 2],
        [0.25, 0.7],
        [1 / 16, 1.677],
      ]) {
        const mechanism = { samplingRate, noiseMultiplier, steps: 1 };
        expect(stepVariation(samplingRate, noiseMultiplier, moved)).toBeCloseTo(
          totalVariation(adjacency, mechanism).value!,
          9,
        );
      }
    },
  );

  test('has as its total variation half the area between the two densities', () => {
    const [before, after] = alongChange(contributions('substitute', { x: 1, y: 1 }, { x: -0.4, y: 0.2 }));
    let area = 0;
    for (let x = -12; x < 12; x += 0.001) {
      area += 0.001 * Math.abs(stepDensity(0.3, 0.8, before, x) - stepDensity(0.3, 0.8, after, x));
    }
    expect(before - after).toBeCloseTo(distance(clip({ x: 1, y: 1 }), { x: -0.4, y: 0.2 }), 12);
    expect(area / 2).toBeCloseTo(stepVariation(0.3, 0.8, before - after), 6);
  });
});
