// The time that one step of a job takes on a device, from which the device's speed follows.
import type { TrainingJob } from '../../canaries/job';
import { flopsPerModelStep } from '../memory';
import type { GpuDevice } from './gpuDevice';
import { type JobTensors, jobTensors } from './jobTensors';
import { makePass } from './modelPass';
import { parameterPlanes } from './plan';
import { directTiles, type Tiles } from './tiles';

const REPEATS = 3;
/**
 * Time that one measurement takes, about: longer than the steps of the clock and the delays of the driver, and shorter than a
 * reader notices.
 */
const MEASURED_MILLISECONDS = 10;

/** Milliseconds that `steps` recorded steps take: by the device's own clock, or with the time in which they are recorded and sent. */
type Clock = (device: GpuDevice, record: () => void) => Promise<number>;

const byDevice: Clock = (device, record) => device.timed(record);

const byPage: Clock = async (device, record) => {
  const started = performance.now();
  record();
  await device.submit();
  return performance.now() - started;
};

/** Milliseconds of one step: the median over some repeats, after a first step in which the kernels are compiled. */
export async function stepMilliseconds(
  device: GpuDevice,
  shared: JobTensors,
  models: number,
  tiles: Tiles,
  clock = byDevice,
): Promise<number> {
  const tensor = device.allocate(parameterPlanes(shared.job) * shared.layout.size * models);
  const pass = makePass(device, shared, { tensor, firstModel: 0, models }, tiles);
  const run = async (steps: number): Promise<number> => {
    const milliseconds = await clock(device, () => {
      for (let t = 0; t < steps; t++) pass.step(t);
    });
    return milliseconds / steps;
  };
  try {
    await run(1);
    const steps = Math.max(1, Math.min(64, Math.round(MEASURED_MILLISECONDS / (await run(1)))));
    const times = [];
    for (let i = 0; i < REPEATS; i++) times.push(await run(steps));
    return times.sort((a, b) => a - b)[Math.floor(REPEATS / 2)];
  } finally {
    pass.dispose();
    tensor.dispose();
  }
}

/** A job of the size that audits have; the numbers in it do not matter. */
function sampleJob(rows: number, models: number): TrainingJob {
  const inputs = 127;
  const classes = 8;
  return {
    data: {
      rows,
      columns: inputs,
      classes,
      features: new Float64Array(rows * inputs).fill(0.1),
      labels: new Uint16Array(rows),
    },
    model: { kind: 'linear', inputs, classes },
    optimizer: 'sgd',
    samplingRate: 1,
    noiseMultiplier: 1,
    clippingNorm: 1,
    learningRate: 0.1,
    steps: 1,
    checkpoints: [1],
    canary: { kind: 'none' },
    runsPerWorld: models / 2,
    seed: [0, 0],
    probes: [],
    test: null,
    accuracyModels: 0,
  };
}

/** Floating-point operations per second of whole steps with the direct tiles, with their noise and the time to record and send them. */
export async function measureSpeed(device: GpuDevice): Promise<number> {
  const rows = device.isFallback ? 16 : 512;
  const models = device.isFallback ? 16 : 1024;
  const job = sampleJob(rows, models);
  const shared = jobTensors(device, job);
  try {
    const milliseconds = await stepMilliseconds(device, shared, models, directTiles(job), byPage);
    return (1000 * models * flopsPerModelStep(job)) / Math.max(milliseconds, 1e-3);
  } finally {
    shared.dispose();
    device.releaseBuffers();
  }
}
