// Whether the middle of an element lies below the window, so that a reader who scrolls has not come to it yet.
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useToCome(place: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [toCome, setToCome] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || !watched) return setToCome(false);
    const look = () => {
      const { top, height } = element.getBoundingClientRect();
      setToCome(top + height / 2 > window.innerHeight);
    };
    look();
    const observer = new IntersectionObserver(look, { threshold: 0.5 });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, watched]);
  return toCome;
}
