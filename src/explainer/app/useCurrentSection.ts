// Which section of the page is being read: the one that crosses a line in the upper part of the window.
import { useEffect, useState } from 'react';

/** The line, as a share of the window's height from its top. */
const LINE = 0.3;

/** `ids` in document order, and always the same array. null above the first and between sections. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null);
  useEffect(() => {
    const crossing = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target);
          else crossing.delete(target);
        }
        setCurrent(ids.find((id) => [...crossing].some((section) => section.id === id)) ?? null);
      },
      { rootMargin: `${-100 * LINE}% 0px ${-100 * (1 - LINE)}% 0px` },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
