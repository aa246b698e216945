// Waits for the element whose id an address names.

/** Milliseconds to wait for an element, since much of the page is loaded late. */
const PATIENCE = 8000;

/** Calls `found` with the element once the page has it. Returns a function that ends the wait, or what `found` has begun. */
export function whenThere(id: string, found: (element: HTMLElement) => () => void): () => void {
  let end = () => {};
  const look = () => {
    const element = document.getElementById(id);
    if (element === null) return false;
    end = found(element);
    return true;
  };
  if (look()) return () => end();
  const changes = new MutationObserver(() => {
    if (look()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    changes.disconnect();
    clearTimeout(timer);
  };
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop();
    end();
  };
}
