// TEMPORARY until the query client is merged.
import { useEffect, useState } from 'react';
import type { WorldsReply, WorldsRequest } from '../../../../training/worlds/worlds';
export type { OneModel, OneModelRequest } from '../../../../training/worlds/oneModel';
export interface WorldsState { reply: WorldsReply | null; request: WorldsRequest | null; error: Error | null; status: string }
export function useWorlds(request: WorldsRequest | null): WorldsState {
  const [state, set] = useState<WorldsState>({ reply: null, request: null, error: null, status: 'idle' });
  const key = JSON.stringify(request);
  useEffect(() => {
    if (request === null) return;
    let gone = false;
    (async () => {
      const [{ finished }, { createReferenceBackend }, { attackWorlds }, { trainWorld }] = await Promise.all([
        import('../../../../jobs/queries/query'), import('../../../../training/reference/referenceBackend'),
        import('../../../../training/worlds/attack'), import('../../../../training/worlds/trainWorld')]);
      await new Promise((r) => setTimeout(r, 20));
      if (gone) return;
      try {
        const clouds = [await finished(trainWorld(0, request, createReferenceBackend())), await finished(trainWorld(1, request, createReferenceBackend()))] as const;
        if (gone) return;
        set({ reply: { worlds: clouds, ...attackWorlds(request, clouds), backend: 'reference' }, request, error: null, status: 'done' });
      } catch (error) { set((s) => ({ ...s, error: error as Error, status: 'failed' })); }
    })();
    return () => { gone = true; };
  }, [key]);
  return state;
}
