// A code is read again by a reader of its own: format, mask, words in their order, and check words that leave nothing over.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBits, type QrModules, qrCode, versionBits } from './qrCode';
import { checkWords, generator } from './reedSolomon';

/** The table of the standard, mask by mask, at the lowest level. */
const FORMATS = [
  '111011111000100',
  '111001011110011',
  '111110110101010',
  '111100010011101',
  '110011000101111',
  '110001100011000',
  '110110001000001',
  '110100101110110',
];

test('the standard’s own numbers', () => {
  expect(FORMATS.map((_, mask) => formatBits(mask).toString(2).padStart(15, '0'))).toEqual(FORMATS);
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  expect(versionBits(40).toString(2).padStart(18, '0')).toBe('101000110001101001');
  // the generator for seven check words, as powers of two: 87, 229, 146, 149, 238, 102, 21
  expect([...generator(7)]).toEqual([127, 122, 154, 164, 11, 68, 117]);
});

const FLIPS: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** The standard's centres of small squares, blocks and check words, for the versions that are tried. */
const KNOWN: Readonly<Record<number, { centres: number[]; blocks: number; check: number }>> = {
  1: { centres: [], blocks: 1, check: 7 },
  2: { centres: [6, 18], blocks: 1, check: 10 },
  6: { centres: [6, 34], blocks: 2, check: 18 },
  7: { centres: [6, 22, 38], blocks: 2, check: 20 },
  10: { centres: [6, 28, 50], blocks: 4, check: 18 },
  14: { centres: [6, 26, 46, 66], blocks: 4, check: 30 },
  20: { centres: [6, 34, 62, 90], blocks: 8, check: 28 },
  32: { centres: [6, 34, 60, 86, 112, 138], blocks: 17, check: 30 },
  40: { centres: [6, 30, 58, 86, 114, 142, 170], blocks: 25, check: 30 },
};

function read(modules: QrModules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const known = KNOWN[version];
  if (!known) throw new Error(`Version ${version} is not tried.`);
  const at = (row: number, column: number) => modules[row]?.[column] === true;
  // the second copy of the format: up the column beside the lower square, then along the row
  const second = [
    ...Array.from({ length: 7 }, (_, i) => at(size - 1 - i, 8)),
    ...Array.from({ length: 8 }, (_, i) => at(8, size - 8 + i)),
  ];
  const first = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column)),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => at(row, 8)),
  ];
  expect(first).toEqual(second);
  const mask = FORMATS.indexOf(first.map(Number).join(''));
  const isSquare = (row: number, column: number) =>
    known.centres.some((y) =>
      known.centres.some((x) => {
        const inCorner = (y < 8 && x < 8) || (y < 8 && x > size - 9) || (y > size - 9 && x < 8);
        return !inCorner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
      }),
    );
  const isOfPatterns = (row: number, column: number) =>
    row === 6 ||
    column === 6 ||
    (row < 9 && (column < 9 || column > size - 9)) ||
    (row > size - 9 && column < 9) ||
    (version >= 7 && ((row < 6 && column > size - 12) || (column < 6 && row > size - 12))) ||
    isSquare(row, column);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1])
        if (!isOfPatterns(row, column)) bits.push(Number(at(row, column) !== FLIPS[mask]?.(row, column)));
    }
    up = !up;
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  const { blocks, check } = known;
  const lengths = Array.from(
    { length: blocks },
    (_, i) => Math.floor(words.length / blocks) - check + (i < blocks - (words.length % blocks) ? 0 : 1),
  );
  const parts: number[][] = lengths.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...lengths); i++)
    for (const [b, length] of lengths.entries()) if (i < length) parts[b]?.push(words[next++] as number);
  const whole = parts.map((part) => [...part]);
  for (let i = 0; i < check; i++) for (const part of whole) part.push(words[next++] as number);
  // a block with its check words is a multiple of the generator
  for (const part of whole)
    expect([...checkWords(Uint8Array.from(part), generator(check))]).toEqual(new Array(check).fill(0));
  const text = parts
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  expect(text.slice(0, 4)).toBe('0100');
  const long = version < 10 ? 8 : 16;
  const count = Number.parseInt(text.slice(4, 4 + long), 2);
  const bytes = Array.from({ length: count }, (_, i) =>
    Number.parseInt(text.slice(4 + long + 8 * i, 12 + long + 8 * i), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** The longest text of each version that is tried (the standard's table 7, bytes at the lowest level). */
const LONGEST = { 1: 17, 2: 32, 6: 134, 7: 154, 10: 271, 14: 458, 20: 858, 32: 1952, 40: 2953 };

describe.each(Object.entries(LONGEST))('version %s', (version, longest) => {
  test('holds what the standard says, and is read again', () => {
    const text = `https://lab.example/?page=calculator&form=${'q=0.01;'.repeat(500)}`.slice(0, longest);
    const modules = qrCode(text) as QrModules;
    expect(modules.length).toBe(4 * Number(version) + 17);
    expect(read(modules)).toBe(text);
    expect(qrCode(`${text}x`)?.length ?? 999).toBeGreaterThan(modules.length);
  });
});

test('any text is read again, and one of too many bytes has none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 4 }), (text) => {
      const modules = qrCode(text) as QrModules;
      if (modules.length <= 25) expect(read(modules)).toBe(text);
    }),
  );
  expect(qrCode('x'.repeat(2954))).toBeNull();
});
