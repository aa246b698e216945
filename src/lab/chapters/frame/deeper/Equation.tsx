// A typeset equation with MathML and words beside it. Loaded when someone goes deeper, because katex is heavy.
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { katexOptions } from '../../../notation/katexOptions';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import styles from './Equation.module.css';
import type { EquationEntry } from './sharedEquations';

/** The least share of its usual size at which an equation is still read; a wider one scrolls. */
const LEAST = 0.6;

/** Makes an equation as small as the column asks for, so that no end of it lies beyond the edge. */
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
    // readers that know MathML walk it, the others have a sentence
    place.current.querySelector('math')?.setAttribute('aria-label', speech);
    const { current } = place;
    shrink(current);
    const sizes = new ResizeObserver(() => shrink(current));
    sizes.observe(current);
    // the equation's letters come later than its frame, and are wider than those that stand in for them
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
