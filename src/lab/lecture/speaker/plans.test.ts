import { expect, test } from 'vitest';
import { LECTURE } from '../../chapters/allChapters';
import { NOTES } from './notes';
import { minutesOf, PLANS, placeIn, plannedFrom } from './plans';

const ids = LECTURE.map(({ id }) => id);

test('every step has something to say, and nothing is said of a step that is not there', () => {
  expect(Object.keys(NOTES).toSorted()).toEqual(ids.toSorted());
  for (const { say, ask } of Object.values(NOTES)) {
    expect(say).toMatch(/\.$/);
    expect(ask ?? '?').toMatch(/[?.]$/);
  }
});

test.each(PLANS)('$title: the steps are there, in their order, and take as long', (plan) => {
  expect(minutesOf(plan)).toBe(Number(plan.id));
  const places = plan.steps.map(({ step }) => ids.indexOf(step));
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  expect(places[0]).toBe(0);
});

test('a plan knows what comes next, from a step that it leaves out too', () => {
  const short = PLANS[1];
  expect(placeIn(short, 'above-twice')).toEqual({ before: 8, minutes: 1 });
  expect(placeIn(short, 'loose')).toBeNull();
  expect(plannedFrom(short, 'loose', 1, ids)).toBe('apart');
  expect(plannedFrom(short, 'loose', -1, ids)).toBe('above-twice');
  expect(plannedFrom(short, 'start', -1, ids)).toBeNull();
  expect(plannedFrom(short, 'target-four', 1, ids)).toBeNull();
});
