// The messages that the windows of one lecture send each other.
import { afterEach, expect, test, vi } from 'vitest';
import { type LectureMessage, openChannel, readMessage } from './channel';

test('a message that no window of ours sends is ignored', () => {
  for (const strange of [
    null,
    7,
    'go',
    {},
    { kind: 'go' },
    { kind: 'at', step: 3, heard: {} },
    { kind: 'at', step: 'start' },
    { kind: 'at', step: 'start', heard: { a: 'b' } },
    { kind: 'go', step: 'start' },
    { kind: 'go', step: 'start', from: 7, number: 1 },
    { kind: 'leave', step: 'a' },
  ])
    expect(readMessage(strange)).toBeNull();
  const by = { from: 'speaker-1', number: 3 };
  expect(readMessage({ ...by, kind: 'go', step: 'start', more: 1 })).toEqual({
    ...by,
    kind: 'go',
    step: 'start',
  });
  const heard = { 'speaker-1': 3 };
  expect(readMessage({ kind: 'at', heard, step: 'start', answer: 7, plan: '46', blank: 'yes' })).toEqual({
    kind: 'at',
    heard,
    step: 'start',
    answer: 'none',
    plan: null,
    blank: false,
  });
  expect(readMessage({ ...by, kind: 'plan', plan: '90' })).toEqual({ ...by, kind: 'plan', plan: '90' });
  expect(readMessage({ ...by, kind: 'plan' })).toEqual({ ...by, kind: 'plan', plan: null });
  expect(readMessage({ ...by, kind: 'blank', blank: true })).toEqual({ ...by, kind: 'blank', blank: true });
});

const AT: LectureMessage = {
  kind: 'at',
  heard: { 'speaker-1': 1 },
  step: 'start',
  answer: 'hidden',
  plan: '45',
  blank: true,
};
const HELLO: LectureMessage = { kind: 'hello', from: 'speaker-1', number: 1 };

test('each of two windows receives the messages of the other only', async () => {
  const [heardByOne, heardByOther]: LectureMessage[][] = [[], []];
  const one = openChannel((message) => heardByOne.push(message));
  const other = openChannel((message) => {
    heardByOther.push(message);
    other.send(AT);
  });
  try {
    one.send(HELLO);
    await expect.poll(() => heardByOne).toEqual([AT]);
    expect(heardByOther).toEqual([HELLO]);
  } finally {
    one.close();
    other.close();
  }
});

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['has none', undefined],
  [
    'refuses one',
    class {
      constructor() {
        throw new DOMException('no storage here', 'SecurityError');
      }
    },
  ],
])('a browser that %s has a lecture all the same', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const opened = openChannel(() => {});
  opened.send(HELLO);
  opened.close();
});
