// A typeset equation with MathML beside it for readers of text. Loaded when someone goes deeper: katex is heavy.
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';

export function Equation({ tex, name }: { tex: string; name: string }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // into the DOM rather than as HTML text: inline style attributes would break a strict content policy
    if (place.current) katex.render(tex, place.current, { displayMode: true, output: 'htmlAndMathml' });
  }, [tex]);
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long equation scrolls sideways, also by keyboard
  return <section className="equation" ref={place} tabIndex={0} aria-label={name} />;
}
