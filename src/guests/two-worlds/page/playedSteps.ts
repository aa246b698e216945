// The kept step of the training that is shown, called moment. It can be played, paused, or taken one by one.
import { useEffect, useState } from 'react';

/** Milliseconds between two moments, of which the reader chooses one. */
const SPEEDS = { slow: 900, usual: 450, fast: 150 } as const;
type Speed = keyof typeof SPEEDS;

export type PlayedSteps = ReturnType<typeof usePlayedSteps>;

export function usePlayedSteps(count: number) {
  // the moment is counted back from the last one, so that it stays the last one when their number changes
  const [back, setBack] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('usual');
  const last = count - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setBack((before) => Math.max(0, before - 1)), SPEEDS[speed]);
    return () => clearInterval(timer);
  }, [playing, speed]);
  if (playing && back === 0) setPlaying(false);
  return {
    moment: Math.max(0, last - back),
    playing,
    speed,
    setSpeed,
    // a player that has reached the end starts from the beginning
    play: () => {
      if (back === 0) setBack(last);
      setPlaying(last > 0);
    },
    pause: () => setPlaying(false),
    put: (to: number) => {
      setPlaying(false);
      setBack(last - Math.min(last, Math.max(0, to)));
    },
  };
}
