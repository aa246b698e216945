// Says on the root of the page that something is being dragged: style sheets then have the browser pass over what is far from
// the window (data-away, FreezeOffscreen), which is most of what it would lay out and look through at every move.

const HANDLES = 'input[type="range"], [role="slider"]';
const ENDS = ['pointerup', 'pointercancel'] as const;
/** Milliseconds after which nobody takes it up again: to put everything back costs as much as some moves. */
const REST = 600;

/** Until what it returns is called. */
export function markDrags(page: Document): () => void {
  const root = page.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(HANDLES))) return;
    clearTimeout(timer);
    root.toggleAttribute('data-dragged', true);
  };
  const end = () => {
    clearTimeout(timer);
    timer = setTimeout(() => root.removeAttribute('data-dragged'), REST);
  };
  page.addEventListener('pointerdown', begin, { capture: true });
  for (const type of ENDS) page.addEventListener(type, end, { capture: true });
  return () => {
    clearTimeout(timer);
    root.removeAttribute('data-dragged');
    page.removeEventListener('pointerdown', begin, { capture: true });
    for (const type of ENDS) page.removeEventListener(type, end, { capture: true });
  };
}
