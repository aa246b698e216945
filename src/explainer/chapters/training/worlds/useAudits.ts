// What the attacker has shown of each change so far, all else being the same: a reader compares removing Ana with flipping her label.
import { useState } from 'react';
import type { WorldsFindings, WorldsReply, WorldsRequest } from '../../../../jobs/worlds';
import type { ChangeKind } from './twoWorlds';
import { isWhole } from './worldsRequest';

export type Audits = Readonly<Partial<Record<ChangeKind, WorldsFindings['audit']>>>;

interface Known {
  /** Of all that the audits have in common. */
  key: string;
  audits: Audits;
}

const NONE: Known = { key: '', audits: {} };

/** Of whole audits only. `wanted` is the request of what is on the page. */
export function useAudits(
  wanted: WorldsRequest | null,
  shown: { reply: WorldsReply; request: WorldsRequest } | null,
): Audits {
  const [known, setKnown] = useState(NONE);
  const keyOf = (request: WorldsRequest | null) => JSON.stringify({ ...request, change: null });
  if (shown !== null && isWhole(shown.reply, shown.request)) {
    const { request, reply } = shown;
    const key = keyOf(request);
    const before = known.key === key ? known.audits : {};
    // drawn again at once with what is known now
    if (before[request.change.kind] !== reply.audit)
      setKnown({ key, audits: { ...before, [request.change.kind]: reply.audit } });
  }
  return known.key === keyOf(wanted) ? known.audits : {};
}
