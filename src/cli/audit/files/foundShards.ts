// The finished shards of a folder, each whole, or named with what is wrong.
import { basename } from 'node:path';
import type { OpenShard } from '../../../addons/shards/mergedScores';
import { InputError } from '../../../base/numerics/errors';
import { type AuditFolder, finishedShards } from './folder';
import { openShard } from './openShard';

export interface FoundShards {
  whole: readonly OpenShard[];
  damaged: readonly { name: string; message: string }[];
}

/** Reads every file once, to its checksum. */
export function foundShards(folder: AuditFolder): FoundShards {
  const whole: OpenShard[] = [];
  const damaged: { name: string; message: string }[] = [];
  for (const path of finishedShards(folder)) {
    try {
      whole.push(openShard(path));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      damaged.push({ name: basename(path), message: error.message });
    }
  }
  return { whole, damaged };
}
