// The WebGPU backend: WGSL kernels inside tfjs, on its device and tensors. Loads tfjs: import it dynamically, in a worker,
// when there is an adapter (choose.ts).

import { InputError } from '../../../base/numerics/errors';
import type { BlockResult, TrainingJob } from '../../canaries/job';
import type { MemoryPlan, TrainingBackend } from '../backend';
import { TrainingFault } from '../errors';
import { Block } from './block';
import { deviceFault, GpuDevice } from './gpuDevice';
import { JobTensors } from './jobTensors';
import { orAborted } from './pacing';
import { ASSUMED_SPEED, planBlocks } from './plan';
import { measureSpeed } from './stepTime';
import { directTiles, type Tiles } from './tiles';
import { isWorthWarmUp, warmUp } from './warmUp';

export interface TileOptions {
  /** Fixes tiles instead of choosing them; for tests and measurements. */
  tiles?: Partial<Tiles>;
  /** Measures the device and chooses tiles by a warm-up on any adapter and for any job; for tests. */
  alwaysWarmUp?: boolean;
}

interface Session {
  shared: JobTensors;
  tiles: Tiles;
}

export class WebGpuBackend implements TrainingBackend {
  readonly name = 'webgpu';
  readonly description: string;
  private session: Session | null = null;
  /** Blocks share the device, so they run one after the other. */
  private last: Promise<unknown> = Promise.resolve();
  /** What warm-ups chose, by the shape of the products. */
  private readonly chosen = new Map<string, Tiles>();

  constructor(
    private readonly device: GpuDevice,
    private readonly options: TileOptions,
    private readonly speed: number,
  ) {
    this.description = `WebGPU, ${device.description}`;
  }

  /** False once the device is lost or disposed. */
  get usable(): boolean {
    return this.device.usable;
  }

  plan(job: TrainingJob): MemoryPlan {
    return planBlocks(job, this.device.limits, this.speed);
  }

  trainBlock(
    signal: AbortSignal,
    job: TrainingJob,
    firstModel: number,
    models: number,
  ): Promise<BlockResult> {
    const run = this.last.then(() => {
      signal.throwIfAborted();
      return this.device
        .checked(() => this.train(signal, job, firstModel, models))
        .catch((error: unknown) => {
          if (signal.aborted || error instanceof TrainingFault || error instanceof InputError) throw error;
          throw deviceFault(error);
        });
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

  private async open(job: TrainingJob): Promise<Session> {
    if (this.session?.shared.job === job) return this.session;
    const { blockModels } = this.plan(job);
    if (this.session) {
      this.session.shared.dispose();
      this.session = null;
      this.device.releaseBuffers();
    }
    const shared = new JobTensors(this.device, job);
    // kept from here on, so that a failure below does not leak it; its tiles are chosen before anyone sees it
    this.session = { shared, tiles: directTiles(job.model.classes) };
    this.session.tiles = await this.chooseTiles(shared, blockModels);
    return this.session;
  }

  private async chooseTiles(shared: JobTensors, models: number): Promise<Tiles> {
    const { model, data, optimizer } = shared.job;
    const { tiles: fixed, alwaysWarmUp = false } = this.options;
    const direct = { ...directTiles(model.classes), ...fixed };
    if (fixed) return direct;
    if (!alwaysWarmUp && (this.device.isFallback || !isWorthWarmUp(shared))) return direct;
    const shape = JSON.stringify([model, data.rows, optimizer]);
    const known = this.chosen.get(shape);
    if (known) return known;
    const tiles = await warmUp(this.device, shared, models);
    this.chosen.set(shape, tiles);
    return tiles;
  }

  private async train(
    signal: AbortSignal,
    job: TrainingJob,
    firstModel: number,
    models: number,
  ): Promise<BlockResult> {
    const { shared, tiles } = await this.open(job);
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

/**
 * Opens the device and, on a real one, measures its speed (some tens of milliseconds). Rejects when there is no device or
 * it fails at once. One at a time per thread: tfjs has one current backend.
 */
export async function createWebGpuBackend(
  adapter: GPUAdapter,
  options: TileOptions = {},
): Promise<WebGpuBackend> {
  const device = await GpuDevice.open(adapter);
  try {
    const measured = options.alwaysWarmUp || !device.isFallback;
    const speed = measured ? await device.checked(() => measureSpeed(device)) : ASSUMED_SPEED;
    return new WebGpuBackend(device, options, speed);
  } catch (error) {
    device.dispose();
    throw error;
  }
}
