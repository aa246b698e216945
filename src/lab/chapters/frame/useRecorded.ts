// A recording from which a figure is drawn, fetched when it is wanted.
import { useEffect, useState } from 'react';
import { fetchRecorded } from '../../../work/gallery';

/** A recording; null while it is fetched, and 'missing' if there is none or it does not belong to the figure. */
export type Recorded<Recording> = Recording | 'missing' | null;

/**
 * Fetches the recording of `picture` once it is wanted. `parse` returns null for a text that does not belong to `picture`, and
 * must be the same function each time.
 */
export function useRecorded<Picture extends { id: string }, Recording>(
  picture: Picture,
  parse: (text: string, picture: Picture) => Recording | null,
  wanted: boolean,
): Recorded<Recording> {
  const [came, setCame] = useState<{ of: Picture; loaded: Recorded<Recording> } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const take = (text: string | null) => {
      if (!left) setCame({ of: picture, loaded: (text === null ? null : parse(text, picture)) ?? 'missing' });
    };
    fetchRecorded(picture.id).then(take, () => take(null));
    return () => {
      left = true;
    };
  }, [picture, parse, wanted]);
  // A recording that belongs to another figure is ignored.
  return came?.of === picture ? came.loaded : null;
}
