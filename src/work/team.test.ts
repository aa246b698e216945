// The team of workers on machines with different numbers of cores.
import { expect, test } from 'vitest';
import { teamOf } from './team';

const team = (cores: number) =>
  teamOf(cores, () => {
    throw new Error('nothing is asked here');
  });

test('with the audit’s worker there is never more than one worker beyond the number of cores', () => {
  for (let cores = 1; cores <= 64; cores++) {
    const { hand, beside, point, slow } = team(cores);
    const bridges = new Set([hand, point, slow, ...(beside ? [beside] : [])]);
    expect(bridges.size + 1, `${cores} cores`).toBe(Math.min(cores, 4) + 1);
  }
});

test('from two cores on, requests during a drag have a worker of their own', () => {
  for (const cores of [2, 3, 4, 8]) {
    const { hand, beside, point, slow } = team(cores);
    expect([beside, point, slow], `${cores} cores`).not.toContain(hand);
  }
});
