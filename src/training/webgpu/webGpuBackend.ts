// The WebGPU backend: WGSL kernels inside tfjs, on its device and tensors. Loads tfjs: import it dynamically, in a worker,
// when there is an adapter (choose.ts).
import type { MemoryPlan, TrainingBackend } from '../backend';
import type { BlockResult, TrainingJob } from '../job';
import { Block } from './block';
import { GpuDevice } from './gpuDevice';
import { JobTensors } from './jobTensors';
import { orAborted } from './pacing';
import { planBlocks } from './plan';
import { directTiles, type Tiles } from './tiles';

class WebGpuBackend implements TrainingBackend {
  readonly name = 'webgpu';
  readonly description: string;
  private session: { shared: JobTensors; tiles: Tiles } | null = null;
  /** Blocks share the device, so they run one after the other. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly device: GpuDevice) {
    this.description = `WebGPU, ${device.description}`;
  }

  plan(job: TrainingJob): MemoryPlan {
    return planBlocks(job, this.device.limits);
  }

  trainBlock(
    signal: AbortSignal,
    job: TrainingJob,
    firstModel: number,
    models: number,
  ): Promise<BlockResult> {
    const run = this.last.then(() => {
      signal.throwIfAborted();
      return this.train(signal, job, firstModel, models);
    });
    // the next block runs whether this one succeeds or not
    this.last = run.catch(() => undefined);
    return orAborted(signal, run);
  }

  dispose(): void {
    this.session?.shared.dispose();
    this.session = null;
    this.device.dispose();
  }

  private open(job: TrainingJob): { shared: JobTensors; tiles: Tiles } {
    if (this.session?.shared.job === job) return this.session;
    this.plan(job);
    if (this.session) {
      this.session.shared.dispose();
      this.device.releaseBuffers();
    }
    this.session = { shared: new JobTensors(this.device, job), tiles: directTiles(job.model.classes) };
    return this.session;
  }

  private async train(
    signal: AbortSignal,
    job: TrainingJob,
    firstModel: number,
    models: number,
  ): Promise<BlockResult> {
    const { shared, tiles } = this.open(job);
    const block = new Block(this.device, shared, tiles, firstModel, models);
    try {
      return await block.train(signal);
    } finally {
      // what an abort left on its way to the device still uses the tensors
      await this.device.submit().catch(() => undefined);
      block.dispose();
    }
  }
}

/** Rejects when the adapter gives no device. One at a time per thread: tfjs has one current backend. */
export async function createWebGpuBackend(adapter: GPUAdapter): Promise<TrainingBackend> {
  return new WebGpuBackend(await GpuDevice.open(adapter));
}
