// The blocks that a shard has finished so far, one behind the other as bytes: what a stopped shard goes on from. A record that
// was cut off or is damaged ends what is read of it.

import type { FinishedModels } from '../../audit/training/audit/partTrainer';
import { crc32 } from '../../base/numerics/crc32';
import type { ShardBackend } from './types';

/** What stands at the beginning: whose blocks these are. */
export interface JournalHead {
  plan: string;
  commit: string;
  backend: ShardBackend;
}

export interface Journal {
  /** Null for an empty or damaged one. */
  head: JournalHead | null;
  blocks: readonly FinishedModels[];
}

interface Described {
  head?: JournalHead;
  models?: Omit<FinishedModels, 'scores' | 'accuracy'> & { scores: number | null; accuracy: number };
}

/** Length of the description, length of the payload, checksum of both. */
const LENGTHS = 12;

function record(described: Described, payload: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(described));
  const bytes = new Uint8Array(LENGTHS + text.length + payload.length);
  bytes.set(text, LENGTHS);
  bytes.set(payload, LENGTHS + text.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, text.length, true);
  view.setUint32(4, payload.length, true);
  view.setUint32(8, crc32(bytes.subarray(LENGTHS)), true);
  return bytes;
}

export const journalHead = (head: JournalHead): Uint8Array => record({ head }, new Uint8Array());

export function journalBlock({ scores, accuracy, ...models }: FinishedModels): Uint8Array {
  const counts = { scores: scores?.length ?? null, accuracy: accuracy.length };
  const payload = new Uint8Array(8 * (scores?.length ?? 0) + 4 * accuracy.length);
  const view = new DataView(payload.buffer);
  const behind = 8 * (scores?.length ?? 0);
  for (let i = 0; 8 * i < behind; i++) view.setFloat64(8 * i, scores?.[i] as number, true);
  for (let i = 0; i < accuracy.length; i++) view.setFloat32(behind + 4 * i, accuracy[i], true);
  return record({ models: { ...models, ...counts } }, payload);
}

/** Reads what there is of a journal. Never throws. */
export function readJournal(bytes: Uint8Array): Journal {
  let head: JournalHead | null = null;
  const blocks: FinishedModels[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + LENGTHS <= bytes.length; ) {
    const payload = at + LENGTHS + view.getUint32(at, true);
    const end = payload + view.getUint32(at + 4, true);
    if (end > bytes.length) break;
    if (crc32(bytes.subarray(at + LENGTHS, end)) !== view.getUint32(at + 8, true)) break;
    const described = describedIn(bytes.subarray(at + LENGTHS, payload));
    if (described.head) head = described.head;
    if (described.models) {
      const { scores, accuracy } = described.models;
      if (8 * (scores ?? 0) + 4 * accuracy !== end - payload) break;
      blocks.push(blockOf(described.models, view, payload));
    }
    at = end;
  }
  return { head, blocks: head === null ? [] : blocks };
}

/** Nothing where it is no JSON, as a checksum of something else can have it. */
function describedIn(text: Uint8Array): Described {
  try {
    return JSON.parse(new TextDecoder().decode(text)) ?? {};
  } catch {
    return {};
  }
}

function blockOf(
  { scores, accuracy, ...models }: NonNullable<Described['models']>,
  view: DataView,
  at: number,
): FinishedModels {
  const behind = at + 8 * (scores ?? 0);
  return {
    ...models,
    scores:
      scores === null
        ? null
        : Float64Array.from({ length: scores }, (_, i) => view.getFloat64(at + 8 * i, true)),
    accuracy: Float32Array.from({ length: accuracy }, (_, i) => view.getFloat32(behind + 4 * i, true)),
  };
}
