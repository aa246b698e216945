// The rounds of the guessing game, their tally and their dots.
import { expect, test } from 'vitest';
import { sampleScores } from '../../../../audit/canaries/S1/scoreSample';
import { byThreshold, type Diagnosis, drawsOf, gameTally, LONG, roundsOf, stackDots } from './game';

const ROUNDS = LONG.rounds;

const mechanism = { samplingRate: 1 / 16, noiseMultiplier: 4, steps: 500 };
const sampleOf = (game: number) =>
  sampleScores({ mechanism, seed: 1, fresh: drawsOf(game), runs: ROUNDS, points: 2 });
const games = Array.from({ length: 400 }, (_, game) => roundsOf(sampleOf(game), 1, game));

test('each round is a draw of the world that its coin names', () => {
  games.slice(0, 3).forEach((rounds, game) => {
    const { original, substituted } = sampleOf(game);
    expect(rounds).toHaveLength(ROUNDS);
    rounds.forEach(({ truth, score }, i) => {
      expect(score).toBe((truth === 'z' ? original : substituted)[i]);
    });
  });
});

test('no two rounds of any games share a score', () => {
  expect(new Set(games.flat().map(({ score }) => score)).size).toBe(400 * ROUNDS);
});

test('the coins are fair', () => {
  const heads = games.flat().filter(({ truth }) => truth === 'z').length;
  // the draws are fixed, and 179 is 4 standard deviations of 8000 fair coins
  expect(Math.abs(heads - 4000)).toBeLessThan(179);
});

test('the threshold is right as often as the total variation says', () => {
  const rounds = games.flat();
  const right = rounds.filter((round) => byThreshold(round) === round.truth).length / rounds.length;
  const expected = 0.5 * (1 + sampleOf(0).totalVariation);
  expect(Math.abs(right - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / rounds.length));
});

test('a tally counts the reader’s and the threshold’s right guesses on the guessed rounds alone', () => {
  const [rounds] = games;
  const opposite = (of: Diagnosis): Diagnosis => (of === 'z' ? 'other' : 'z');
  expect(gameTally(rounds, [])).toEqual({ guessed: 0, reader: 0, threshold: 0 });
  const all = gameTally(rounds, rounds.map(byThreshold));
  expect(all).toEqual({ guessed: ROUNDS, reader: all.threshold, threshold: all.threshold });
  const none = gameTally(
    rounds,
    rounds.slice(0, 5).map(({ truth }) => opposite(truth)),
  );
  expect(none).toMatchObject({ guessed: 5, reader: 0 });
});

test('dots that would touch are stacked', () => {
  expect(stackDots([0, 5, 30, 2, 11], 10).map(({ level }) => level)).toEqual([0, 1, 0, 2, 0]);
});
