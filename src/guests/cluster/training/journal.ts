// The journal of a shard: the blocks of models that it has finished so far, a line for each, so that a stopped shard can go on from
// them. Reading ends at the first damaged line.

import type { FinishedModels } from '../../../audit/training/audit/partTrainer';
import { crc32 } from '../../../base/numerics/crc32';
import { readPlain, writePlain } from './plainData';
import type { ShardBackend } from './types';

/** The first line of a journal, which says by what plan, commit and backend its blocks were trained. */
export interface JournalHead {
  plan: string;
  commit: string;
  backend: ShardBackend;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const checksumOf = (text: string): string => crc32(encode(text)).toString(16).padStart(8, '0');

function line(said: { head: JournalHead } | { block: FinishedModels }): Uint8Array {
  const text = writePlain(said);
  return encode(`${checksumOf(text)}${text}\n`);
}

export const journalHead = (head: JournalHead): Uint8Array => line({ head });

export const journalBlock = (block: FinishedModels): Uint8Array => line({ block });

/** Reads a journal. Its head is null where the journal is empty or damaged from the start. Never throws. */
export function readJournal(bytes: Uint8Array) {
  let head: JournalHead | null = null;
  const blocks: FinishedModels[] = [];
  for (const whole of new TextDecoder().decode(bytes).split('\n').slice(0, -1)) {
    const text = whole.slice(8);
    if (whole.slice(0, 8) !== checksumOf(text)) break;
    const said = saidBy(text);
    if (said.head) head = said.head;
    if (said.block) blocks.push(said.block);
  }
  return { head, blocks: head === null ? [] : blocks };
}

/** The content of a line; empty for text that is not JSON, which can match its checksum by chance. */
function saidBy(text: string): { head?: JournalHead; block?: FinishedModels } {
  try {
    return (readPlain(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
