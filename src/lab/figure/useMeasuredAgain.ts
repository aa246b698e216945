// Measures a place again once its pictures are drawn with the spare height that they were given last: a picture that its width limits may
// not shrink when height is taken back.
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface MeasuredAgain {
  /** The spare height, in px, that the pictures on the page have been drawn with. */
  drawn: RefObject<number>;
  /** The measurement, which the caller puts in. */
  again: RefObject<() => void>;
}

/** `spare`: the height in px that each picture has been given. */
export function useMeasuredAgain(spare: number): MeasuredAgain {
  const drawn = useRef(0);
  const again = useRef(() => {});
  useLayoutEffect(() => {
    drawn.current = spare;
    again.current();
  }, [spare]);
  return { drawn, again };
}
