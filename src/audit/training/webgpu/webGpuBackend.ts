// The WebGPU backend: WGSL kernels inside tfjs. Import it dynamically, in a worker, when there is an adapter
// (choose.ts).

import { InputError } from '../../../base/numerics/errors';
import type { TrainingJob } from '../../canaries/job';
import { type MemoryPlan, type TrainingBackend, turns } from '../backend';
import { TrainingFault } from '../errors';
import { BACKEND } from '../sentences';
import { trainBlock } from './block';
import { deviceFault, type GpuDevice, openGpuDevice } from './gpuDevice';
import { type JobTensors, jobTensors } from './jobTensors';
import { orAborted } from './pacing';
import { ASSUMED_SPEED, planBlocks } from './plan';
import { measureSpeed } from './stepTime';
import { directTiles, type Tiles } from './tiles';
import { isWorthWarmUp, warmUpProducts } from './warmUp';

export interface TileOptions {
  /** Fixes tiles instead of measuring the device and choosing them; for tests and measurements. */
  tiles?: Partial<Tiles>;
  /** Passes over every row at any sampling rate; for measurements. */
  everyRow?: boolean;
  /** Measures the device and chooses tiles by a warm-up on any adapter and for any job; for tests. */
  alwaysWarmUp?: boolean;
}

export type WebGpuBackend = ReturnType<typeof backendOn>;

/** The backend on an open device. `speed` in floating-point operations per second. */
function backendOn(
  device: GpuDevice,
  { tiles: fixed, everyRow = false, alwaysWarmUp = false }: TileOptions,
  speed: number,
) {
  let session: { shared: JobTensors; tiles: Tiles } | null = null;
  /** Tiles that warm-ups chose, by the shape of the products and the sampling rate. */
  const chosen = new Map<string, Tiles>();
  // blocks share the device
  const inTurn = turns();
  const plan = (job: TrainingJob): MemoryPlan => planBlocks(job, device.limits, speed);

  async function chooseTiles(shared: JobTensors, models: number): Promise<Tiles> {
    const { model, data, optimizer, samplingRate } = shared.job;
    const direct = { ...directTiles(shared.job), ...(everyRow ? { sampled: null } : {}), ...fixed };
    if (fixed || (!alwaysWarmUp && (device.isFallback || !isWorthWarmUp(shared)))) return direct;
    const shape = JSON.stringify([model, data.rows, optimizer, samplingRate]);
    const tiles = chosen.get(shape) ?? (await warmUpProducts(device, shared, models, everyRow));
    chosen.set(shape, tiles);
    return tiles;
  }

  async function open(job: TrainingJob) {
    if (session?.shared.job === job) return session;
    const { blockModels } = plan(job);
    if (session) {
      session.shared.dispose();
      session = null;
      device.releaseBuffers();
    }
    const shared = jobTensors(device, job);
    // the session is kept from here on, so that a failure below does not leak its tensors; blocks wait until it has tiles
    session = { shared, tiles: directTiles(job) };
    session.tiles = await chooseTiles(shared, blockModels);
    return session;
  }

  return {
    name: 'webgpu' as const,
    description: BACKEND.webgpu({ adapter: device.adapter }),
    /** False once the device is lost or disposed. */
    get usable(): boolean {
      return device.usable;
    },
    plan,
    trainBlock(signal, job, firstModel, models) {
      const run = inTurn(() => {
        signal.throwIfAborted();
        return device
          .checked(async () => {
            const { shared, tiles } = await open(job);
            return trainBlock(signal, device, shared, tiles, firstModel, models);
          })
          .catch((error: unknown) => {
            if (signal.aborted || error instanceof TrainingFault || error instanceof InputError) throw error;
            throw deviceFault(error);
          });
      });
      return orAborted(signal, run);
    },
    dispose() {
      session?.shared.dispose();
      session = null;
      device.dispose();
    },
  } satisfies TrainingBackend & { usable: boolean };
}

/**
 * Opens a device, and measures it if it is a real one, which takes some tens of milliseconds. Only one backend per thread at a
 * time, because tfjs has one current backend.
 */
export async function createWebGpuBackend(
  adapter: GPUAdapter,
  options: TileOptions = {},
): Promise<WebGpuBackend> {
  const device = await openGpuDevice(adapter);
  try {
    const measured = options.alwaysWarmUp || !(options.tiles || device.isFallback);
    const speed = measured ? await device.checked(() => measureSpeed(device)) : ASSUMED_SPEED;
    return backendOn(device, options, speed);
  } catch (error) {
    device.dispose();
    throw error;
  }
}
