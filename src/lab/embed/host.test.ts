// The page around a figure: which origin the figure talks to, and which it never tells anything.
import { describe, expect, test, vi } from 'vitest';
import { type FrameWindow, openHostLine, originToTalkTo } from './host';

const OWN = 'https://lab.example';
const HOST = 'https://course.example';

interface Framed {
  frame: FrameWindow;
  parent: { postMessage: ReturnType<typeof vi.fn> };
  /** Delivers a message as the browser would. */
  deliver(event: { origin: string; source: unknown; data?: unknown }): void;
}

function framed(parentOrigin: string | null): Framed {
  const listeners = new Set<(event: MessageEvent) => void>();
  const parent = {
    postMessage: vi.fn(),
    get location() {
      if (parentOrigin === null) throw new DOMException('cross-origin', 'SecurityError');
      return { origin: parentOrigin };
    },
  };
  return {
    parent,
    frame: {
      parent,
      location: { origin: OWN },
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    },
    deliver: (event) => {
      for (const listener of listeners) listener(event as MessageEvent);
    },
  };
}

describe('originToTalkTo', () => {
  test('is the host that the address names', () => {
    expect(originToTalkTo(framed(null).frame, HOST)).toBe(HOST);
    expect(originToTalkTo(framed(OWN).frame, HOST)).toBe(HOST);
  });

  test('is its own origin where none is named and the page around has the same', () => {
    expect(originToTalkTo(framed(OWN).frame, null)).toBe(OWN);
  });

  test('is null where a page of another origin is around, or no page at all', () => {
    expect(originToTalkTo(framed(null).frame, null)).toBeNull();
    expect(originToTalkTo(framed('https://lab.example:8443').frame, null)).toBeNull();
    const alone = { location: { origin: OWN }, addEventListener() {}, removeEventListener() {} };
    const frame = Object.assign(alone, { parent: alone as unknown });
    frame.parent = frame;
    expect(originToTalkTo(frame, HOST)).toBeNull();
  });
});

describe('openHostLine', () => {
  test('hears only the parent window, and only from the one origin', () => {
    const { frame, parent, deliver } = framed(null);
    const heard: unknown[] = [];
    const line = openHostLine(frame, HOST, (data) => heard.push(data));
    deliver({ origin: HOST, source: parent, data: 1 });
    for (const origin of ['https://course.example.evil', 'http://course.example', OWN, 'null', '*', '']) {
      deliver({ origin, source: parent, data: 2 });
    }
    // senders of the right origin that are not the parent: another window, the frame itself, a worker
    for (const source of [{}, frame, null]) deliver({ origin: HOST, source, data: 3 });
    expect(heard).toEqual([1]);
    line.close();
    deliver({ origin: HOST, source: parent, data: 4 });
    expect(heard).toEqual([1]);
  });

  test('speaks to that origin alone', () => {
    const { frame, parent } = framed(null);
    openHostLine(frame, HOST, () => {}).send({ type: 'ready' });
    expect(parent.postMessage.mock.calls).toEqual([[{ type: 'ready' }, HOST]]);
  });
});
