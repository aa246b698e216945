// A time that plays from one stop to the last, is paused, and is put anywhere. With reduced motion it does not play.
import { useEffect, useState } from 'react';
import type { Playing } from '../../../figure/PlayBar';
import { LAST, nextStop, stopBefore } from './timeline';

/** Milliseconds between two stops. */
const BETWEEN = 1500;

export interface Played extends Playing {
  /** In [0, LAST]. */
  t: number;
  step(by: 1 | -1): void;
}

/** Stands at the end at first: the whole picture. */
export function usePlayed(): Played {
  const [t, setT] = useState(LAST as number);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let last: number | null = null;
    let frame = requestAnimationFrame(function run(now) {
      const passed = last === null ? 0 : (now - last) / BETWEEN;
      last = now;
      setT((at) => Math.min(LAST, at + passed));
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
  useEffect(() => {
    if (t >= LAST) setPlaying(false);
  }, [t]);
  const put = (to: number) => {
    setPlaying(false);
    setT(Math.min(LAST, Math.max(0, to)));
  };
  return {
    t,
    playing,
    play: () => {
      if (t >= LAST) setT(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    put,
    step: (by) => put(by > 0 ? (t >= LAST ? 0 : nextStop(t)) : stopBefore(t)),
  };
}
