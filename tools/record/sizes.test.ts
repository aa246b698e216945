// A recording that grows is never replaced by a smaller one.
import { expect, test } from 'vitest';
import { PAPER_RECORDINGS } from '../../src/lab/pages/paper/cells';
import { sizesFrom } from './sizes';

test('no size is smaller than the recording that there is, and the largest is the planned one', () => {
  const growing = PAPER_RECORDINGS.flatMap(({ cells, grows }) => (grows ? [{ cells, ...grows }] : []));
  expect(growing.length).toBeGreaterThan(0);
  for (const { trained, cells } of growing) {
    const sizes = sizesFrom(trained);
    expect(sizes[0]).toBeGreaterThanOrEqual(trained);
    expect(sizes.at(-1)).toBe(cells[0]!.scenario.modelsPerWorld);
  }
  expect(sizesFrom(100)).toEqual([100, 150, 200, 250, 375, 500, 750, 1000, 1250]);
  expect(sizesFrom(0)[0]).toBe(25);
});
