// A recording of attacks, fetched once someone comes near its figure.
import { useEffect, useState } from 'react';
import { fetchRecorded } from '../../../../jobs/gallery';
import { type AttacksRecorded, parseAttacks } from './recorded';
import type { AttackRecording } from './recordings';

/** Null until it has come. */
export function useRecording<Reply>(
  recording: AttackRecording,
  wanted: boolean,
): AttacksRecorded<Reply> | 'missing' | null {
  const [loaded, setLoaded] = useState<AttacksRecorded<Reply> | 'missing' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const take = (text: string | null) => {
      if (!left) setLoaded(text === null ? 'missing' : (parseAttacks<Reply>(text, recording) ?? 'missing'));
    };
    fetchRecorded(recording.id).then(take, () => take(null));
    return () => {
      left = true;
    };
  }, [recording, wanted]);
  return loaded;
}
