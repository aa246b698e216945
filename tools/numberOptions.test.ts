// The reader of a command line’s numeric options.
import { describe, expect, test } from 'vitest';
import { numberOptions } from './numberOptions';

const DEFAULTS = { minutes: 3, seed: 1 };

describe('options that are numbers', () => {
  test('have the value given by name or their default', () => {
    expect(numberOptions(DEFAULTS, [])).toEqual(DEFAULTS);
    expect(numberOptions(DEFAULTS, ['--seed', '4'])).toEqual({ minutes: 3, seed: 4 });
    expect(numberOptions(DEFAULTS, ['--minutes=0.5', '--seed', '0'])).toEqual({ minutes: 0.5, seed: 0 });
  });

  test.each([
    [['60'], '60 is no option; known, with what they are otherwise: --minutes 3, --seed 1.'],
    [['--hours', '1'], '--hours is no option; known, with what they are otherwise: --minutes 3, --seed 1.'],
    [
      ['--toString', '1'],
      '--toString is no option; known, with what they are otherwise: --minutes 3, --seed 1.',
    ],
    [['--minutes'], '--minutes is empty. Give a number, as in --minutes 3.'],
    [['--minutes', 'ten'], '--minutes is ten. Give a number, as in --minutes 3.'],
    [['--seed', '4', '5'], '5 is no option; known, with what they are otherwise: --minutes 3, --seed 1.'],
  ])('%j is refused, with the name and the remedy', (args, message) => {
    expect(() => numberOptions(DEFAULTS, args)).toThrow(message);
  });
});
