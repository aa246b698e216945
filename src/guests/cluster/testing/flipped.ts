// Bytes with one bit the other way round.

/** A copy. `bit`: counted from the first byte's lowest. */
export function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[bit >> 3] ^= 1 << (bit & 7);
  return changed;
}
