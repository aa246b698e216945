// The SIMD kernel's parts: memory, draws and normals.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernel } from '../node/loadKernel';
import { FIRST_FREE, instantiateKernel, type KernelExports, supportedBuild } from './kernel';
import { TASK_FIELDS } from './task';

let kernel: KernelExports;
beforeAll(async () => {
  kernel = instantiateKernel((await loadKernel('simd'))!);
  // the host owns the memory, which starts empty
  kernel.memory.grow(1);
});

describe('the SIMD kernel', () => {
  it('keeps its own data below the first free byte', async () => {
    const { memory } = instantiateKernel((await loadKernel('simd'))!);
    const bytes = new Uint8Array(memory.buffer);
    expect(bytes.subarray(0, FIRST_FREE).some((byte) => byte !== 0)).toBe(true);
    expect(bytes.subarray(FIRST_FREE - 512).some((byte) => byte !== 0)).toBe(false);
  });

  it('draws the published Philox4x32-10 blocks', () => {
    // kat_vectors of the Random123 distribution
    const answers = [
      [0, 0, 0, 0, 0, 0, 0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8],
      [...Array<number>(6).fill(0xffffffff), 0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
      [
        ...[0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0],
        ...[0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
      ],
    ];
    for (const [c0, c1, c2, c3, k0, k1, ...words] of answers) {
      kernel.philoxBlock(c0!, c1!, c2!, c3!, k0!, k1!, FIRST_FREE);
      expect([...new Uint32Array(kernel.memory.buffer, FIRST_FREE, 4)]).toEqual(words);
    }
  });

  it('makes normals to float32 accuracy, in both tails and near zero', () => {
    const radii = [
      0,
      1,
      2,
      1000,
      2 ** 20,
      2 ** 31,
      3_037_000_499,
      3_037_000_500,
      2 ** 32 - 1000,
      2 ** 32 - 2,
    ];
    for (let i = 0; i < 3000; i++) radii.push((i * 2654435761) >>> 0);
    radii.forEach((a, i) => {
      const b = (i * 40503 * 65537 + i) >>> 0;
      kernel.normalPair(a, b, FIRST_FREE);
      const given = new Float32Array(kernel.memory.buffer, FIRST_FREE, 4);
      const radius = Math.sqrt(-2 * Math.log1p(-(2 ** 32 - 1 - a) / 2 ** 32));
      const angle = (2 * Math.PI * b) / 2 ** 32;
      expect(Math.abs(given[0]! - radius * Math.cos(angle))).toBeLessThan(6e-7 * radius);
      expect(Math.abs(given[1]! - radius * Math.sin(angle))).toBeLessThan(6e-7 * radius);
      expect([given[2], given[3]]).toEqual([given[0], given[1]]);
    });
    kernel.normalPair(2 ** 32 - 1, 12345, FIRST_FREE);
    expect(Math.abs(new Float32Array(kernel.memory.buffer, FIRST_FREE, 1)[0]!)).toBe(0);
  });

  it('reads the task record in the order in which it is written', async () => {
    const source = await readFile(new URL('./assembly/task.ts', import.meta.url), 'utf8');
    const declared = [...source.matchAll(/^ {2}(\w+): (i32|u32|f32|usize) = 0;$/gm)].map(([, name, type]) => [
      name,
      type === 'usize' ? 'u32' : type,
    ]);
    expect(declared).toEqual(Object.entries(TASK_FIELDS));
  });

  it('is accepted by this engine', () => {
    expect(supportedBuild()).not.toBeNull();
  });
});
