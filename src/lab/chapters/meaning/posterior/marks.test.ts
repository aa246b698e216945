// The squares that show a chance.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markPlan, markShapes } from './marks';

const marksIn = (path: string) => path.split('M').length - 1;

test.each([
  [0.52, 10],
  [0.1, 10],
  [0.073, 100],
  [1e-3, 1000],
  [1e-9, 1000],
])('a chance of %d is shown among %d squares', (chance, marks) => {
  expect(markPlan(chance).marks).toBe(marks);
});

test('the filled squares are the chance’s share of all, within the given height, for widths of 120 to 900 px', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1, noNaN: true }),
      fc.integer({ min: 120, max: 900 }),
      (chance, width) => {
        const plan = markPlan(chance);
        const { all, full, part, height } = markShapes(plan, chance, width, 52);
        expect(marksIn(all) + marksIn(full)).toBe(plan.marks);
        expect(Math.abs(marksIn(full) - Math.min(plan.marks, chance * plan.marks))).toBeLessThan(1.001);
        expect(marksIn(part)).toBeLessThanOrEqual(1);
        expect(height).toBeLessThanOrEqual(52.001);
      },
    ),
  );
});
