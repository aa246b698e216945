// The proposal of a pasted text. The code that reads texts is loaded with the first paste.
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../../lab/ui/chunks';
import { NOTHING_PROPOSED } from '../engine/form/taken';
import type { Proposal } from '../engine/proposal';

type Propose = (text: string) => Proposal;

export interface TextReading {
  proposal: Proposal;
  state: 'empty' | 'loading' | 'failed' | 'read';
}

export function useReading(text: string): TextReading {
  const [reader, setReader] = useState<{ propose: Propose } | null>(null);
  const [failed, setFailed] = useState(false);
  const isEmpty = text.trim() === '';
  const wanted = !isEmpty && reader === null;
  useEffect(() => {
    if (!wanted) return;
    setFailed(false);
    loadChunk(() => import('../engine/propose')).then(
      (module) => setReader({ propose: module.propose }),
      () => setFailed(true),
    );
  }, [wanted]);
  const proposal = useMemo(
    () => (isEmpty || reader === null ? NOTHING_PROPOSED : reader.propose(text)),
    [text, isEmpty, reader],
  );
  return { proposal, state: isEmpty ? 'empty' : reader ? 'read' : failed ? 'failed' : 'loading' };
}
