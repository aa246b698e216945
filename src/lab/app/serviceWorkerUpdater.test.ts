// How a newer build is taken, over a browser that is slow to put it in its place, or puts another there.
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

test('where a sandbox refuses it even to look for a copy, the page goes on without one', () => {
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

test('the newer build is asked for once, and the page is reloaded when it has come', () => {
  updater.take();
  expect(waiting.postMessage.mock.calls).toEqual([[TAKE_OVER]]);
  expect(reload).not.toHaveBeenCalled();
  change();
  expect(reload).toHaveBeenCalledOnce();
});

test('a browser that forgets the change is reminded until it is made, however often the reader asks', () => {
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

test.each(['activated', 'redundant'])('a build that is %s by then is not waited for', (state) => {
  waiting.state = state;
  updater.take();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});
