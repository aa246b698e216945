// Keeps on the page what workers have finished of the last few requests. A worker that dies takes its memory with it,
// and the worker that replaces it goes on from here.
import { Recent } from './recent';

/** Number of requests whose work is kept: the one under way, and those that a reader may come back to. */
const REQUESTS = 3;

/** The most bytes kept of one request. Work that was finished beyond them would be done again. */
const MOST_BYTES = 64 * 2 ** 20;

/** Approximate memory of plain data, in bytes: arrays of numbers by their bytes, a letter by two, any other value by eight. */
export function bytesKept(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, inside) => sum + bytesKept(inside), 0);
}

export class KeptWork<Piece> {
  readonly #kept = new Recent<{ pieces: Piece[]; bytes: number; full: boolean; added: number }>(REQUESTS);

  /** Keeps 'all' pieces or the 'newest': then each piece holds all that those before it did, and takes their place. */
  constructor(private readonly which: 'all' | 'newest' = 'all') {}

  of(key: string): readonly Piece[] {
    return this.#kept.get(key)?.pieces ?? [];
  }

  /** Number of pieces that were ever kept under this key, which only grows. */
  added(key: string): number {
    return this.#kept.get(key)?.added ?? 0;
  }

  add(key: string, piece: Piece): void {
    const entry = this.#kept.get(key) ?? { pieces: [], bytes: 0, full: false, added: 0 };
    const newest = this.which === 'newest';
    const bytes = (newest ? 0 : entry.bytes) + bytesKept(piece);
    // no piece is kept after one that was left out, because some pieces go on from the one before
    entry.full ||= bytes > MOST_BYTES;
    if (entry.full) return;
    if (newest) entry.pieces = [piece];
    else entry.pieces.push(piece);
    entry.bytes = bytes;
    entry.added++;
    this.#kept.set(key, entry);
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}
