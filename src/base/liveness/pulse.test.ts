import { afterEach, expect, test } from 'vitest';
import { beatWhile, onBeat } from './pulse';

afterEach(() => onBeat(null));

test('whoever waits for work elsewhere beats until it is settled, either way, and no longer', async () => {
  for (const settle of ['resolve', 'reject'] as const) {
    let beats = 0;
    let end: Record<'resolve' | 'reject', (value: string) => void> | undefined;
    const work = new Promise<string>((resolve, reject) => {
      end = { resolve, reject };
    });
    const told = new Promise<void>((resolve) => {
      onBeat(() => {
        if (++beats === 3) resolve();
      }, 1);
    });
    const waiting = beatWhile(work).catch((reason: string) => `not ${reason}`);
    await told;
    end?.[settle]('done');
    expect(await waiting).toBe(settle === 'resolve' ? 'done' : 'not done');
    const heard = beats;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(beats).toBe(heard);
  }
});
