// How the updater takes a newer build, in a browser that is slow to activate it or that activates another one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAKE_OVER } from '../offline/messages';
import { ServiceWorkerUpdater } from './serviceWorkerUpdater';

class Waiting extends EventTarget {
  state = 'installed';
  readonly postMessage = vi.fn();
}

const container = () =>
  Object.assign(new EventTarget(), {
    controller: {},
    register: async () => Object.assign(new EventTarget(), { waiting, installing: null }),
  });

let waiting: Waiting;
let serviceWorker: ReturnType<typeof container>;
let updater: ServiceWorkerUpdater;
const reload = vi.fn();
const started = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  waiting = new Waiting();
  serviceWorker = container();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
  vi.stubGlobal(
    'Worker',
    class {
      constructor(url: URL) {
        started(url.href.replace(/.*\//, ''));
      }
    },
  );
  updater = new ServiceWorkerUpdater();
  updater.start();
  await vi.advanceTimersByTimeAsync(4000);
  expect(updater.isReady()).toBe(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** The browser puts the newer build in its place. */
function change(): void {
  waiting.state = 'activating';
  serviceWorker.dispatchEvent(new Event('controllerchange'));
}

test('a page in a sandbox, where asking for service workers throws, goes on without a copy', () => {
  const sandboxed = {
    get serviceWorker(): never {
      throw new DOMException('Service worker is disabled because the context is sandboxed.', 'SecurityError');
    },
  };
  for (const browser of [sandboxed, {}]) {
    vi.stubGlobal('navigator', browser);
    const alone = new ServiceWorkerUpdater();
    expect(() => alone.start()).not.toThrow();
    expect(alone.isReady()).toBe(false);
  }
});

test('the page asks once for the newer build and reloads when the browser has activated it', () => {
  updater.take();
  expect(waiting.postMessage.mock.calls).toEqual([[TAKE_OVER]]);
  expect(reload).not.toHaveBeenCalled();
  change();
  expect(reload).toHaveBeenCalledOnce();
});

test('a browser that forgets to activate the newer build is reminded until it does', () => {
  vi.advanceTimersByTime(10_000);
  expect(started).not.toHaveBeenCalled();
  updater.take();
  updater.take();
  vi.advanceTimersByTime(3500);
  expect(started.mock.calls).toEqual(Array(3).fill(['reminder.worker.ts']));
  change();
  vi.advanceTimersByTime(10_000);
  expect(started).toHaveBeenCalledTimes(3);
});

test.each(['activated', 'redundant'])(
  'the page reloads at once where the newer build is already %s',
  (state) => {
    waiting.state = state;
    updater.take();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  },
);
