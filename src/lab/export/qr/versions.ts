// The sizes of QR codes at the lowest level of correction (ISO/IEC 18004, tables 9 and E.1).

/** Check words of one block, by version from 1 on. */
const CHECK_WORDS = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
/** Blocks of each version, from 1 on. */
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
  19, 19, 20, 21, 22, 24, 25,
];

export interface QrVersion {
  version: number;
  /** Number of modules of a side. */
  size: number;
  /** Words of data and check words together. */
  words: number;
  blocks: number;
  checkWords: number;
  /** Centres of the small squares, along either axis. */
  alignment: readonly number[];
}

/** Step of version 32, which breaks the rule of the others. */
const STEP_32 = 26;

function alignmentOf(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? STEP_32 : 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  const others = Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step);
  return [6, ...others.reverse()];
}

/** Modules that hold words and the few bits behind them. */
function dataModules(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  const count = Math.floor(version / 7) + 2;
  const withoutSquares = all - ((25 * count - 10) * count - 55);
  return version < 7 ? withoutSquares : withoutSquares - 36;
}

const VERSIONS: readonly QrVersion[] = BLOCKS.map((blocks, i) => {
  const version = i + 1;
  const size = 4 * version + 17;
  return {
    ...{ version, size, blocks, checkWords: CHECK_WORDS[i] as number },
    words: Math.floor(dataModules(version) / 8),
    alignment: alignmentOf(version, size),
  };
});

/** Bits before the bytes: the mode, and how many bytes there are. */
export const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** The smallest that holds so many bytes; null where none does. */
export function versionFor(bytes: number): QrVersion | null {
  const holds = ({ version, words, blocks, checkWords }: QrVersion) =>
    4 + lengthBits(version) + 8 * bytes <= 8 * (words - blocks * checkWords);
  return VERSIONS.find(holds) ?? null;
}
