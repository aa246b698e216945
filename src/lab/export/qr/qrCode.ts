// A text as a QR code (ISO/IEC 18004): bytes of UTF-8, at the lowest level of correction, in the smallest version. Pure.
import { checkWords, generator } from './reedSolomon';
import { lengthBits, type QrVersion, versionFor } from './versions';

/** Rows of modules, where true is dark. */
export type QrModules = readonly (readonly boolean[])[];

/** Words of data, filled up. */
function dataWords(bytes: Uint8Array, { version, words, blocks, checkWords }: QrVersion): Uint8Array {
  const data = new Uint8Array(words - blocks * checkWords);
  let at = 0;
  const put = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit--, at++) {
      if ((value >> bit) & 1) data[at >> 3] = (data[at >> 3] as number) | (128 >> (at & 7));
    }
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  // an end of up to four zeros, and then two words in turn
  const end = Math.ceil(Math.min(at + 4, 8 * data.length) / 8);
  for (let i = end; i < data.length; i++) data[i] = (i - end) % 2 === 0 ? 0xec : 0x11;
  return data;
}

/** Words of all blocks in turn, and then their check words. */
function interleaved(data: Uint8Array, { words, blocks, checkWords: count }: QrVersion): number[] {
  const short = Math.floor(words / blocks) - count;
  const shortBlocks = blocks - (words % blocks);
  const divisor = generator(count);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const own = data.subarray(from, from + short + (i < shortBlocks ? 0 : 1));
    from += own.length;
    return { own, check: checkWords(own, divisor) };
  });
  const inTurn = (length: number, of: (part: (typeof parts)[number]) => Uint8Array) =>
    Array.from({ length }, (_, i) => parts.flatMap((part) => of(part)[i] ?? [])).flat();
  return [...inTurn(short + 1, ({ own }) => own), ...inTurn(count, ({ check }) => check)];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The remainder of a binary polynomial. */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit--) if ((rest >>> bit) & 1) rest ^= divisor << (bit - degree);
  return rest;
}

const LOWEST_LEVEL = 0b01;
/** Fifteen bits that name level and mask. */
export const formatBits = (mask: number): number => {
  const data = (LOWEST_LEVEL << 3) | mask;
  return ((data << 10) | remainder(data, 0x537, 10)) ^ 0x5412;
};
/** Eighteen bits that name the version, from 7 on. */
export const versionBits = (version: number): number => (version << 12) | remainder(version, 0x1f25, 12);

class Drawing {
  readonly dark: boolean[][];
  /** Modules that no word and no mask touches. */
  readonly fixed: boolean[][];

  constructor(private readonly of: QrVersion) {
    const rows = () => Array.from({ length: of.size }, () => new Array<boolean>(of.size).fill(false));
    this.dark = rows();
    this.fixed = rows();
    this.#patterns();
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.of.size || y >= this.of.size) return;
    (this.dark[y] as boolean[])[x] = dark;
    (this.fixed[y] as boolean[])[x] = true;
  }

  #square(x: number, y: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        this.#set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  #patterns(): void {
    const { size, alignment, version } = this.of;
    for (let i = 0; i < size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    const last = size - 4;
    for (const [x, y] of [
      [3, 3],
      [last, 3],
      [3, last],
    ] as const)
      this.#square(x, y, 4, [2, 4]);
    for (const x of alignment)
      for (const y of alignment) {
        // three of them would cover the large squares
        const isCorner = (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7);
        if (!isCorner) this.#square(x, y, 2, [1]);
      }
    this.format(0);
    if (version < 7) return;
    for (let i = 0; i < 18; i++) {
      const dark = ((versionBits(version) >> i) & 1) === 1;
      const [long, short] = [size - 11 + (i % 3), Math.floor(i / 3)];
      this.#set(long, short, dark);
      this.#set(short, long, dark);
    }
  }

  format(mask: number): void {
    const { size } = this.of;
    const bits = formatBits(mask);
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 15; i++) {
      const along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
      // first copy, around the square at the top left
      if (i < 8) this.#set(8, along, bit(i));
      else this.#set(i === 8 ? 7 : along, 8, bit(i));
      // second copy, beside the two other squares
      if (i < 8) this.#set(size - 1 - i, 8, bit(i));
      else this.#set(8, size - 15 + i, bit(i));
    }
    this.#set(8, size - 8, true);
  }

  /** Fills the words in, in pairs of columns from the right, up and down in turn. */
  words(words: readonly number[]): void {
    const { size } = this.of;
    let at = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let i = 0; i < size; i++)
        for (const x of [right, right - 1]) {
          const isUpward = ((right + 1) & 2) === 0;
          const y = isUpward ? size - 1 - i : i;
          if (this.fixed[y]?.[x] || at >= 8 * words.length) continue;
          const word = words[at >> 3] as number;
          (this.dark[y] as boolean[])[x] = ((word >> (7 - (at & 7))) & 1) === 1;
          at++;
        }
    }
  }

  masked(mask: number): boolean[][] {
    const flips = MASKS[mask] as (typeof MASKS)[number];
    this.format(mask);
    return this.dark.map((row, y) => row.map((dark, x) => dark !== (!this.fixed[y]?.[x] && flips(x, y))));
  }
}

/** What makes a code hard to read: runs and blocks of one colour, and what looks like a large square. */
function penalty(modules: QrModules): number {
  const size = modules.length;
  let sum = 0;
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  for (const lines of [modules, columns])
    for (const line of lines) {
      const text = line.map((dark) => (dark ? '1' : '0')).join('');
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
      sum += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
    }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const [above, row] = [modules[y - 1] as readonly boolean[], modules[y] as readonly boolean[]];
      if (row[x] === row[x - 1] && row[x] === above[x] && row[x] === above[x - 1]) sum += 3;
    }
  const dark = modules.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** Null for a text of more than 2,953 bytes, which no code holds. */
export function qrCode(text: string): QrModules | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const drawing = new Drawing(version);
  drawing.words(interleaved(dataWords(bytes, version), version));
  const all = MASKS.map((_, mask) => drawing.masked(mask));
  const penalties = all.map(penalty);
  return all[penalties.indexOf(Math.min(...penalties))] ?? null;
}
