import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attackOnResponse } from './randomisedResponse';

test('is the coin’s posterior, and what nobody can beat, by hand', () => {
  const even = attackOnResponse([1, 1], Math.log(3));
  expect(even.success).toBeCloseTo(0.75, 12);
  expect(even.byAttempts).toBeCloseTo(0.75, 12);
  expect(even.byLikeliest).toBeCloseTo(0.75, 12);
  // three values at 0.8, 0.1, 0.1: at epsilon = ln 2 the answer is never believed against the likeliest value
  const sure = attackOnResponse([8, 1, 1], Math.log(2));
  expect(sure.success).toBeCloseTo(0.8, 12);
  expect(sure.byLikeliest).toBeCloseTo(16 / 18, 12);
});

test('the attack is below the bound of its attempts, that below the likeliest value’s, and meets it for priors that are close', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 }),
      fc.double({ min: 0, max: 8, noNaN: true }),
      (weights, epsilon) => {
        const { success, byAttempts, byLikeliest } = attackOnResponse(weights, epsilon);
        expect(success).toBeLessThanOrEqual(byAttempts + 1e-12);
        expect(byAttempts).toBeLessThanOrEqual(byLikeliest + 1e-12);
        expect(success).toBeGreaterThanOrEqual(
          Math.max(...weights) / weights.reduce((a, b) => a + b) - 1e-12,
        );
        if (Math.max(...weights) < Math.exp(epsilon) * Math.min(...weights))
          expect(success).toBeCloseTo(byAttempts, 12);
      },
    ),
    { seed: 5, numRuns: 300 },
  );
});

test.each([
  [[1], 1, /weights/],
  [[1, -1], 1, /weights/],
  [[1, 0], 1, /at least two/],
  [[1, 1], -1, /epsilon/],
])('refuses %j at %d', (weights, epsilon, message) => {
  expect(() => attackOnResponse(weights, epsilon)).toThrow(message);
});
