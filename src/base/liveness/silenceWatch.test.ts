// Tests of a watch that reports a silence once, whatever the timers do.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../test/shared/manualClock';
import { SilenceWatch } from './silenceWatch';

function watch(limit: number) {
  const clock = new ManualClock();
  const told: number[] = [];
  const silence = new SilenceWatch({ limit, onSilent: (seconds) => told.push(seconds), clock });
  return { clock, told, silence };
}

describe('SilenceWatch', () => {
  test('reports a silence once, after its limit', () => {
    const { clock, told } = watch(10);
    clock.pass(9);
    expect(told).toEqual([]);
    clock.pass(1);
    expect(told).toEqual([10]);
    clock.pass(100);
    expect(told).toEqual([10]);
    expect(clock.running).toBe(0);
  });

  test('reports no silence shorter than the limit, over pauses', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }), (pauses) => {
        const { clock, told, silence } = watch(10);
        for (const pause of pauses) {
          clock.pass(pause);
          silence.heard();
        }
        expect(told).toEqual([]);
        clock.pass(10);
        expect(told).toEqual([10]);
      }),
    );
  });

  test('counts hours asleep, or with delayed timers, as one tick', () => {
    const { clock, told } = watch(10);
    for (let night = 0; night < 9; night++) clock.sleep();
    expect(told).toEqual([]);
  });

  test('gives four times as long while the page is hidden', () => {
    const { clock, told } = watch(10);
    clock.isHidden = true;
    clock.pass(39);
    expect(told).toEqual([]);
    clock.pass(1);
    expect(told).toEqual([10]);
  });

  test('a sign of life may change the limit', () => {
    const { clock, told, silence } = watch(30);
    silence.heard(5);
    clock.pass(5);
    expect(told).toEqual([5]);
  });

  test('reports nothing once it is stopped', () => {
    const { clock, told, silence } = watch(1);
    silence.stop();
    clock.pass(10);
    expect(told).toEqual([]);
  });
});
