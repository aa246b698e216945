// The sentence that screen readers speak about the live figure.
import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO } from '../../../scenario';
import type { KnownValue, KnownValues } from '../../state/knownValues';
import { figureChange } from './summary';

const exactly = (value: number): KnownValue => ({ value, lower: value, upper: value }) as KnownValue;
const at = {
  addRemove: exactly(4.1398),
  substitute: exactly(7.9968),
  implied: exactly(8.69),
  group: exactly(10.58),
  hiddenState: exactly(7.92),
};
const known = { at, scenario: DEFAULT_SCENARIO, current: true, certified: null } as unknown as KnownValues;

test('a change is told in one short sentence with the point and both values', () => {
  expect(figureChange(known, null, DEFAULT_SCENARIO)).toBe('σ = 1.677: add/remove 4.14, substitute 8.00.');
});

test('a value that is known only up to a bracket is told as lying between two numbers', () => {
  const bracketed = { ...at, substitute: { value: null, lower: 7.5, upper: 8.5 } };
  expect(figureChange({ ...known, at: bracketed } as KnownValues, null, DEFAULT_SCENARIO)).toBe(
    'σ = 1.677: add/remove 4.14, substitute somewhere between 7.50 and 8.50.',
  );
});

test('nothing is told while values are computed', () => {
  expect(figureChange({ ...known, current: false } as KnownValues, null, DEFAULT_SCENARIO)).toBe('');
  expect(figureChange(null, null, DEFAULT_SCENARIO)).toBe('');
});
