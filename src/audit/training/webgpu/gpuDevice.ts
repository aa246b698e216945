// One WebGPU device with tfjs running on it, and the only file that sets tfjs up.

import { WebGPUBackend } from '@tensorflow/tfjs-backend-webgpu/dist/webgpu';
import { engine, env, registerBackend, removeBackend, setBackend, type Tensor } from '@tensorflow/tfjs-core';
import { arrives, NeverArrived } from '../../../base/liveness/arrival';
import { ARRIVAL } from '../../../base/liveness/sentences';
import { asSentence } from '../../../base/sentences/plain';
import { TrainingFault } from '../errors';
import { TRAINING } from '../sentences';
import { adapterName, isFallback } from './adapter';
import { CLOCK, deviceClock } from './deviceClock';

const BACKEND = 'webgpu';

/** Limits that are raised to the adapter's own, because tfjs and the larger tiles can use them. */
const WANTED_LIMITS = [
  'maxStorageBufferBindingSize',
  'maxBufferSize',
  'maxComputeWorkgroupStorageSize',
  'maxComputeInvocationsPerWorkgroup',
  'maxComputeWorkgroupSizeX',
  'maxComputeWorkgroupsPerDimension',
] as const;

/** Seconds within which a device must answer. Compiling the first kernels on a slow adapter takes some of them. */
const ANSWER_LIMIT = 40;

/** Longest time in milliseconds between a lost device's first rejection and the browser's report of the loss. */
const LOSS_REPORT_LIMIT = 3000;

const ERROR_FILTERS = ['validation', 'out-of-memory', 'internal'] as const;

/** The fault for an error that a browser or tfjs throws, for instance when the card refuses a buffer. */
export function deviceFault(error: unknown): TrainingFault {
  return new TrainingFault('backend-failed', TRAINING.deviceFailed({ why: asSentence(error) }));
}

export type GpuDevice = Awaited<ReturnType<typeof openGpuDevice>>;

/** Opens a device, which takes the place of an earlier one in tfjs. One that does not answer in {@link ANSWER_LIMIT} counts as lost. */
export async function openGpuDevice(adapter: GPUAdapter) {
  const requiredLimits = Object.fromEntries(WANTED_LIMITS.map((name) => [name, adapter.limits[name]]));
  const clocked = adapter.features.has(CLOCK);
  const device = await adapter.requestDevice({ requiredLimits, requiredFeatures: clocked ? [CLOCK] : [] });
  const backend = new WebGPUBackend(device, adapter.info);
  if (engine().registryFactory[BACKEND]) removeBackend(BACKEND);
  registerBackend(BACKEND, () => backend);
  await setBackend(BACKEND);
  // submits are paced by time here (pacing.ts), not by tfjs's count of dispatches
  env().set('WEBGPU_DEFERRED_SUBMIT_BATCH_SIZE', 4096);

  let gone = false;
  let disposed = false;
  /** Rejects with a TrainingFault when the device goes away without having been disposed; never resolves. */
  const lost = new Promise<never>((_, reject) => {
    device.lost.then(({ message, reason }) => {
      gone = true;
      const why = (message || reason).replace(/\.$/, '');
      if (!disposed) reject(new TrainingFault('device-lost', TRAINING.deviceLost({ why })));
    });
  });
  // the code that races this promise handles the rejection, but there may be none
  lost.catch(() => undefined);

  /** Resolves with the device's answer. Rejects with a TrainingFault when the device is lost or never answers. */
  const answered = <T>(answer: Promise<T>): Promise<T> => {
    const asked = () => Promise.race([answer, lost]);
    return arrives({ what: ARRIVAL.deviceAnswer, limit: ANSWER_LIMIT }, asked).catch(
      async (error: unknown) => {
        if (error instanceof TrainingFault) throw error;
        if (error instanceof NeverArrived) {
          gone = true;
          throw new TrainingFault('device-lost', TRAINING.deviceSilent({ late: error.sentence }));
        }
        // a device that is lost rejects its work first, and the browser reports the loss a moment later
        await Promise.race([lost, new Promise((resolve) => setTimeout(resolve, LOSS_REPORT_LIMIT))]);
        throw deviceFault(error);
      },
    );
  };

  const handOver = () => {
    backend.ensureCommandEncoderReady();
    backend.endComputePassEncoder();
    backend.submitQueue();
  };

  /**
   * Starts to collect errors, and returns a function that rejects with a TrainingFault if the device has reported one since.
   * This function has to be called once, and those of several calls in reverse order. The errors, such as a lack of memory, have to
   * be looked for, because they stop nothing by themselves and leave wrong numbers.
   */
  const collectErrors = () => {
    for (const filter of ERROR_FILTERS) device.pushErrorScope(filter);
    return async (): Promise<void> => {
      const errors = ERROR_FILTERS.map(() => device.popErrorScope().catch(() => null));
      for (const error of await answered(Promise.all(errors))) {
        if (error) throw deviceFault(error.message);
      }
    };
  };

  /** Milliseconds that recorded work takes: by the device's own clock where it has one, else by the page's. */
  async function timed(record: () => void): Promise<number> {
    handOver();
    await answered(device.queue.onSubmittedWorkDone());
    const clock = clocked ? deviceClock(device) : null;
    const started = performance.now();
    try {
      clock?.begin();
      record();
      handOver();
      clock?.end();
      await answered(device.queue.onSubmittedWorkDone());
      const passed = performance.now() - started;
      const told = clock ? await answered(clock.milliseconds()) : 0;
      // a device may note no times
      return told > 0 && told < passed ? told : passed;
    } finally {
      clock?.dispose();
    }
  }

  return {
    isFallback: isFallback(adapter),
    adapter: adapterName(adapter),
    limits: device.limits,
    /** Whether the device is neither lost nor disposed. */
    get usable(): boolean {
      return !gone && !disposed;
    },
    upload: (values: Float32Array): Tensor =>
      engine().makeTensor(values, [values.length], 'float32', backend),
    /** A device tensor whose contents are undefined: tfjs reuses buffers without clearing them. */
    allocate: (length: number): Tensor =>
      engine().makeTensorFromTensorInfo(backend.makeTensorInfo([length], 'float32'), backend),
    read: async (tensor: Tensor) => (await answered(tensor.data())) as Float32Array,
    /** Resolves when everything recorded so far is done. */
    submit(): Promise<void> {
      handOver();
      return answered(device.queue.onSubmittedWorkDone());
    },
    collectErrors,
    /** Does the work. Rejects with a TrainingFault when the device reported an error meanwhile. */
    async checked<T>(work: () => Promise<T>): Promise<T> {
      const errors = collectErrors();
      let result: T;
      try {
        result = await work();
      } catch (error) {
        errors().catch(() => undefined);
        throw error;
      }
      await errors();
      return result;
    },
    timed,
    /** Frees the buffers that tfjs keeps for reuse. Call it only when no tensor is in use. */
    releaseBuffers: () => backend.bufferManager.dispose(),
    dispose(): void {
      if (disposed) return;
      disposed = true;
      if (engine().backendName === BACKEND) removeBackend(BACKEND);
      device.destroy();
    },
  };
}
