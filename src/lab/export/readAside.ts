// Draws a picture out of sight for the one moment in which it is read, where the page shows the figure in another form.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws `picture` on the page, out of sight, and calls `read` with its svg elements before removing it. */
export function readAside<Result>(
  picture: ReactNode,
  read: (svgs: readonly SVGSVGElement[]) => Result,
): Result {
  const place = document.createElement('div');
  place.style.position = 'fixed';
  place.style.left = '-200vw';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(picture));
  const result = read([...place.querySelectorAll('svg')]);
  root.unmount();
  place.remove();
  return result;
}
