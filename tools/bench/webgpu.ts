// npx tsx tools/bench/webgpu.ts: prints how fast the WebGPU backend trains on this machine's adapter. Numbers of an emulated adapter say
// nothing about a GPU.
import { openGpuPage } from '../../test/browser/harness/gpuPage';
import { OPTIMISED_AS_USUAL } from '../../test/browser/site';
import { gpuLines } from './trainingText';

export async function* webGpuReport(): AsyncGenerator<string> {
  const gpu = await openGpuPage([OPTIMISED_AS_USUAL]);
  try {
    const { adapter, failure, bench } = await gpu.ask({ kind: 'bench' });
    if (failure || !bench) throw new Error(failure ?? 'nothing was measured');
    yield* gpuLines(adapter, bench);
  } finally {
    await gpu.close();
  }
}

if (process.argv[1]?.endsWith('webgpu.ts')) {
  for await (const line of webGpuReport()) console.info(line);
}
