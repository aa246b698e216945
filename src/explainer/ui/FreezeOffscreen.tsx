// A part of the page that leaves the processor alone while it is out of sight: dragging something elsewhere changes the
// scenario and every result with each move. It then stays as it was, and catches up once things have come to rest, so
// that links, tables and a search in the page are right. For what follows the results, state/Following does the same.
import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLookedAt } from './useLookedAt';
import { whenAtRest } from './whileDragged';

interface FreezeOffscreenProps {
  /** Id of the element whose place on the page counts. */
  of: string;
  children: ReactNode;
}

export function FreezeOffscreen({ of, children }: FreezeOffscreenProps) {
  const looked = useLookedAt(of);
  const [rested, setRested] = useState(children);
  useEffect(() => {
    if (looked !== 'away') return;
    return whenAtRest(() => startTransition(() => setRested(children)));
  }, [looked, children]);
  // the same elements as before: React passes them over
  const drawn = useRef(children);
  if (looked === 'seen' || (looked === 'away' && rested === children)) drawn.current = children;
  const now = drawn.current;
  // A boundary, so that what stood in the markup is taken over part by part, each in slices. The same boundary while
  // nothing changes: drawing it anew would have React take that part over at once and in one piece.
  return useMemo(() => <Suspense fallback={null}>{now}</Suspense>, [now]);
}
