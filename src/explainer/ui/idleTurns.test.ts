// Turns come one at a time, in order, and can be taken back. The idle callback is ours to call.
import { afterEach, expect, test, vi } from 'vitest';
import { inIdleTurn } from './idleTurns';

afterEach(() => vi.unstubAllGlobals());

test('one turn an idle period, in order, and none that was taken back', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const ran: string[] = [];
  inIdleTurn(() => ran.push('first'));
  const takeBack = inIdleTurn(() => ran.push('second'));
  inIdleTurn(() => ran.push('third'));
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  expect(ran).toEqual(['first']);
  takeBack();
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  expect(ran).toEqual(['first', 'third']);
  expect(idle).toHaveLength(0);
  inIdleTurn(() => ran.push('later'));
  idle.shift()?.();
  expect(ran.at(-1)).toBe('later');
});
