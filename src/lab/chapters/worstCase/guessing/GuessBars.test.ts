// The bars of the guessing game and their words.
import { expect, test } from 'vitest';
import { barsOf } from './GuessBars';

test('both limits are said to hold on average', () => {
  const bars = barsOf({
    tally: { guessed: 10, reader: 5, threshold: 9 },
    allowed: { addRemove: 0.67264, substitute: 0.796728 },
    printed: { addRemove: '4.14', substitute: '8.00' },
  });
  const limits = bars.filter(({ id }) => id === 'addRemove' || id === 'substitute');
  expect(limits.map(({ value }) => value)).toEqual(['≤\u00a067.3%', '≤\u00a079.7%']);
  expect(limits.map(({ name }) => name)).toEqual([
    'on average, if ε\u00a0=\u00a04.14 (add/remove) applied',
    'true limit on average, ε\u00a0=\u00a08.00 (substitute)',
  ]);
});
