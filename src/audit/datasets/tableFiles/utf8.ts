// Finds bytes that are not UTF-8 text. They are looked for here, because the decoder in use reports nothing and puts a
// replacement character in place of every letter that it cannot read.

/** Kinds of sequences: first and last lead byte, least and largest second byte, number of bytes (Unicode 16, table 3-7). */
const SEQUENCES: readonly (readonly [
  from: number,
  to: number,
  least: number,
  most: number,
  length: number,
])[] = [
  [0xc2, 0xdf, 0x80, 0xbf, 2],
  [0xe0, 0xe0, 0xa0, 0xbf, 3],
  [0xe1, 0xec, 0x80, 0xbf, 3],
  [0xed, 0xed, 0x80, 0x9f, 3],
  [0xee, 0xef, 0x80, 0xbf, 3],
  [0xf0, 0xf0, 0x90, 0xbf, 4],
  [0xf1, 0xf3, 0x80, 0xbf, 4],
  [0xf4, 0xf4, 0x80, 0x8f, 4],
];

/** Index of the first byte that begins no letter of UTF-8; -1 where all bytes are text. */
export function firstNotUtf8(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at];
    if (lead < 0x80) {
      at++;
      continue;
    }
    const sequence = SEQUENCES.find(([from, to]) => from <= lead && lead <= to);
    if (!sequence) return at;
    const [, , least, most, length] = sequence;
    // beyond the end a byte is undefined, which no comparison admits
    if (!(bytes[at + 1] >= least && bytes[at + 1] <= most)) return at;
    for (let k = 2; k < length; k++) if (!(bytes[at + k] >= 0x80 && bytes[at + k] <= 0xbf)) return at;
    at += length;
  }
  return -1;
}
