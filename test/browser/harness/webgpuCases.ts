// Cases for the WebGPU backend alone: every kernel path and tile compared with the reference, whichever the adapter would choose; the
// precision of the normals; a lost device; and the refusal of a software adapter. Each case opens the backend that it needs.

import type { BlockResult, TrainingJob } from '../../../src/audit/canaries/job';
import type { TrainingBackend } from '../../../src/audit/training/backend';
import { namedError } from '../../../src/audit/training/errors';
import { createReferenceBackend } from '../../../src/audit/training/reference/referenceBackend';
import { NO_GPU } from '../../../src/audit/training/sentences';
import { onThisThread, trainModels } from '../../../src/audit/training/train';
import { chooseWebGpu } from '../../../src/audit/training/webgpu/choose';
import { CLOCK, deviceClock } from '../../../src/audit/training/webgpu/deviceClock';
import {
  candidateTiles,
  rolesOf,
  sampledCandidates,
  sampledTiles,
  type TileRole,
  type Tiles,
} from '../../../src/audit/training/webgpu/tiles';
import type { TileOptions } from '../../../src/audit/training/webgpu/webGpuBackend';
import type { ProductTile } from '../../../src/audit/training/webgpu/wgsl/productTile';
import { english } from '../../../src/base/sentences/sentence';
import { check } from '../../conformance/training/case';
import { coinJob, noiseJob, randomJob, randomTable } from '../../conformance/training/jobs';
import { sampledJobs } from '../../conformance/training/sampledRows';
import { compareBlocks } from '../../conformance/training/suite';
import { openWebGpuBackend } from './openWebGpuBackend';

export interface WebGpuCase {
  name: string;
  run(): Promise<void>;
  /** Whether the case takes too long on an emulated adapter to run for every change. */
  large?: boolean;
}

const never = new AbortController().signal;
const TOLERANCE = 2e-5;
/** Tolerance on a card for two kernels that add the same numbers in the same order, since its compiler may fuse some of the additions. */
const SAME_ORDER = 2e-6;
export const webGpuCases: readonly WebGpuCase[] = [
  { name: 'agrees where the classes are too many for the fused kernel', run: manyClasses, large: true },
  {
    name: 'gives the same numbers over the sampled rows as over every row',
    run: sampledRowsAreThose,
    large: true,
  },
  {
    name: 'agrees with every tile of passes over the sampled rows',
    run: sampledTilesAgree,
    large: true,
  },
  { name: 'draws every normal to float32 rounding', run: normalsArePrecise },
  {
    name: 'agrees with a tile of either kind, of residuals, product and update',
    run: eitherTile,
    large: true,
  },
  { name: 'agrees with every tile', run: everyTile, large: true },
  {
    name: 'agrees after a warm-up has chosen the tiles, where none has room to share memory',
    run: warmUpChoosesNarrowly,
    large: true,
  },
  { name: 'agrees after a warm-up has chosen the tiles', run: warmUpChooses, large: true },
  {
    name: 'trains more models than one dimension of a dispatch holds, where that is narrow',
    run: foldsNarrowly,
  },
  { name: 'trains more models than one dimension of a dispatch holds', run: foldsDispatches, large: true },
  { name: 'times work by the device’s own clock, where it has one', run: clockTells },
  {
    name: 'names a failure of the device instead of giving wrong numbers',
    run: deviceFails,
    large: true,
  },
  {
    name: 'leaves what a full card has no room for to the next backend',
    run: () => fullCard((count) => count < 60 && count % 13 === 0),
    large: true,
  },
  {
    name: 'leaves it to the next backend whichever buffer has no room',
    run: () => fullCard(() => true),
    large: true,
  },
  { name: 'names a lost device and does not hang', run: lostDevice },
  { name: 'refuses a software adapter unless told otherwise, without loading tfjs', run: refusesSoftware },
];

async function withBackend(
  options: TileOptions,
  use: (backend: TrainingBackend) => Promise<void>,
): Promise<void> {
  const backend = await openWebGpuBackend({ allowFallback: true, ...options });
  try {
    await use(backend);
  } finally {
    backend.dispose();
  }
}

async function agrees(backend: TrainingBackend, job: TrainingJob, what: string): Promise<void> {
  const given = await backend.trainBlock(never, job, 3, 21);
  const expected = await createReferenceBackend().trainBlock(never, job, 3, 21);
  compareBlocks(given, expected, TOLERANCE, what);
}

