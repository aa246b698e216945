// The blocks that a shard has finished so far, a line each: what a stopped shard goes on from. A damaged line ends
// what is read.

import type { FinishedModels } from '../../../audit/training/audit/partTrainer';
import { crc32 } from '../../../base/numerics/crc32';
import { readPlain, writePlain } from './plainData';
import type { ShardBackend } from './types';

/** What stands at the beginning: whose blocks these are. */
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

/** The head is null for an empty or damaged one. Never throws. */
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

/** Nothing where it is no JSON, as a checksum of something else can have it. */
function saidBy(text: string): { head?: JournalHead; block?: FinishedModels } {
  try {
    return (readPlain(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
