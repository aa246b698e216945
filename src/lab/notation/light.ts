// Highlights a symbol everywhere on the page. One set of listeners on the document writes the symbol under the pointer, the finger or the
// focus to data-lit on the root element, and the style sheet (symbols.css) does the rest. Without React, so that nothing renders anew.

const symbolAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-symbol]')?.getAttribute('data-symbol') ?? null) : null;

export function lightSymbols(page: Document): () => void {
  const { documentElement: root } = page;
  /** The symbol on which a mouse button was pressed. It stays lit until release, so that a slider is lit however far the pointer moves. */
  let held: string | null = null;
  let pressed = false;
  let hovered: string | null = null;
  /** The symbol of the last tap, until the next tap. */
  let tapped: string | null = null;
  let focused: string | null = null;
  let lit: string | null = null;

  const show = () => {
    const wanted = pressed ? held : (hovered ?? tapped ?? focused);
    if (wanted === lit) return;
    lit = wanted;
    if (wanted === null) delete root.dataset.lit;
    else root.dataset.lit = wanted;
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    hovered = symbolAt(target);
    show();
  };
  const down = ({ target, pointerType, button }: PointerEvent) => {
    if (pointerType === 'touch') {
      hovered = null;
      tapped = symbolAt(target);
    } else if (button === 0) {
      tapped = null;
      held = symbolAt(target);
      pressed = held !== null;
    }
    show();
  };
  const up = () => {
    pressed = false;
    show();
  };
  const left = () => {
    hovered = null;
    show();
  };
  const focus = ({ target }: FocusEvent) => {
    // only a visible focus counts, since an element that was clicked stays focused after the pointer has left it
    focused = target instanceof Element && target.matches(':focus-visible') ? symbolAt(target) : null;
    show();
  };
  const blur = () => {
    focused = null;
    show();
  };

  const stop = new AbortController();
  const options = { passive: true, capture: true, signal: stop.signal };
  page.addEventListener('pointerover', over, options);
  page.addEventListener('pointerdown', down, options);
  page.addEventListener('pointerup', up, options);
  page.addEventListener('pointercancel', up, options);
  root.addEventListener('pointerleave', left, { passive: true, signal: stop.signal });
  page.addEventListener('focusin', focus, options);
  page.addEventListener('focusout', blur, options);
  return () => {
    stop.abort();
    delete root.dataset.lit;
  };
}
