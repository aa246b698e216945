// A finished shard as bytes: a line that names the format, a line of JSON that is its header, and the scores. Whoever writes the
// file adds a checksum, and whoever reads the header need not read the scores.
import { momentsOf } from '../../../audit/estimation/scores/effectSize';
import type { FinishedModels } from '../../../audit/training/audit/partTrainer';
import { InputError } from '../../../base/numerics/errors';
import { encodeColumns, widthOf } from './columns';
import type { Stretch } from './ranges';
import { HEADER, type ShardHeader, type StretchRecord } from './types';

/** Checks a header that was read. Throws an InputError ('malformed') that names the first field with an impossible value. */
function checkedHeader(said: unknown): ShardHeader {
  const read = HEADER.safeParse(said);
  if (!read.success) {
    const [{ path, message: why }] = read.error.issues;
    throw new InputError(
      'malformed',
      'file',
      `The line that describes it has no valid ${path.join('.') || 'fields'} (${why}).`,
    );
  }
  const { stretches, checkpoints } = read.data;
  const told = stretches.every(
    ({ scores }) => scores === null || scores.moments.length === checkpoints.length,
  );
  if (!told)
    throw new InputError(
      'malformed',
      'file',
      `The line that describes it has not one mean for each checkpoint.`,
    );
  return read.data;
}

const MAGIC = 'adjacency-lab shard 1\n';

/** Puts the blocks of a stretch together, as its record in the header and its scores as bytes. They must be complete, in any order. */
export function stretchOf(
  stretch: Stretch,
  blocks: readonly FinishedModels[],
  checkpoints: number,
): { record: StretchRecord; bytes: Uint8Array } {
  const own = blocks.filter(({ part }) => part === stretch.part);
  const inOrder = own.toSorted((a, b) => a.firstModel - b.firstModel);
  const accuracy = { sum: 0, models: 0 };
  for (const block of inOrder) {
    for (const value of block.accuracy) accuracy.sum += value;
    accuracy.models += block.accuracy.length;
  }
  const scored = inOrder.some(({ scores }) => scores !== null);
  if (!scored) return { record: { ...stretch, scores: null, accuracy }, bytes: new Uint8Array() };
  const scores = new Float64Array(stretch.models * checkpoints);
  for (const block of inOrder) {
    if (block.scores) scores.set(block.scores, (block.firstModel - stretch.firstModel) * checkpoints);
  }
  const width = widthOf(scores);
  const world = (checkpoint: number, parity: number) => {
    const from = (parity + stretch.firstModel) % 2;
    const models = Math.ceil((stretch.models - from) / 2);
    const one = (i: number) => scores[(from + 2 * i) * checkpoints + checkpoint];
    return momentsOf(Float64Array.from({ length: models }, (_, i) => one(i)));
  };
  const moments = Array.from({ length: checkpoints }, (_, c) => ({
    original: world(c, 0),
    substituted: world(c, 1),
  }));
  return {
    record: { ...stretch, scores: { width, moments }, accuracy },
    bytes: encodeColumns(scores, checkpoints, width),
  };
}

/** The header as bytes, which is everything before the scores. */
export function encodeHeader(header: ShardHeader): Uint8Array {
  return new TextEncoder().encode(`${MAGIC}${JSON.stringify(header)}\n`);
}

/**
 * For each stretch, the offset of its scores from the end of the header and the length of a checkpoint's column, in bytes; null for a
 * stretch without scores. `total` is the length of all scores.
 */
export function stretchBytes({ stretches, checkpoints }: ShardHeader) {
  let offset = 0;
  const places = stretches.map(({ models, scores }) => {
    if (scores === null) return null;
    const column = models * scores.width;
    const place = { offset, column };
    offset += column * checkpoints.length;
    return place;
  });
  return { places, total: offset };
}

/**
 * Reads the header and its length in bytes from the beginning of a file; null while `beginning` does not hold the whole header. Throws
 * an InputError ('malformed') for a file that is no shard.
 */
export function decodeHeader(beginning: Uint8Array): { header: ShardHeader; bytes: number } | null {
  const known = new TextEncoder().encode(MAGIC);
  const same = known.every((byte, i) => i >= beginning.length || beginning[i] === byte);
  if (!same) throw new InputError('malformed', 'file', `It does not begin as a shard does.`);
  const end = beginning.indexOf(0x0a, known.length);
  if (end < 0) return null;
  let said: unknown;
  try {
    said = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(beginning.subarray(known.length, end)),
    );
  } catch {
    throw new InputError('malformed', 'file', `The line that describes it cannot be read.`);
  }
  return { header: checkedHeader(said), bytes: end + 1 };
}