/** A job of some twenty rows with six features, a record canary, and half of the rows sampled. */
function jobOfClasses(seed: number, classes: number): TrainingJob {
  const inputs = 6;
  const other = randomTable(seed + 2, 2, inputs, classes);
  return {
    ...randomJob(seed, 'linear', false),
    data: randomTable(seed, 21, inputs, classes),
    model: { kind: 'linear', inputs, classes },
    canary: {
      kind: 'record',
      slot: 5,
      original: { features: other.features.subarray(0, inputs), label: other.labels[0]! },
      substitute: { features: other.features.subarray(inputs), label: other.labels[1]! },
    },
    samplingRate: 0.5,
    noiseMultiplier: 0.5,
    steps: 4,
    checkpoints: [1, 4],
    probes: [other.features.subarray(0, inputs)],
    test: randomTable(seed + 1, 9, inputs, classes),
  };
}

function manyClasses(): Promise<void> {
  return withBackend({}, async (backend) => {
    for (const classes of [16, 17, 40])
      await agrees(backend, jobOfClasses(classes, classes), `${classes} classes`);
  });
}

/** Checks that passes over the sampled rows leave nothing out and change no order of summation: numbers are those of masks over every row. */
async function sampledRowsAreThose(): Promise<void> {
  const jobs = [1 / 4, 1 / 16, 1 / 1000].flatMap(sampledJobs);
  const train = async (tiles: Partial<Tiles>): Promise<BlockResult[]> => {
    const results: BlockResult[] = [];
    await withBackend({ tiles }, async (backend) => {
      for (const job of jobs) results.push(await backend.trainBlock(never, job, 3, 21));
    });
    return results;
  };
  const every = await train({ sampled: null });
  const sampled = await train({});
  const adapter = await navigator.gpu.requestAdapter();
  const tolerance = adapter?.info.isFallbackAdapter ? 0 : SAME_ORDER;
  jobs.forEach(({ model, samplingRate }, i) => {
    const what = `${model.kind} of ${model.classes} classes at q = ${samplingRate}`;
    compareBlocks(sampled[i]!, every[i]!, tolerance, what);
  });
}

/** Compares every tile of passes over the sampled rows with the reference, for few classes, many, and a perceptron. */
async function sampledTilesAgree(): Promise<void> {
  for (const job of sampledJobs(1 / 4)) {
    const direct = sampledTiles(job);
    for (const role of rolesOf(job.model.kind, job.model.classes)) {
      for (const tile of sampledCandidates(role, job)) {
        await withBackend({ tiles: { sampled: { ...direct, [role]: tile } } }, (backend) =>
          agrees(backend, job, `${job.model.classes} classes, ${role} ${JSON.stringify(tile)}`),
        );
      }
    }
  }
}

/** Checks normals. With one class and one step the scores at the origin are the normals of the bias with the sign reversed. */
function normalsArePrecise(): Promise<void> {
  return withBackend({}, async (backend) => {
    const models = 4000;
    const job = noiseJob(17, 1, 1, models / 2);
    const given = await backend.trainBlock(never, job, 0, models);
    const expected = await createReferenceBackend().trainBlock(never, job, 0, models);
    given.logits.forEach((value, i) => {
      const error = Math.abs(value - expected.logits[i]!);
      // the score at the second probe is a sum of two normals
      check(error < 2e-6, `logit ${i} is ${value}, the reference has ${expected.logits[i]}`);
    });
  });
}

/**
 * Compares tiles of each role with the reference: of the residuals where classes are few, of the product where they are many, and of the
 * update in both. An emulated adapter takes a second to compile a tile that shares memory.
 */
async function tilesAgree(
  few: readonly number[],
  choose: (tiles: readonly ProductTile[]) => readonly ProductTile[],
): Promise<void> {
  const many = 18;
  const { limits } = (await navigator.gpu.requestAdapter())!;
  const candidates = (role: TileRole, classes: number) => choose(candidateTiles(role, classes, limits));
  const fused = few.flatMap((classes) =>
    candidates('residuals', classes).map((residuals) => ({ classes, residuals })),
  );
  const products = candidates('product', many);
  const updates = candidates('update', many);
  for (let i = 0; i < Math.max(fused.length, products.length, updates.length); i++) {
    const { classes, residuals } = fused[i % fused.length]!;
    const tiles = {
      residuals,
      product: products[i % products.length],
      update: updates[i % updates.length],
      sampled: null,
    };
    await withBackend({ tiles }, async (backend) => {
      for (const each of [classes, many])
        await agrees(backend, jobOfClasses(50 + each, each), `${each} classes, ${JSON.stringify(tiles)}`);
    });
  }
}

