// What the attacker shows of removing Ana and of flipping her label, all else being the same, so that a reader may compare the two: what
// is not drawn is asked for once nothing moves. Of a move what has been drawn last.
import { useEffect, useState } from 'react';
import type { WorldsFindings, WorldsReply, WorldsRequest } from '../../../jobs/worlds';
import type { ChangeKind } from './twoWorlds';
import { useWorldsQueries } from './useWorlds';
import { isWhole } from './worldsRequest';

export type Audits = Readonly<Partial<Record<ChangeKind, WorldsFindings['audit']>>>;

interface Known {
  /** Of all that the audits have in common. */
  key: string;
  audits: Audits;
}

const NONE: Known = { key: '', audits: {} };
/** The same for requests that differ in the change alone. */
export const keyOf = (request: WorldsRequest | null): string => JSON.stringify({ ...request, change: null });

/** Of whole audits only. `wanted` is the request of what is on the page. */
export function useAudits(
  wanted: WorldsRequest | null,
  shown: { reply: WorldsReply; request: WorldsRequest } | null,
): Audits {
  const { ask } = useWorldsQueries();
  const [known, setKnown] = useState(NONE);
  const add = (key: string, kind: ChangeKind, audit: WorldsFindings['audit']) =>
    setKnown((before) => ({
      key,
      audits: { ...(before.key === key ? before.audits : {}), [kind]: audit },
    }));
  const key = keyOf(wanted);
  const whole = shown !== null && isWhole(shown.reply, shown.request) ? shown : null;
  const drawn = whole !== null && keyOf(whole.request) === key;
  const audits = known.key === key ? known.audits : NONE.audits;
  // drawn again at once with what is known now
  if (drawn && audits[whole.request.change.kind] !== whole.reply.audit)
    add(key, whole.request.change.kind, whole.reply.audit);
  const other: ChangeKind = whole?.request.change.kind === 'remove' ? 'flip' : 'remove';
  const missing = drawn && audits[other] === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request's contents
  useEffect(() => {
    if (!missing || wanted === null) return;
    const controller = new AbortController();
    const { steps } = wanted.mechanism;
    ask(controller.signal, { ...wanted, change: { kind: other }, keptSteps: [steps] }).then(
      ({ audit }) => !controller.signal.aborted && add(key, other, audit),
      // the choice then stands without a number, and says it once it is drawn itself
      () => {},
    );
    return () => controller.abort();
  }, [missing, other, key]);
  return audits;
}
