// Fetches and compiles the kernel in a browser or a browser's worker.

import { arrives, bytesOf } from '../../../base/liveness/arrival';
import { ARRIVAL } from '../../../base/liveness/sentences';
import { TrainingFault } from '../errors';
import { TRAINING } from '../sentences';
import { type Kernel, type KernelBuild, supportedBuild } from './kernel';

/** The compiled kernel; null where WebAssembly has no SIMD, so that the reference backend has to train. */
export async function loadKernel(build: KernelBuild | null = supportedBuild()): Promise<Kernel | null> {
  if (build === null) return null;
  // spelled out one by one, so that a bundler sees both files
  const url =
    build === 'relaxed'
      ? new URL('./kernel-relaxed.wasm', import.meta.url)
      : new URL('./kernel.wasm', import.meta.url);
  const bytes = await arrives({ what: ARRIVAL.kernel }, async (signal, heard) => {
    const response = await fetch(url, { signal });
    if (!response.ok) {
      throw new TrainingFault('data-missing', TRAINING.kernelNotLoaded({ status: response.status }));
    }
    return bytesOf(response, heard);
  });
  // not compileStreaming: it insists on a media type that simple file servers do not send
  return { module: await WebAssembly.compile(bytes), build };
}
