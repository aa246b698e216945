// The plans of the lecture: their steps, notes and minutes, and the clock that a speaker reads.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LECTURE } from '../chapters/allChapters';
import { EXERCISES } from '../lesson/course/exercises';
import {
  ALL_STEPS,
  clockText,
  minutesOf,
  PLANS,
  paceOf,
  placeIn,
  planNamed,
  plannedFrom,
  walkOf,
} from './plans';
import { ASK, SAY } from './speaker/notes';

const ids = LECTURE.map(({ id }) => id);

test('exactly the steps of the lecture have notes', () => {
  expect(Object.keys(SAY).toSorted()).toEqual(ids.toSorted());
  expect(ids).toEqual(expect.arrayContaining(Object.keys(ASK)));
});

test('every note ends as a sentence', () => {
  for (const say of Object.values(SAY)) expect(say).toMatch(/\.$/);
  for (const ask of Object.values(ASK)) expect(ask).toMatch(/[?.]$/);
});

test.each(PLANS)('$title takes as many minutes as it is named after', (plan) => {
  expect(minutesOf(plan)).toBe(Number(plan.id));
});

test.each(PLANS)('$title has steps of the lecture in their order', (plan) => {
  const places = plan.steps.map(({ step }) => ids.indexOf(step));
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  expect(places[0]).toBe(0);
});

test('a plan gives the step before and after each step, even one that it leaves out', () => {
  const short = planNamed('15');
  expect(placeIn(short, 'above-twice')).toEqual({ before: 9, minutes: 1, pause: null });
  expect(placeIn(short, 'loose')).toBeNull();
  expect(plannedFrom(short, 'loose', 1, ids)).toBe('apart');
  expect(plannedFrom(short, 'loose', -1, ids)).toBe('above-twice');
  expect(plannedFrom(short, 'start', -1, ids)).toBe('game');
  expect(plannedFrom(short, 'game', -1, ids)).toBeNull();
  expect(plannedFrom(short, 'target-four', 1, ids)).toBeNull();
});

const long = planNamed('45');

test('without a plan the lecture goes through all steps in order', () => {
  expect(walkOf(ALL_STEPS, ids)).toEqual(ids);
  expect(plannedFrom(ALL_STEPS, ids[3]!, 1, ids)).toBe(ids[4]);
  expect(plannedFrom(ALL_STEPS, ids.at(-1)!, 1, ids)).toBeNull();
});

test('the plan of ninety minutes has a break and four exercises of the sheet', () => {
  const pauses = planNamed('90').steps.flatMap(({ pause }) => (pause ? [pause] : []));
  const numbers = pauses.flatMap(({ words }) => words.match(/exercise (\d+)/)?.[1] ?? []).map(Number);
  expect(numbers).toHaveLength(4);
  expect(pauses.some(({ words }) => words.includes('break'))).toBe(true);
  for (const number of numbers) expect(EXERCISES[number - 1]).toBeDefined();
});

test('the pause after a step belongs to its time', () => {
  const whole = planNamed('90');
  const { before, minutes, pause } = placeIn(whole, 'loose')!;
  expect(paceOf(whole, 'loose', before + minutes + pause!.minutes).behind).toBe(0);
  expect(paceOf(whole, 'loose', before + minutes + pause!.minutes + 1).behind).toBe(1);
});

test('a speaker is early or late only outside a step’s own minutes', () => {
  // the fourth step takes minutes 8 to 11
  expect(paceOf(long, 'every-step', 9)).toEqual({ whole: 45, left: 36, behind: 0 });
  expect(paceOf(long, 'every-step', 12.5).behind).toBe(1.5);
  expect(paceOf(long, 'every-step', 7).behind).toBe(-1);
  expect(paceOf(long, 'loose', 1).behind).toBeLessThan(0);
  expect(paceOf(long, 'surer', 60)).toEqual({ whole: 45, left: -15, behind: 0 });
});

test('a clock shows minutes and seconds, with a minus once time is over', () => {
  expect(clockText(12 + 5 / 60)).toBe('12:05');
  expect(clockText(0)).toBe('0:00');
  expect(clockText(-0.5)).toBe('\u22120:30');
  expect(clockText(-0.001)).toBe('0:00');
});

test('a speaker is never less late at a later time, at any step of the plan and in its first 90 minutes', () => {
  const steps = fc.constantFrom(...long.steps.map(({ step }) => step));
  const minutes = fc.double({ min: 0, max: 90, noNaN: true });
  fc.assert(
    fc.property(steps, minutes, minutes, (step, a, b) => {
      const [early, late] = [paceOf(long, step, Math.min(a, b)), paceOf(long, step, Math.max(a, b))];
      expect(late.behind).toBeGreaterThanOrEqual(early.behind);
      expect(late.left).toBeLessThanOrEqual(early.left);
    }),
  );
});
