import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniforms } from '../../base/numerics/randomStreams';
import { attackOnResponse, rightOfMany } from './randomisedResponse';

const weights = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 });
const epsilons = fc.double({ min: 0, max: 8, noNaN: true });

test('the attack is within the bound of its attempts, and that within the bound of the likeliest value', () => {
  fc.assert(
    fc.property(weights, epsilons, (values, epsilon) => {
      const { success, byAttempts, byLikeliest } = attackOnResponse(values, epsilon);
      expect(success).toBeLessThanOrEqual(byAttempts + 1e-12);
      expect(byAttempts).toBeLessThanOrEqual(byLikeliest + 1e-12);
      const counts = [success, byAttempts, byLikeliest].map((chance) => rightOfMany(30, chance, 0.05));
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }),
    { numRuns: 60 },
  );
});

test('of twenty secrets as many are right as is said, when drawn', () => {
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
