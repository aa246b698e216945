// Fetches recorded results from public/, which the page shows until the reader makes new ones.

import { arrives } from '../base/liveness/arrival';
import { ARRIVAL } from '../base/liveness/sentences';

/** Text of a recorded file; null if there is no such file. */
export const fetchRecorded = (id: string, folder = 'gallery'): Promise<string | null> =>
  arrives({ what: ARRIVAL.recording }, async (signal) => {
    const response = await fetch(new URL(`${folder}/${id}.json`, document.baseURI), { signal });
    return response.ok ? response.text() : null;
  });
