// One WebGPU device for one-run trainings. Import it dynamically, in a worker, when there is an adapter
// (choose.ts).
import { openGpuDevice } from '../../../audit/training/webgpu/gpuDevice';
import { directTiles } from '../../../audit/training/webgpu/tiles';
import type { ProductTile } from '../../../audit/training/webgpu/wgsl/productTile';
import type { OneRunDevice } from '../device';
import { webGpuNetworkTraining } from './network/training';

/** Memory shared within a workgroup, within what every adapter has. An emulated one takes a second to compile it. */
const SHARED: ProductTile = { vectors: 2, columns: 4, lanesX: 16, lanesY: 8, depth: 16 };

export interface OpenOneRunDevice extends OneRunDevice {
  readonly usable: boolean;
  dispose(): void;
}

export interface ForTests {
  /** Of all products; the order of summation is the same for every one. */
  tile?: ProductTile;
  /** Rows of a network that are computed at once, at most. */
  mostRows?: number;
}

/** `answerLimit`: seconds. */
export async function openOneRunDevice(
  adapter: GPUAdapter,
  answerLimit: number,
  { tile, mostRows }: ForTests = {},
): Promise<OpenOneRunDevice> {
  const device = await openGpuDevice(adapter, answerLimit);
  const chosen = tile ?? (device.isFallback ? directTiles(1).product : SHARED);
  let current: { dispose(): void } | null = null;
  const release = () => {
    if (current === null) return;
    current.dispose();
    current = null;
    if (!device.usable) return;
    // what is recorded still needs its buffers
    device.handOver();
    device.releaseBuffers();
  };
  return {
    description: device.description,
    get usable() {
      return device.usable;
    },
    train(task) {
      release();
      const training = webGpuNetworkTraining(task, device, chosen, mostRows);
      current = training;
      return training;
    },
    release,
    dispose() {
      current = null;
      device.dispose();
    },
  };
}
