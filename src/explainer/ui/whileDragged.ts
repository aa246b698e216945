// Says on the root of the page that something is being dragged: style sheets then have the browser pass over what is far from
// the window (data-away, FreezeOffscreen), which is most of what it would lay out and look through at every move. What nobody
// waits for is not begun meanwhile (onceLetGo): each of its slices would stand between a move and its picture.

const HANDLES = 'input[type="range"], [role="slider"]';
const ENDS = ['pointerup', 'pointercancel'] as const;
/** Milliseconds after which nobody takes it up again: to put everything back costs as much as some moves. */
const REST = 600;

type Act = () => void;

let dragged = false;
const waiting = new Set<Act>();

function letGo(root: HTMLElement): void {
  dragged = false;
  root.removeAttribute('data-dragged');
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

/** Runs `act` at once, or when what is being dragged has been let go of. Answers how to take it back. */
export function onceLetGo(act: Act): () => void {
  if (dragged) waiting.add(act);
  else act();
  return () => {
    waiting.delete(act);
  };
}

/** Milliseconds without a change after which what nobody sees catches up. */
const CATCH_UP = 400;

/** Runs `act` when nothing has taken it back for a while and nothing is being dragged. Answers how to take it back. */
export function whenAtRest(act: Act): () => void {
  let takeBack = () => {};
  const timer = setTimeout(() => {
    takeBack = onceLetGo(act);
  }, CATCH_UP);
  return () => {
    clearTimeout(timer);
    takeBack();
  };
}

/** Until what it returns is called. */
export function markDrags(page: Document): () => void {
  const root = page.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target, button }: PointerEvent) => {
    if (button !== 0 || !(target instanceof Element && target.closest(HANDLES))) return;
    clearTimeout(timer);
    dragged = true;
    root.toggleAttribute('data-dragged', true);
  };
  const end = () => {
    clearTimeout(timer);
    if (dragged) timer = setTimeout(() => letGo(root), REST);
  };
  page.addEventListener('pointerdown', begin, { capture: true });
  for (const type of ENDS) page.addEventListener(type, end, { capture: true });
  // another window in front: the pointer may be let go of there
  window.addEventListener('blur', end);
  return () => {
    clearTimeout(timer);
    letGo(root);
    page.removeEventListener('pointerdown', begin, { capture: true });
    for (const type of ENDS) page.removeEventListener(type, end, { capture: true });
    window.removeEventListener('blur', end);
  };
}
