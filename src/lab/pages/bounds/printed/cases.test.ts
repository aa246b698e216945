// The table of printed terms says what is so: which are exceeded, and by mechanisms that attain the corrected bound.
import { expect, test } from 'vitest';
import reference from '../../../../../test/reference/auditing.json';
import { CASES, caseBounds, isExceeded } from './cases';

const rows = CASES.map(caseBounds);

test('both constants are exceeded at low counts, and one at a count of thirty', () => {
  const exceeded = rows.map((row) => row.printed.map((bound) => isExceeded(row, bound)));
  expect(exceeded).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('what two fair bits and nine guesses attain is what linear programs found', () => {
  const attained = reference.functions.oneRunCounterexamples.cases.map(({ outputs }) => outputs.achievable);
  for (const { corrected } of rows.slice(0, 2)) {
    expect(attained.some((value) => Math.abs(value - corrected) < 1e-6)).toBe(true);
  }
});

test('a larger constant says less, and a curve is better than any of its points', () => {
  for (const { printed } of rows) expect(printed[0]!).toBeLessThan(printed[1]!);
});
