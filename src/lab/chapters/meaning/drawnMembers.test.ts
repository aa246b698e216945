// The trainings that have a place on a chart, or what is said.
import { expect, test } from 'vitest';
import { drawnMembers, undrawnText } from './drawnMembers';

const family = (...epsilons: number[]) => epsilons.map((epsilon) => ({ epsilon }));

test('what has a place is drawn in ascending order, and nothing is said', () => {
  expect(drawnMembers(family(300, 8, 1, 1e-5))).toEqual(family(1, 8));
  expect(undrawnText(family(300, 8, 1, 1e-5))).toBeNull();
});

test('where too few have a place it says on which side, and what to change', () => {
  expect(undrawnText(family(100, 300, 1e6))).toMatch(/ε of 200 or less\. A larger σ/);
  expect(undrawnText(family(1e-3, 1e-5, 1e-6))).toMatch(/ε above 0\.0001\. A smaller σ/);
});