function everyTile(): Promise<void> {
  return tilesAgree([3, 10], (tiles) => tiles);
}

/** Tries two candidates. The first reads directly from storage, and the last shares memory within a workgroup and reads ahead. */
function eitherTile(): Promise<void> {
  return tilesAgree([3], (tiles) => [tiles[0]!, tiles.at(-1)!]);
}

function warmUpChooses(): Promise<void> {
  return withBackend({ alwaysWarmUp: true }, (backend) =>
    agrees(backend, jobOfClasses(60, 3), 'after a warm-up'),
  );
}

/** Lets the warm-up choose among tiles that share no memory, since an emulated adapter takes seconds to compile the others. */
function warmUpChoosesNarrowly(): Promise<void> {
  return withLimit('maxComputeWorkgroupStorageSize', 0, warmUpChooses);
}

/** Trains more models than `groups` workgroups of 64 models in one dimension have room for. */
async function foldsAt(groups: number): Promise<void> {
  // the choice of tiles is left out, since that measures speed with more workgroups than the limit allows
  await withBackend({ tiles: {} }, async (backend) => {
    const models = 64 * groups + 100;
    // one record is enough, since an emulated device may have to train millions of models
    const job = {
      ...coinJob([8, 9], 0, 0.5, 1, models / 2),
      data: randomTable(1, 1, 1, 1),
      learningRate: 0.5,
    };
    const { parameter } = await backend.trainBlock(never, job, 0, models);
    for (const first of [0, 64 * groups - 50, models - 50]) {
      const expected = await createReferenceBackend().trainBlock(never, job, first, 50);
      expected.parameter.forEach((value, i) => {
        const given = parameter[first + i]!;
        check(Math.abs(given - value) < 1e-5, `model ${first + i}: ${given}, the reference has ${value}`);
      });
    }
  });
}

/** Trains more models than fit the limit of workgroups that every adapter supports. */
function foldsDispatches(): Promise<void> {
  return foldsAt(65_535);
}

/** Trains on a device whose limit is made to be a few workgroups. */
function foldsNarrowly(): Promise<void> {
  // so few that models do not fit one dimension, and so many that eight models of a workgroup fit two
  const groups = 10;
  return withLimit('maxComputeWorkgroupsPerDimension', groups, () => foldsAt(groups));
}

/** Runs `run` while devices report `value` as one of their limits. Fails if the limit was not read. */
async function withLimit(
  limit: keyof GPUSupportedLimits,
  value: number,
  run: () => Promise<void>,
): Promise<void> {
  let asked = 0;
  await withDevice((device) => {
    const { limits } = device;
    const narrow = new Proxy(limits, {
      get(_, name: keyof GPUSupportedLimits) {
        if (name !== limit) return limits[name];
        asked++;
        return value;
      },
    });
    Object.defineProperty(device, 'limits', { value: narrow });
  }, run);
  check(asked > 0, `${limit} is not asked for: this case would see nothing`);
}

/** Times the filling of a large buffer. The device's time cannot exceed the time that passed on the page. */
async function clockTells(): Promise<void> {
  const adapter = (await navigator.gpu.requestAdapter())!;
  if (!adapter.features.has(CLOCK)) return;
  const device = await adapter.requestDevice({ requiredFeatures: [CLOCK] });
  const buffer = device.createBuffer({ size: 2 ** 26, usage: GPUBufferUsage.COPY_DST });
  const clock = deviceClock(device);
  const started = performance.now();
  clock.begin();
  const encoder = device.createCommandEncoder();
  encoder.clearBuffer(buffer);
  device.queue.submit([encoder.finish()]);
  clock.end();
  const told = await clock.milliseconds();
  const passed = performance.now() - started;
  clock.dispose();
  device.destroy();
  check(told > 0 && told <= passed, `the device says ${told} ms where ${passed} ms have passed`);
}

