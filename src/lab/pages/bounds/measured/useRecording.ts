// A recording of attacks, fetched once someone comes near its figure.
import { useEffect, useState } from 'react';
import { fetchRecorded } from '../../../jobs/gallery';
import { type AttacksRecorded, parseAttacks } from './recorded';
import type { AttackRecording } from './recordings';

/** Null until it has come, also after another recording is wanted. */
export function useRecording<Reply>(
  recording: AttackRecording,
  wanted: boolean,
): AttacksRecorded<Reply> | 'missing' | null {
  const [came, setCame] = useState<{
    of: AttackRecording;
    loaded: AttacksRecorded<Reply> | 'missing';
  } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const take = (text: string | null) => {
      const loaded = (text !== null && parseAttacks<Reply>(text, recording)) || 'missing';
      if (!left) setCame({ of: recording, loaded });
    };
    fetchRecorded(recording.id).then(take, () => take(null));
    return () => {
      left = true;
    };
  }, [recording, wanted]);
  return came?.of === recording ? came.loaded : null;
}
