// A typeset equation with MathML and words beside it. It is loaded when someone opens a deeper part, because katex is large.
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { katexOptions } from '../../../notation/katexOptions';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import styles from './Equation.module.css';
import type { EquationEntry } from './sharedEquations';

/** The least share of its usual size to which an equation is shrunk. An equation that is still too wide scrolls. */
const LEAST = 0.6;

/** Shrinks an equation to the width of its column, so that no end of it lies beyond the edge. */
function shrink(place: HTMLElement): void {
  const set = place.querySelector<HTMLElement>('.katex');
  const inner = place.querySelector<HTMLElement>('.katex-html');
  if (set === null || inner === null) return;
  set.style.fontSize = '';
  const usual = Number.parseFloat(getComputedStyle(set).fontSize);
  const share = place.clientWidth / inner.scrollWidth;
  if (share < 1) set.style.fontSize = `${(usual * Math.max(LEAST, 0.99 * share)).toFixed(2)}px`;
}

export function Equation({ equation: { tex, speech }, name }: { equation: EquationEntry; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    // KaTeX renders into the DOM rather than HTML text: inline style attributes would break a strict content policy
    katex.render(tex, place.current, katexOptions());
    // Screen readers that know MathML read its parts; the others read this sentence.
    place.current.querySelector('math')?.setAttribute('aria-label', speech);
    const { current } = place;
    shrink(current);
    const sizes = new ResizeObserver(() => shrink(current));
    sizes.observe(current);
    // The fonts of the equation load later than its frame, and are wider than the fallback fonts.
    const again = () => shrink(current);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [tex, speech]);
  return (
    <ScrollRegion label={name} className={styles.equation} testId="equation">
      <div ref={place} />
    </ScrollRegion>
  );
}
