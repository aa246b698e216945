// What is said and asked under a picture. Where the stage stands above the text it keeps the picture alone in the
// window; this then stands under it and scrolls with the text. Anywhere else it stays where it is written.
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** null if the layout has no area below the figure. */
export const BelowPlace = createContext<Element | null>(null);

export function Below({ children }: { children: ReactNode }) {
  const place = use(BelowPlace);
  return place === null ? children : createPortal(children, place);
}
