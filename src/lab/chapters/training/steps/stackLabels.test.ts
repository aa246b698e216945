// The places of labels in a column, none over another.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stackLabels } from './stackLabels';

const scene = fc.record({
  ys: fc.array(fc.integer({ min: -50, max: 500 }), { minLength: 1, maxLength: 9 }),
  spacing: fc.integer({ min: 5, max: 30 }),
});

it('keeps labels in order, apart and within the column, wherever their lines end', () => {
  fc.assert(
    fc.property(scene, ({ ys, spacing }) => {
      const requests = ys.map((y, i) => ({ id: String(i), y }));
      const places = stackLabels(requests, spacing, 20, 400);
      const ordered = [...requests].sort((a, b) => a.y - b.y).map(({ id }) => places.get(id) ?? Number.NaN);
      expect(ordered).toHaveLength(ys.length);
      for (let i = 0; i < ordered.length; i++) {
        expect(ordered[i]).toBeGreaterThanOrEqual(20 - 1e-9);
        expect(ordered[i]).toBeLessThanOrEqual(400 + 1e-9);
        if (i > 0) expect(ordered[i] - ordered[i - 1]).toBeGreaterThanOrEqual(spacing - 1e-9);
      }
    }),
    { seed: 41, numRuns: 300 },
  );
});

it('moves two labels that collide by the same distance, and no label that has room', () => {
  const places = stackLabels(
    [
      { id: 'low', y: 300 },
      { id: 'a', y: 100 },
      { id: 'b', y: 104 },
    ],
    16,
    0,
    400,
  );
  expect([places.get('a'), places.get('b'), places.get('low')]).toEqual([94, 110, 300]);
});
