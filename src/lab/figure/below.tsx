// Words, keys and questions below a picture. If the stage stands above the text, only the picture stays in the window, and this part moves
// to a place below the stage, where it scrolls with the text. In any other layout it stays where it is written.
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element below the stage; null if the layout has none. */
export const BelowPlace = createContext<Element | null>(null);

export function Below({ children }: { children: ReactNode }) {
  const place = use(BelowPlace);
  return place === null ? children : createPortal(children, place);
}
