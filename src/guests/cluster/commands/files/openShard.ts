// Opens the file of a finished shard. The checksum over the whole file is checked at once, and scores are read when they are asked for.
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { InputError } from '../../../../base/numerics/errors';
import type { OpenShard } from '../../training/mergedScores';
import { decodeHeader, stretchBytes } from '../../training/shardFile';
import { openRegular } from './regularFile';

/** Bytes of the checksum at the end of a file, of the pieces in which the file is read, and of the longest header. */
const CHECKSUM = 32;
const PIECE = 1 << 20;
const LONGEST_HEADER = 1 << 28;

/** Opens a shard. Throws an InputError that names the file, what is wrong with it and what to do. */
export function openShard(path: string): OpenShard {
  const name = basename(path);
  const refuse = (why: string) =>
    new InputError('malformed', name, `${name} is damaged (${why}). Delete it and train that shard again.`);
  const file = openRegular(path);
  try {
    const { size } = fstatSync(file);
    if (size < CHECKSUM) throw refuse(`it has ${size} bytes, fewer than a checksum`);
    if (!sameChecksum(file, size)) throw refuse('it was cut off or changed, for its checksum is another');
    const { header, bytes } = readHeader(file, size - CHECKSUM);
    const { total } = stretchBytes(header);
    const expected = bytes + total + CHECKSUM;
    if (size !== expected) throw refuse(`it has ${size} bytes of ${expected}`);
    return { name, header, read: (offset, length) => readAt(path, bytes + offset, length) };
  } catch (error) {
    if (error instanceof InputError && error.field === name) throw error;
    throw refuse(lowered(error instanceof Error ? error.message : String(error)));
  } finally {
    closeSync(file);
  }
}

function readHeader(file: number, size: number) {
  for (let length = 1 << 16; ; length *= 4) {
    const decoded = decodeHeader(pieceAt(file, 0, Math.min(length, size)));
    if (decoded) return decoded;
    if (length >= size || length > LONGEST_HEADER) throw new Error('the line that describes it has no end');
  }
}

const lowered = (message: string): string => message.replace(/^./, (c) => c.toLowerCase()).replace(/\.$/, '');

function sameChecksum(file: number, size: number): boolean {
  const hash = createHash('sha256');
  const end = size - CHECKSUM;
  for (let at = 0; at < end; at += PIECE) hash.update(pieceAt(file, at, Math.min(PIECE, end - at)));
  return hash.digest().equals(pieceAt(file, end, CHECKSUM));
}

/** Opens the file for each piece that it reads, because a plan may have more shards than a process may have open files. */
function readAt(path: string, position: number, length: number): Uint8Array {
  const file = openRegular(path);
  try {
    return pieceAt(file, position, length);
  } finally {
    closeSync(file);
  }
}

function pieceAt(file: number, position: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const read = readSync(file, bytes, at, length - at, position + at);
    if (read === 0) throw new Error(`the file ended at byte ${position + at}`);
    at += read;
  }
  return bytes;
}