/** Trains more models than allowed, so that their residuals exceed the largest binding and the device fails. */
function deviceFails(): Promise<void> {
  return withBackend({}, async (backend) => {
    const adapter = await navigator.gpu.requestAdapter();
    const rows = 4096;
    const models = Math.ceil(adapter!.limits.maxStorageBufferBindingSize / (4 * rows)) + 1;
    const job = {
      ...noiseJob(5, 1, 1, models),
      data: randomTable(5, rows, 1, 1),
      checkpoints: [1],
      probes: [],
    };
    check(backend.plan(job).blockModels < models, 'the plan allows it');
    const error = await backend.trainBlock(never, job, 0, models).then(
      () => null,
      (reason) => reason,
    );
    check(namedError(error).code === 'backend-failed', `gave ${error}`);
    await agrees(backend, jobOfClasses(72, 3), 'after a failure');
  });
}

/** Runs `run` while every device that is opened is first passed to `change`. */
async function withDevice(change: (device: GPUDevice) => void, run: () => Promise<void>): Promise<void> {
  const request = GPUAdapter.prototype.requestDevice;
  GPUAdapter.prototype.requestDevice = async function (descriptor) {
    const device = await request.call(this, descriptor);
    change(device);
    return device;
  };
  try {
    await run();
  } finally {
    GPUAdapter.prototype.requestDevice = request;
  }
}

/** Trains on a device with room for only some buffers, with the reference backend to follow, for each number of buffers that `tried` chooses. */
async function fullCard(tried: (count: number) => boolean): Promise<void> {
  const job = jobOfClasses(73, 3);
  const models = 2 * job.runsPerWorld;
  const expected = await createReferenceBackend().trainBlock(never, job, 0, models);
  for (let room = 0, full = true; full; room++) {
    if (!tried(room)) {
      if (room > 1000) throw new Error('no card was large enough');
      continue;
    }
    let made = 0;
    await withDevice(
      (device) => {
        const { createBuffer } = GPUDevice.prototype;
        device.createBuffer = (descriptor) => {
          // the error is the one that browsers throw
          if (made++ >= room)
            throw new RangeError('createBuffer failed, size is too large for the implementation');
          return createBuffer.call(device, descriptor);
        };
      },
      () =>
        withBackend({ tiles: {} }, async (backend) => {
          const faults: string[] = [];
          const onFault = (_: string, { code }: { code: string }) => faults.push(code);
          const choices = [onThisThread(backend), onThisThread(createReferenceBackend())];
          const results = await trainModels(never, job, choices, { onFault });
          full = faults.length > 0;
          check(
            faults.every((code) => code === 'backend-failed'),
            `with room for ${room}: ${faults}`,
          );
          for (const result of results) {
            const whole = await createReferenceBackend().trainBlock(
              never,
              job,
              result.firstModel,
              result.models,
            );
            compareBlocks(result, whole, TOLERANCE, `with room for ${room} buffers`);
          }
          const trained = results.reduce((sum, result) => sum + result.models, 0);
          check(
            trained === expected.models,
            `with room for ${room}: ${trained} of ${expected.models} models`,
          );
        }).catch((error) => {
          // the device itself cannot be opened with very few buffers, and then there is no backend
          if (!String(error).includes('did not start')) throw error;
        }),
    );
  }
}

async function lostDevice(): Promise<void> {
  let opened: GPUDevice | undefined;
  await withDevice(
    (device) => {
      opened = device;
    },
    () =>
      withBackend({}, async (backend) => {
        const job = { ...jobOfClasses(70, 3), steps: 1_000_000, checkpoints: [1_000_000] };
        setTimeout(() => opened?.destroy(), 50);
        for (const when of ['under way', 'afterwards']) {
          const error = await backend.trainBlock(never, job, 0, 16).then(
            () => null,
            (reason) => reason,
          );
          check(namedError(error).code === 'device-lost', `${when}: ${error}`);
        }
      }),
  );
  // a device that is opened afterwards works
  await withBackend({}, (backend) => agrees(backend, jobOfClasses(71, 3), 'after a loss'));
}

/** Checks that a software adapter is refused. It needs a new worker, in which only the choice of a backend has loaded code. */
async function refusesSoftware(): Promise<void> {
  const adapter = await navigator.gpu.requestAdapter();
  if (!adapter?.info.isFallbackAdapter) return;
  const { backend, reason } = await chooseWebGpu();
  check(backend === null && reason === NO_GPU.emulated, `chose ${backend && english(backend.description)}`);
  check(!loadedTraining(), 'choosing loaded the training code');
  await withBackend({}, async () => {
    check(
      loadedTraining(),
      'the training code is not called webGpuBackend any more: this case would see nothing',
    );
  });
}

function loadedTraining(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('webGpuBackend'));
}
