// A recording that a picture is drawn from, fetched when it is wanted.
import { useEffect, useState } from 'react';
import { fetchRecorded } from '../../../work/gallery';

/** Null while it is not there yet; 'missing' where none comes, or what comes is none of this picture. */
export type Recorded<Recording> = Recording | 'missing' | null;

/** `parse`, the same function each time, gives null for a text that does not belong to `picture`. */
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
  // what came of another picture is not of this one
  return came?.of === picture ? came.loaded : null;
}
