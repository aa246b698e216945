import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, paceOf } from './pace';
import { PLANS } from './plans';

const [long] = PLANS;

test('within a step’s own minutes nobody is early or late', () => {
  // the third step has minutes 6 to 9
  expect(paceOf(long, 'every-step', 7)).toEqual({ whole: 45, left: 38, behind: 0 });
  expect(paceOf(long, 'every-step', 10.5).behind).toBe(1.5);
  expect(paceOf(long, 'every-step', 5).behind).toBe(-1);
  expect(paceOf(long, 'loose', 1).behind).toBeLessThan(0);
  expect(paceOf(long, 'surer', 60)).toEqual({ whole: 45, left: -15, behind: 0 });
});

test('a clock reads minutes and seconds, and says when time is over', () => {
  expect(clockText(12 + 5 / 60)).toBe('12:05');
  expect(clockText(0)).toBe('0:00');
  expect(clockText(-0.5)).toBe('\u22120:30');
  expect(clockText(-0.001)).toBe('0:00');
});

test('time that passes never makes a speaker less late', () => {
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
