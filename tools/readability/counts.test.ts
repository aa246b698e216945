// The counts of words, colons and semicolons.
import { expect, test } from 'vitest';
import { countsOf, wordsOf } from './counts';

test('a word consists of letters, apostrophes and hyphens', () => {
  expect(wordsOf('Ana’s non-private ε, at 95%')).toEqual(['Ana’s', 'non-private', 'ε', 'at']);
});

test('colons and semicolons count per 1,000 words, except those within a time or an address', () => {
  const text = 'One: two; three four five';
  expect(countsOf([text, 'at 12:30 on https://example.org'])).toEqual({
    words: 10,
    colons: 100,
    semicolons: 100,
  });
});

test('a placeholder in a message is no word', () => {
  expect(countsOf(['{n, plural, one {# <0>model</0>} other {# models}}: {name}']).words).toBe(2);
});
