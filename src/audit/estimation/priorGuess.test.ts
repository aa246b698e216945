// Guesses at a world that has a prior probability, on normal scores, for which the best test is known, and on equal scores.
import { expect, test } from 'vitest';
import { normalCdf } from '../../base/numerics/normal';
import { fillNormal, STREAM } from '../../base/numerics/randomStreams';
import { guessWithPrior } from './priorGuess';

const RUNS = 5000;

function scores(distance: number, seed: number) {
  const [original, substituted] = [0, 1].map((world) => {
    const values = new Float64Array(RUNS);
    fillNormal({ seed, stream: STREAM.oneHotNoise, model: world, step: 7 }, 0, values, 0, RUNS);
    return values.map((x) => x + (world === 0 ? distance : 0));
  });
  return { original: original!, substituted: substituted! };
}

test.each([
  [1.5, 0.5],
  [1.5, 0.9],
  [-1, 0.3],
])('scores that are %f apart are guessed as well as by the best test at prior %f', (distance, prior) => {
  const d = Math.abs(distance);
  const odds = Math.log(prior / (1 - prior));
  // likelihood ratio test of two unit normals
  const best = prior * normalCdf(d / 2 + odds / d) + (1 - prior) * normalCdf(d / 2 - odds / d);
  const { success, lower, upper, runs } = guessWithPrior(scores(distance, 1), prior, 0.9999);
  expect(runs).toBe(4000);
  expect(lower).toBeLessThan(best);
  expect(upper).toBeGreaterThan(success);
  // four standard errors of the larger world's share
  expect(Math.abs(success - best)).toBeLessThan(4 * Math.sqrt(0.25 / runs));
});

test('guesses from equal scores are right as often as the likelier world is', () => {
  const same = new Float64Array(10).fill(2);
  const { success } = guessWithPrior({ original: same, substituted: same }, 0.7, 0.95);
  expect(success).toBeCloseTo(0.7, 12);
  const { success: other } = guessWithPrior({ original: same, substituted: same }, 0.2, 0.95);
  expect(other).toBeCloseTo(0.8, 12);
});

test('too few runs or an impossible prior are refused by name', () => {
  const few = { original: Float64Array.of(1, 2), substituted: Float64Array.of(0, 1) };
  expect(() => guessWithPrior(few, 0.5, 0.95)).toThrow(expect.objectContaining({ field: 'runs' }));
  expect(() => guessWithPrior(scores(1, 1), 1, 0.95)).toThrow(expect.objectContaining({ field: 'prior' }));
});
