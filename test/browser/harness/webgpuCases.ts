// Cases that only the WebGPU backend has: every kernel path and tile against the reference whatever the adapter would
// choose, the precision of the normals, a lost device, a software adapter refused. Each opens the backend it needs.

import type { TrainingJob } from '../../../src/canaries/job';
import type { TrainingBackend } from '../../../src/training/backend';
import { check } from '../../../src/training/conformance/case';
import { coinJob, noiseJob, randomJob, randomTable } from '../../../src/training/conformance/jobs';
import { compareBlocks } from '../../../src/training/conformance/suite';
import { namedError } from '../../../src/training/errors';
import { createReferenceBackend } from '../../../src/training/reference/referenceBackend';
import { chooseWebGpu, openWebGpuBackend } from '../../../src/training/webgpu/choose';
import { candidateTiles, type TileLimits } from '../../../src/training/webgpu/tiles';
import type { TileOptions } from '../../../src/training/webgpu/webGpuBackend';

export interface WebGpuCase {
  name: string;
  run(): Promise<void>;
}

const never = new AbortController().signal;
const TOLERANCE = 2e-5;
/** What every adapter has. */
const LIMITS: TileLimits = { maxComputeWorkgroupStorageSize: 16_384, maxComputeInvocationsPerWorkgroup: 256 };

export const webGpuCases: readonly WebGpuCase[] = [
  { name: 'agrees where the classes are too many for the fused kernel', run: manyClasses },
  { name: 'draws every normal to float32 rounding', run: normalsArePrecise },
  { name: 'agrees with every tile of the residuals, where classes are few', run: everyFusedTile },
  { name: 'agrees with every tile of the product and of the update, where they are many', run: everyTile },
  { name: 'agrees after a warm-up has chosen the tiles', run: warmUpChooses },
  { name: 'trains more models than one dimension of a dispatch holds', run: foldsDispatches },
  { name: 'names a failure of the device instead of giving wrong numbers', run: deviceFails },
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

/** Some twenty rows of six features, a record canary, half of the rows sampled. */
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

/** One class, one step: the scores at the origin are the normals of the bias, reversed in sign. */
function normalsArePrecise(): Promise<void> {
  return withBackend({}, async (backend) => {
    const models = 4000;
    const job = noiseJob(17, 1, 1, models / 2);
    const given = await backend.trainBlock(never, job, 0, models);
    const expected = await createReferenceBackend().trainBlock(never, job, 0, models);
    given.logits.forEach((value, i) => {
      const error = Math.abs(value - expected.logits[i]!);
      // the second probe adds two normals
      check(error < 2e-6, `logit ${i} is ${value}, the reference has ${expected.logits[i]}`);
    });
  });
}

async function everyFusedTile(): Promise<void> {
  for (const classes of [3, 10]) {
    for (const tile of candidateTiles('residuals', classes, LIMITS)) {
      await withBackend({ tiles: { residuals: tile } }, (backend) =>
        agrees(backend, jobOfClasses(50 + classes, classes), `${classes} classes, ${JSON.stringify(tile)}`),
      );
    }
  }
}

/** The product alone runs where classes are many, and the update behind it: a device tries a tile of each. */
async function everyTile(): Promise<void> {
  const classes = 18;
  const [products, updates] = (['product', 'update'] as const).map((role) =>
    candidateTiles(role, classes, LIMITS),
  );
  for (let i = 0; i < Math.max(products.length, updates.length); i++) {
    const tiles = { product: products[i % products.length], update: updates[i % updates.length] };
    await withBackend({ tiles }, (backend) =>
      agrees(backend, jobOfClasses(50 + classes, classes), JSON.stringify(tiles)),
    );
  }
}

function warmUpChooses(): Promise<void> {
  return withBackend({ alwaysWarmUp: true }, (backend) =>
    agrees(backend, jobOfClasses(60, 3), 'after a warm-up'),
  );
}

/** 64 models per workgroup and 65,535 workgroups per dimension: the last models lie beyond. */
function foldsDispatches(): Promise<void> {
  return withBackend({}, async (backend) => {
    const models = 64 * 65_535 + 100;
    // one record only: an emulated device has millions of models to do
    const job = {
      ...coinJob([8, 9], 0, 0.5, 1, models / 2),
      data: randomTable(1, 1, 1, 1),
      learningRate: 0.5,
    };
    const { parameter } = await backend.trainBlock(never, job, 0, models);
    for (const first of [0, 64 * 65_535 - 50, models - 50]) {
      const expected = await createReferenceBackend().trainBlock(never, job, first, 50);
      expected.parameter.forEach((value, i) => {
        const given = parameter[first + i]!;
        check(Math.abs(given - value) < 1e-5, `model ${first + i}: ${given}, the reference has ${value}`);
      });
    }
  });
}

/** More models than the plan allows: their residuals exceed the largest binding. */
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

async function lostDevice(): Promise<void> {
  const request = GPUAdapter.prototype.requestDevice;
  let device: GPUDevice | undefined;
  GPUAdapter.prototype.requestDevice = async function (descriptor) {
    device = await request.call(this, descriptor);
    return device;
  };
  try {
    await withBackend({}, async (backend) => {
      const job = { ...jobOfClasses(70, 3), steps: 1_000_000, checkpoints: [1_000_000] };
      setTimeout(() => device?.destroy(), 50);
      for (const when of ['under way', 'afterwards']) {
        const error = await backend.trainBlock(never, job, 0, 16).then(
          () => null,
          (reason) => reason,
        );
        check(namedError(error).code === 'device-lost', `${when}: ${error}`);
      }
    });
  } finally {
    GPUAdapter.prototype.requestDevice = request;
  }
  // a new device works
  await withBackend({}, (backend) => agrees(backend, jobOfClasses(71, 3), 'after a loss'));
}

/** Run in a worker of its own: what it loads is what choosing loads. */
async function refusesSoftware(): Promise<void> {
  const adapter = await navigator.gpu.requestAdapter();
  if (!adapter?.info.isFallbackAdapter) return;
  const { backend, reason } = await chooseWebGpu();
  check(backend === null && reason.includes('emulated'), `chose ${backend?.description}`);
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
