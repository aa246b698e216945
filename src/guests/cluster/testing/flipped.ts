// Bytes with one bit flipped, for tests of damaged files.

/** A copy of the bytes with one bit flipped. `bit` is counted from the lowest bit of the first byte. */
export function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[bit >> 3] ^= 1 << (bit & 7);
  return changed;
}
