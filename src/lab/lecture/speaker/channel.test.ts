import { afterEach, expect, test, vi } from 'vitest';
import { type LectureMessage, openChannel, readMessage } from './channel';

test('what no window of ours sends is passed over', () => {
  for (const strange of [
    null,
    7,
    'go',
    {},
    { kind: 'go' },
    { kind: 'at', step: 3 },
    { kind: 'leave', step: 'a' },
  ])
    expect(readMessage(strange)).toBeNull();
  expect(readMessage({ kind: 'go', step: 'start', more: 1 })).toEqual({ kind: 'go', step: 'start' });
  expect(readMessage({ kind: 'at', step: 'start', answer: 7, plan: '46', blank: 'yes' })).toEqual({
    kind: 'at',
    step: 'start',
    answer: 'none',
    plan: null,
    blank: false,
  });
  expect(readMessage({ kind: 'plan', plan: '90' })).toEqual({ kind: 'plan', plan: '90' });
  expect(readMessage({ kind: 'plan' })).toEqual({ kind: 'plan', plan: null });
  expect(readMessage({ kind: 'blank', blank: true })).toEqual({ kind: 'blank', blank: true });
});

const AT: LectureMessage = { kind: 'at', step: 'start', answer: 'hidden', plan: '45', blank: true };

test('two windows hear each other, and neither itself', async () => {
  const [heardByOne, heardByOther]: LectureMessage[][] = [[], []];
  const one = openChannel((message) => heardByOne.push(message));
  const other = openChannel((message) => {
    heardByOther.push(message);
    other.send(AT);
  });
  try {
    one.send({ kind: 'hello' });
    await expect.poll(() => heardByOne).toEqual([AT]);
    expect(heardByOther).toEqual([{ kind: 'hello' }]);
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
  opened.send({ kind: 'hello' });
  opened.close();
});
