// The generator Philox4x32-10, at its published blocks.
import { describe, expect, it } from 'vitest';
import { philoxBlock } from './philox';

/** [counter, key, block]: the philox4x32 10 lines of kat_vectors in the Random123 distribution. */
const KNOWN_ANSWERS: [number[], number[], number[]][] = [
  [
    [0, 0, 0, 0],
    [0, 0],
    [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8],
  ],
  [
    [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
    [0xffffffff, 0xffffffff],
    [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
  ],
  [
    [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
    [0xa4093822, 0x299f31d0],
    [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
  ],
];

describe('philoxBlock', () => {
  it.each(KNOWN_ANSWERS)('gives the published block for counter %j and key %j', (counter, key, block) => {
    const out = new Uint32Array(4);
    philoxBlock(counter[0]!, counter[1]!, counter[2]!, counter[3]!, key[0]!, key[1]!, out);
    expect([...out]).toEqual(block);
  });

  it('multiplies like 64-bit arithmetic does, over many counters', () => {
    const out = new Uint32Array(4);
    for (let i = 0; i < 500; i++) {
      const c = [i * 2654435761, i * 40503 + 7, i ^ 0xdeadbeef, 0xffffffff - i].map((x) => x >>> 0);
      const k = [(i * 97) >>> 0, (i * 0x1000193) >>> 0];
      philoxBlock(c[0]!, c[1]!, c[2]!, c[3]!, k[0]!, k[1]!, out);
      expect([...out]).toEqual(bigIntPhilox(c.map(BigInt), k.map(BigInt)));
    }
  });
});

/** The same function in exact integers, written from the paper's round function. */
function bigIntPhilox(counter: bigint[], key: bigint[]): number[] {
  const word = 0xffffffffn;
  let [a, b, c, d] = counter as [bigint, bigint, bigint, bigint];
  let [k0, k1] = key as [bigint, bigint];
  for (let round = 0; round < 10; round++) {
    const left = a * 0xd2511f53n;
    const right = c * 0xcd9e8d57n;
    [a, b, c, d] = [(right >> 32n) ^ b ^ k0, right & word, (left >> 32n) ^ d ^ k1, left & word];
    k0 = (k0 + 0x9e3779b9n) & word;
    k1 = (k1 + 0xbb67ae85n) & word;
  }
  return [a, b, c, d].map(Number);
}
