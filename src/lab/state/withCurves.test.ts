// A move of a control and its curves are shown together, unless the curves take longer than the wait.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResultsSnapshot } from '../../work';
import { WithCurves } from './withCurves';

type Curves = ResultsSnapshot['curves'];

function storeOf(curves: Pick<Curves, 'status' | 'reply'>) {
  let now = { curves } as ResultsSnapshot;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    put: (next: Pick<Curves, 'status' | 'reply'>) => {
      now = { curves: next } as ResultsSnapshot;
      for (const listener of listeners) listener();
    },
    followed: () => listeners.size,
  };
}

const [older, newer] = [{}, {}] as [NonNullable<Curves['reply']>, NonNullable<Curves['reply']>];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('WithCurves', () => {
  it('waits for the curves of a move and notifies once of both', () => {
    const store = storeOf({ status: 'done', reply: older });
    const shown = new WithCurves(store);
    const told = vi.fn();
    shown.subscribe(told);
    store.put({ status: 'running', reply: older });
    expect(told).not.toHaveBeenCalled();
    expect(shown.read().curves.status).toBe('done');
    store.put({ status: 'done', reply: newer });
    expect(told).toHaveBeenCalledTimes(1);
    expect(shown.read().curves.reply).toBe(newer);
    vi.runAllTimers();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('shows the move alone where its curves are late', () => {
    const store = storeOf({ status: 'done', reply: older });
    const shown = new WithCurves(store);
    const told = vi.fn();
    shown.subscribe(told);
    store.put({ status: 'running', reply: older });
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveBeenCalledTimes(1);
    expect(shown.read().curves.status).toBe('running');
  });

  it('follows the store only while it has listeners and catches up with the next one', () => {
    const store = storeOf({ status: 'done', reply: older });
    const shown = new WithCurves(store);
    shown.subscribe(() => {})();
    expect(store.followed()).toBe(0);
    store.put({ status: 'done', reply: newer });
    shown.subscribe(() => {});
    expect(shown.read().curves.reply).toBe(newer);
  });
});
