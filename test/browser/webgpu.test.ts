// The WebGPU backend in a browser's module worker: the conformance suite of all backends, and its own cases. On machines
// without a GPU the adapter is emulated, which is slow, so that fewer cases are tried there.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conformanceCases, DEFAULT_CONFORMANCE } from '../conformance/training/suite';
import { onlyInFull, size, thorough } from '../statistics/size';
import { type GpuPage, openGpuPage } from './harness/gpuPage';
import { webGpuCases } from './harness/webgpuCases';

const EMULATED = { ...DEFAULT_CONFORMANCE, jobs: size(1, 12), runs: 200 };

/**
 * Cases of the suite that npm test leaves out. The others run every kernel of the backend, so that an index that is off by one is found; an
 * emulated adapter needs most of its time to compile a shader for the first time.
 */
const IN_FULL = [
  'agrees with the reference on random linear heads',
  'agrees with the reference on random multilayer perceptrons',
  'agrees with the reference where every sampled row matters, at q = 0.0625',
  'stays finite on extreme jobs',
  'gives the same bits whatever the blocks',
  "has the reference's two worlds of network models, and its audit of them",
];

let gpu: GpuPage;
let options = EMULATED;

beforeAll(async () => {
  gpu = await openGpuPage();
  const { adapter, failure } = await gpu.ask({ kind: 'adapter' });
  if (failure) throw new Error(failure);
  console.info(adapter);
  if (!adapter.includes('emulated')) options = DEFAULT_CONFORMANCE;
});

afterAll(() => gpu?.close());

describe('conformance: webgpu', () => {
  for (const { name } of conformanceCases(EMULATED)) {
    it(name, async (itself) => {
      if (IN_FULL.includes(name)) onlyInFull(itself);
      expect((await gpu.ask({ kind: 'conformance', name, options })).failure).toBeNull();
    });
  }
});

describe('webgpu', () => {
  for (const { name } of webGpuCases.filter(({ large }) => thorough || !large)) {
    it(name, async () => {
      expect((await gpu.ask({ kind: 'own', name })).failure).toBeNull();
    });
  }

  it('never loads tfjs on the page itself', async () => {
    const loaded = await gpu.loaded();
    expect(loaded.some((name) => /webgpu-.*\.js$/.test(name))).toBe(true);
    expect(loaded.filter((name) => /webGpuBackend/.test(name))).toEqual([]);
  });

  it('causes no message of the browser or the device on the console', () => {
    // a device reports this when its worker ends during a request, which is no fault
    const ended = 'A valid external Instance reference no longer exists.';
    expect(gpu.complaints.filter((text) => text !== ended)).toEqual([]);
  });
});
