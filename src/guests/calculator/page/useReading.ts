// The reading of a pasted text. The parsers come with the first paste.
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../../lab/ui/chunks';
import { NOTHING_READ, type Reading } from '../engine/reading';

type Read = (text: string) => Reading;

export interface TextReading {
  reading: Reading;
  state: 'empty' | 'loading' | 'failed' | 'read';
}

export function useReading(text: string): TextReading {
  const [read, setRead] = useState<{ read: Read } | null>(null);
  const [failed, setFailed] = useState(false);
  const isEmpty = text.trim() === '';
  const wanted = !isEmpty && read === null;
  useEffect(() => {
    if (!wanted) return;
    setFailed(false);
    loadChunk(() => import('../engine/read')).then(
      (module) => setRead({ read: module.read }),
      () => setFailed(true),
    );
  }, [wanted]);
  const reading = useMemo(
    () => (isEmpty || read === null ? NOTHING_READ : read.read(text)),
    [text, isEmpty, read],
  );
  return { reading, state: isEmpty ? 'empty' : read ? 'read' : failed ? 'failed' : 'loading' };
}
