// A typeset equation with MathML and words beside it. Loaded when someone goes deeper, because katex is heavy.
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { katexOptions } from '../../../notation/katexOptions';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import styles from './Equation.module.css';
import type { EquationEntry } from './sharedEquations';

export function Equation({ equation: { tex, speech }, name }: { equation: EquationEntry; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    // into the DOM rather than as HTML text: inline style attributes would break a strict content policy
    katex.render(tex, place.current, katexOptions());
    // readers that know MathML walk it, the others have a sentence
    place.current.querySelector('math')?.setAttribute('aria-label', speech);
  }, [tex, speech]);
  return (
    <ScrollRegion label={name} className={styles.equation} testId="equation">
      <div ref={place} />
    </ScrollRegion>
  );
}
