import { describe, it } from 'vitest';
import { loadKernel } from '../node/loadKernel';
import { createReferenceBackend } from '../reference/referenceBackend';
import { createWasmBackend, kernelPath } from '../wasm/wasmBackend';
import { check } from './case';
import { randomJob, randomTable } from './jobs';
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

  it('agrees with the reference on a table of several tiles, blocks of features and groups of coins', async () => {
    const kernel = await kernelOrFail();
    const never = new AbortController().signal;
    const job = {
      ...randomJob(61, 'linear', false),
      data: randomTable(61, 150, 300, 3),
      model: { kind: 'linear', inputs: 300, classes: 3 } as const,
      canary: { kind: 'gradient', slot: 70, coordinate: 290 } as const,
      samplingRate: 0.4,
      noiseMultiplier: 0.5,
      clippingNorm: 0.3,
      probes: [new Float64Array(300).fill(0.1)],
      test: null,
    };
    const expected = await createReferenceBackend().trainBlock(never, job, 0, 4);
    for (const path of ['panel', 'rows'] as const) {
      const given = await createWasmBackend(kernel, { path }).trainBlock(never, job, 0, 4);
      compareBlocks(given, expected, 1e-4, path);
    }
  });
});
