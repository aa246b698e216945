// The finished shards of a folder: those that are whole, and messages about those that are damaged.
import { basename } from 'node:path';
import { InputError } from '../../../../base/numerics/errors';
import type { OpenShard } from '../../training/mergedScores';
import { type AuditFolder, finishedShards } from './folder';
import { openShard } from './openShard';

export function foundShards(folder: AuditFolder) {
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
