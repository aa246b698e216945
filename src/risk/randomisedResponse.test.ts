// The best attack on randomised response, against its bounds and against simulated releases.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniforms } from '../base/numerics/randomStreams';
import { attackOnResponse, rightOfMany } from './randomisedResponse';

test('the success of the attack and its two bounds are those computed by hand', () => {
  const even = attackOnResponse([1, 1], Math.log(3));
  expect(even.success).toBeCloseTo(0.75, 12);
  expect(even.byAttempts).toBeCloseTo(0.75, 12);
  expect(even.byLikeliest).toBeCloseTo(0.75, 12);
  // the values have probabilities 0.8, 0.1 and 0.1, and at epsilon = ln 2 every release leaves the first one likeliest
  const sure = attackOnResponse([8, 1, 1], Math.log(2));
  expect(sure.success).toBeCloseTo(0.8, 12);
  expect(sure.byLikeliest).toBeCloseTo(16 / 18, 12);
});

test('the attack’s success lies below the bound of its attempts, and that below the likeliest value’s, over weights and epsilons', () => {
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
      },
    ),
    { seed: 5, numRuns: 300 },
  );
});

test('the attack attains the bound of its attempts where no value is e^ε times as likely as another, over weights and ε', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 }),
      fc.double({ min: 0, max: 8, noNaN: true }),
      (weights, epsilon) => {
        fc.pre(Math.max(...weights) < Math.exp(epsilon) * Math.min(...weights));
        const { success, byAttempts } = attackOnResponse(weights, epsilon);
        expect(success).toBeCloseTo(byAttempts, 12);
      },
    ),
    { seed: 5, numRuns: 100 },
  );
});

test.each([
  [[1], 1, /weights/],
  [[1, -1], 1, /weights/],
  [[1, 0], 1, /at least two/],
  [[1, 1], -1, /epsilon/],
])('weights %j at epsilon %d are refused', (weights, epsilon, message) => {
  expect(() => attackOnResponse(weights, epsilon)).toThrow(message);
});

test('fewer of many secrets are right at a smaller chance, over chances', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(chances, (pair) => {
      const [few, many] = pair.toSorted((a, b) => a - b).map((chance) => rightOfMany(30, chance, 0.05));
      expect(few).toBeLessThanOrEqual(many!);
    }),
    { numRuns: 60 },
  );
});

test('at a chance of 0 or 1 none or all of many secrets are right', () => {
  expect([0, 1].map((chance) => rightOfMany(30, chance, 0.05))).toEqual([0, 30]);
});

test('the bound for twenty simulated secrets is the least count that is exceeded no more often than its failure level says', () => {
  const [values, epsilon, targets, rounds] = [[0.5, 0.3, 0.2], 2, 20, 4000];
  const kept = Math.exp(epsilon) / (Math.exp(epsilon) + 2);
  const draws = uniforms({ seed: 11, stream: 0 }, 3 * targets * rounds);
  const pick = (at: number) => (draws[at]! < 0.5 ? 0 : draws[at]! < 0.8 ? 1 : 2);
  const likelihood = (secret: number, released: number) =>
    values[secret]! * (secret === released ? kept : (1 - kept) / 2);
  const counts = Array.from({ length: rounds }, (_, round) => {
    let right = 0;
    for (let i = 0; i < targets; i++) {
      const at = 3 * (round * targets + i);
      const secret = pick(at);
      const other = draws[at + 2]! < 0.5 ? 1 : 2;
      const released = draws[at + 1]! < kept ? secret : (secret + other) % 3;
      const named = [0, 1, 2].sort((a, b) => likelihood(b, released) - likelihood(a, released))[0];
      if (named === secret) right++;
    }
    return right;
  });
  const { success } = attackOnResponse(values, epsilon);
  const most = rightOfMany(targets, success, 0.05);
  const beyond = (count: number) => counts.filter((right) => right > count).length / rounds;
  // four standard errors of 0.05; the seed is fixed
  expect(beyond(most)).toBeLessThan(0.05 + 0.014);
  expect(beyond(most - 1)).toBeGreaterThan(0.05 - 0.014);
});
