import { describe, it } from 'vitest';
import { loadKernel } from '../node/loadKernel';
import { createWasmBackend, kernelPath } from '../wasm/wasmBackend';
import { check } from './case';
import { randomJob } from './jobs';
import { compareBlocks, conformanceCases } from './suite';

async function kernelOrFail() {
  const kernel = await loadKernel('simd');
  check(kernel !== null, 'this Node has no WebAssembly SIMD');
  return kernel;
}

describe('conformance: wasm', () => {
  for (const { name, run } of conformanceCases()) {
    it(name, async () => run(createWasmBackend(await kernelOrFail())));
  }

  it('gives the same on both paths of the kernel, at every sampling rate', async () => {
    const kernel = await kernelOrFail();
    const never = new AbortController().signal;
    for (let seed = 5000; seed < 5400; seed += 10) {
      const job = randomJob(seed, 'linear', false);
      const panel = await createWasmBackend(kernel, { path: 'panel' }).trainBlock(never, job, 0, 17);
      const rows = await createWasmBackend(kernel, { path: 'rows' }).trainBlock(never, job, 0, 17);
      compareBlocks(panel, rows, 2e-5, `job ${seed} (usually ${kernelPath(job)})`);
    }
  });
});
