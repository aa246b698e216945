// The WebAssembly backend in the suite that holds every backend, on both paths of its kernel.
import { describe, expect, it } from 'vitest';
import { check } from '../../../../test/conformance/training/case';
import { everyRowCases } from '../../../../test/conformance/training/everyRow';
import { randomJob, randomTable } from '../../../../test/conformance/training/jobs';
import { compareBlocks, conformanceCases } from '../../../../test/conformance/training/suite';
import type { TrainingJob } from '../../canaries/job';
import { loadKernel } from '../node/loadKernel';
import { createReferenceBackend } from '../reference/referenceBackend';
import { kernelPath } from './task';
import { createWasmBackend } from './wasmBackend';

const never = new AbortController().signal;

async function kernelOrFail() {
  const kernel = await loadKernel('simd');
  check(kernel !== null, 'this Node has no WebAssembly SIMD');
  return kernel;
}

/** A job of a linear head on a table, with a gradient canary in a slot and coordinate, and a probe with all features. */
function headOn(
  data: TrainingJob['data'],
  canary: readonly [slot: number, coordinate: number],
  change: Partial<TrainingJob>,
): TrainingJob {
  const { columns: inputs, classes } = data;
  const [slot, coordinate] = canary;
  return {
    ...randomJob(61, 'linear', false),
    data,
    model: { kind: 'linear', inputs, classes },
    canary: { kind: 'gradient', slot, coordinate },
    probes: [new Float64Array(inputs).fill(0.1)],
    test: null,
    ...change,
  };
}

describe('conformance: wasm', () => {
  for (const { name, run } of [...conformanceCases(), ...everyRowCases]) {
    it(name, async () => run(createWasmBackend(await kernelOrFail())));
  }

  it('gives the same on both paths of the kernel, at every sampling rate', async () => {
    const kernel = await kernelOrFail();
    for (let seed = 5000; seed < 5400; seed += 10) {
      const job = randomJob(seed, 'linear', false);
      const rows = await createWasmBackend(kernel, { path: 'rows' }).trainBlock(never, job, 0, 17);
      const panel = await createWasmBackend(kernel, { path: 'panel' }).trainBlock(never, job, 0, 17);
      compareBlocks(panel, rows, 2e-5, `job ${seed} (usually ${kernelPath(job)})`);
    }
  });

  it('agrees with the reference on a table of several tiles, blocks of features and groups of coins', async () => {
    const kernel = await kernelOrFail();
    const job = headOn(randomTable(61, 150, 300, 3), [70, 290], {
      samplingRate: 0.4,
      noiseMultiplier: 0.5,
      clippingNorm: 0.3,
    });
    const expected = await createReferenceBackend().trainBlock(never, job, 0, 4);
    for (const path of ['panel', 'rows'] as const) {
      const given = await createWasmBackend(kernel, { path }).trainBlock(never, job, 0, 4);
      compareBlocks(given, expected, 1e-4, path);
    }
  });

  it('agrees with the reference on a record canary in any of the kernel’s groups of coins', async () => {
    const kernel = await kernelOrFail();
    const data = randomTable(63, 150, 20, 3);
    const other = randomTable(64, 2, 20, 3);
    const record = (i: number) => ({
      // far from the other records, so that a wrong row changes the result
      features: other.features.subarray(20 * i, 20 * (i + 1)).map((value) => 5 * value),
      label: other.labels[i]!,
    });
    for (const slot of [63, 64, 130, 149]) {
      for (const samplingRate of [0.02, 0.4]) {
        const job: TrainingJob = {
          ...headOn(data, [0, 0], { samplingRate, noiseMultiplier: 0.1, steps: 8, checkpoints: [8] }),
          canary: { kind: 'record', slot, original: record(0), substitute: record(1) },
        };
        const expected = await createReferenceBackend().trainBlock(never, job, 0, 6);
        const given = await createWasmBackend(kernel, { path: 'rows' }).trainBlock(never, job, 0, 6);
        compareBlocks(given, expected, 1e-4, `slot ${slot}, q = ${samplingRate}`);
      }
    }
  });

  it('stays with the reference over hundreds of steps', async () => {
    const kernel = await kernelOrFail();
    const steps = 400;
    const job = headOn(randomTable(61, 60, 90, 4), [7, 29], {
      samplingRate: 1,
      noiseMultiplier: 1,
      clippingNorm: 1,
      learningRate: 0.5,
      steps,
      // the kernel is left and entered again between them
      checkpoints: [1, 100, steps],
    });
    const expected = await createReferenceBackend().trainBlock(never, job, 0, 4);
    const given = await createWasmBackend(kernel, { path: 'panel' }).trainBlock(never, job, 0, 4);
    compareBlocks(given, expected, 2e-5, 'panel');
  });
});

describe('the path through the kernel', () => {
  const linear = { kind: 'linear', inputs: 300, classes: 3 } as const;
  const job: TrainingJob = {
    ...randomJob(61, 'linear', false),
    data: randomTable(61, 100, 300, 3),
    model: linear,
    samplingRate: 1,
    steps: 100,
    runsPerWorld: 500,
  };

  it('trains linear heads side by side where most rows are sampled', () => {
    expect(kernelPath(job)).toBe('panel');
    expect(kernelPath({ ...job, samplingRate: 0.8 })).toBe('panel');
  });

  it('visits sampled rows alone where few rows are sampled', () => {
    expect(kernelPath({ ...job, samplingRate: 0.5 })).toBe('rows');
  });

  it('visits sampled rows alone for other models than a linear head with plain descent', () => {
    expect(kernelPath({ ...job, optimizer: 'adam' })).toBe('rows');
    expect(kernelPath({ ...job, model: { kind: 'mlp', inputs: 300, hidden: 4, classes: 3 } })).toBe('rows');
  });
});
