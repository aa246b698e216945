// Recorded results that figures show until somebody makes their own; public/gallery.
import { arrives } from '../../base/liveness/arrival';

/** The text of a recording; null where there is none. */
export const fetchRecorded = (id: string): Promise<string | null> =>
  arrives({ what: 'The recording' }, async (signal) => {
    const response = await fetch(new URL(`gallery/${id}.json`, document.baseURI), { signal });
    return response.ok ? response.text() : null;
  });
