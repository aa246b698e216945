// The training runs of a family that a chart draws, and the words if there are too few.
import { expect, test } from 'vitest';
import { drawnMembers, undrawnText } from './drawnMembers';

const family = (...epsilons: number[]) => epsilons.map((epsilon) => ({ epsilon }));

test('members within the axis are drawn in ascending order of ε', () => {
  expect(drawnMembers(family(300, 8, 1, 1e-5))).toEqual(family(1, 8));
});

test('there are no words if at least two members are drawn', () => {
  expect(undrawnText(family(300, 8, 1, 1e-5))).toBeNull();
});

test('if too few members are drawn, the words say on which side the others lie and what to change', () => {
  expect(undrawnText(family(100, 300, 1e6))).toMatch(/ε of 200 or less\. A larger σ/);
  expect(undrawnText(family(1e-3, 1e-5, 1e-6))).toMatch(/ε above 0\.0001\. A smaller σ/);
});
