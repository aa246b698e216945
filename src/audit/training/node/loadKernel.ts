// Reads and compiles the kernel in Node.
import { readFile } from 'node:fs/promises';
import { type Kernel, type KernelBuild, supportedBuild } from '../wasm/kernel';
import { kernelFile } from './places';

/** The compiled kernel; null where WebAssembly has no SIMD. Throws when `npm run kernel` has not been run. */
export async function loadKernel(build: KernelBuild | null = supportedBuild()): Promise<Kernel | null> {
  if (build === null) return null;
  const file = build === 'relaxed' ? 'kernel-relaxed.wasm' : 'kernel.wasm';
  const bytes = await readFile(kernelFile(file));
  return { module: await WebAssembly.compile(bytes), build };
}
