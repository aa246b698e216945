// A speaker's clock: minutes since it was started, with pauses; followed once a second.
import { useEffect, useReducer, useState } from 'react';

export interface Clock {
  /** Minutes. */
  elapsed: number;
  running: boolean;
  startOrPause: () => void;
  reset: () => void;
}

const MINUTE = 60_000;

export function useClock(): Clock {
  /** Minutes before the last start, and the moment of that start; null while it stands. */
  const [state, setState] = useState<{ before: number; since: number | null }>({ before: 0, since: null });
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const running = state.since !== null;
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [running]);
  const elapsedOf = ({ before, since }: typeof state) =>
    before + (since === null ? 0 : (performance.now() - since) / MINUTE);
  return {
    elapsed: elapsedOf(state),
    running,
    startOrPause: () =>
      setState((now) => ({
        before: elapsedOf(now),
        since: now.since === null ? performance.now() : null,
      })),
    reset: () => setState({ before: 0, since: null }),
  };
}
