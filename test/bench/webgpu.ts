// Prints how fast the WebGPU backend trains on this machine's adapter: npx tsx test/bench/webgpu.ts
// Numbers of an emulated adapter say nothing about a GPU.
import { openGpuPage } from '../browser/harness/gpuPage';

const gpu = await openGpuPage();
try {
  const { adapter, failure, measurements } = await gpu.ask({ kind: 'bench' });
  if (failure) throw new Error(failure);
  console.info(adapter);
  for (const { what, models, steps, milliseconds, gigaflops } of measurements) {
    const rate = `${gigaflops.toFixed(1)} GFLOP/s`.padStart(18);
    console.info(
      `${what.padEnd(32)} ${models} models, ${steps} steps: ${milliseconds.toFixed(1)} ms ${rate}`,
    );
  }
} finally {
  await gpu.close();
}
