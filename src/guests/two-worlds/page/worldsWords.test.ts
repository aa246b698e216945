// Test of the sentence on wrong guesses about the two worlds.
import { expect, test } from 'vitest';
import type { Answered } from './worldsRequest';
import { attackSentence } from './worldsWords';

test('the share of wrong guesses is that of an attacker who names the likelier world', () => {
  const shown = {
    request: { change: { kind: 'flip' } },
    reply: {
      likelier: { falsePositives: 30, negatives: 250, falseNegatives: 20, positives: 250 },
      test: { falsePositives: 2, negatives: 250, falseNegatives: 200, positives: 250 },
      audit: { epsilon: 3.15, confidence: 0.95 },
    },
  } as unknown as Answered;
  expect(attackSentence(shown)).toMatch(
    /At even odds, someone who always names the likelier world is wrong 10% of the time.* ε ≥ 3\.15 \(substitute, 95%/,
  );
});
