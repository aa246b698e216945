// Audits that choose their number of guesses after looking.
import { expect, test } from 'vitest';
import { binomialUpperTail } from '../../base/numerics/binomial';
import { type GuessCountChoiceQuery, traceGuessCountChoice } from './guessCountChoice';

const QUERY: GuessCountChoiceQuery = {
  m: 200,
  epsilon: 1,
  delta: 1e-5,
  confidence: 0.95,
  audits: 400,
  seed: 1,
};

function last(query: GuessCountChoiceQuery) {
  const trace = traceGuessCountChoice(query);
  for (;;) {
    const next = trace.next();
    if (next.done) return next.value;
  }
}

test('the best number of guesses claims too much too often', () => {
  const { fixed, best, audits, limit } = last(QUERY);
  expect(audits).toBe(400);
  expect(limit).toBe(1);
  // so many false claims have probability below 1e-4 if the level of 5% is kept
  expect(binomialUpperTail(best.count, 400, 0.05)).toBeLessThan(1e-4);
  expect(best.meanEpsilon).toBeGreaterThan(fixed.meanEpsilon);
});

test('a fixed number of guesses keeps its level', () => {
  const { fixed } = last(QUERY);
  // a level that is kept fails this with probability 1e-4 under a fresh seed
  expect(binomialUpperTail(fixed.count, 400, 0.05)).toBeGreaterThan(1e-4);
});

test('the best number of guesses keeps its level if the level is corrected', () => {
  const { best, corrected } = last(QUERY);
  // a level that is kept fails this with probability 1e-4 under a fresh seed
  expect(binomialUpperTail(corrected.count, 400, 0.05)).toBeGreaterThan(1e-4);
  expect(corrected.meanEpsilon).toBeLessThan(best.meanEpsilon);
});

test('a fixed number claims close to the truth when there is much to guess', () => {
  const { fixed } = last({ ...QUERY, m: 10_000, audits: 3 });
  expect(fixed.meanEpsilon).toBeGreaterThan(0.9);
  expect(fixed.meanEpsilon).toBeLessThan(1.05);
});

test('a query out of range is refused by name', () => {
  expect(() => last({ ...QUERY, m: 10 })).toThrow(/m is 10/);
  expect(() => last({ ...QUERY, epsilon: 0 })).toThrow(/epsilon is 0/);
});
