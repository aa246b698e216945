// One larger model on a WebGPU device: the suite that the processor's kernel runs too, a whole watched run beside the reference's, and
// devices that are lost, keep silent or never come. Each runs in a worker of its own.
import { trainedLabels } from '../../../src/canaries/oneRun/labels';
import type { RecordTable } from '../../../src/datasets/types';
import { fillNormal, STREAM } from '../../../src/numerics/randomStreams';
import { check } from '../../../src/training/conformance/case';
import { oneRunCases } from '../../../src/training/oneRun/conformance';
import type { OneRunMaterial } from '../../../src/training/oneRun/design';
import { networkCases } from '../../../src/training/oneRun/network/conformance';
import type { OneRunCheckpoint, OneRunDesign } from '../../../src/training/oneRun/types';
import { type Watched, watchAnywhere } from '../../../src/training/oneRun/watchAnywhere';
import { chooseOneRunDevice } from '../../../src/training/oneRun/webgpu/choose';
import { candidateTiles } from '../../../src/training/webgpu/tiles';
import type { WebGpuCase } from './webgpuCases';

export const oneRunGpuCases: readonly WebGpuCase[] = [
  { name: 'one run: conforms as the processor does', run: conforms },
  { name: 'one run: networks conform as the processor’s do', run: networksConform },
  { name: 'one run: conforms with every tile', run: conformsWithEveryTile, large: true },
  { name: 'one run: a whole audit finds what the reference finds', run: wholeAudit },
  { name: 'one run: whole audits of networks find what the reference finds', run: wholeNetworks },
  { name: 'one run: goes on on the processor where the device is lost', run: lostUnderWay },
  { name: 'one run: names a device that never answers, and goes on', run: neverAnswers },
  { name: 'one run: names an adapter that never comes, and goes on', run: neverComes },
];

/** Long enough for an emulated adapter to compile. */
const PATIENT = { allowFallback: true, limit: 60, mostLosses: 99 };
const TOLERANCE = 2e-5;

const DESIGN: OneRunDesign = {
  canary: 'gaussian',
  selfComparison: true,
  m: 60,
  dimension: 40,
  classes: 30,
  guesses: [60],
  targetEpsilon: 8,
  samplingRate: 0.5,
  steps: 12,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  logitStep: 0.02,
  seed: 1,
};

async function conforms(): Promise<void> {
  const { backend, reason } = await chooseOneRunDevice(PATIENT);
  if (!backend) throw new Error(reason);
  for (const { name, run } of oneRunCases(12)) {
    await run((task, features) => backend.train(task, features)).catch((error: Error) => {
      throw new Error(`${name}: ${error.stack}`);
    });
  }
}

/** In chunks of few rows too. */
async function networksConform(): Promise<void> {
  for (const [mostRows, seeds] of [
    [Infinity, 8],
    [24, 4],
  ] as const) {
    const { backend, reason } = await chooseOneRunDevice({ ...PATIENT, mostRows });
    if (!backend) throw new Error(reason);
    for (const { name, run } of networkCases(seeds)) {
      await run((task) => backend.trainNetwork(task)).catch((error: Error) => {
        throw new Error(`${mostRows} rows, ${name}: ${error.stack}`);
      });
    }
    backend.dispose();
  }
}

async function conformsWithEveryTile(): Promise<void> {
  const limits = { maxComputeWorkgroupStorageSize: 16_384, maxComputeInvocationsPerWorkgroup: 256 };
  for (const tile of candidateTiles('product', 1, limits)) {
    const { backend, reason } = await chooseOneRunDevice({ ...PATIENT, tile });
    if (!backend) throw new Error(reason);
    const failed = (name: string) => (error: Error) => {
      throw new Error(`${JSON.stringify(tile)}, ${name}: ${error.message}`);
    };
    for (const { name, run } of oneRunCases(2)) {
      await run((task, features) => backend.train(task, features)).catch(failed(name));
    }
    for (const { name, run } of networkCases(2)) {
      await run((task) => backend.trainNetwork(task)).catch(failed(name));
    }
    backend.dispose();
  }
}

interface Told {
  result: Watched;
  checkpoint: OneRunCheckpoint | null;
}

/** Looks and keeps as the page's worker does; `onStep` after each step. */
async function watched(
  choose: typeof chooseOneRunDevice,
  design = DESIGN,
  onStep: (done: number) => void = () => {},
  material: OneRunMaterial = {},
): Promise<Told> {
  const run = watchAnywhere(
    design,
    material,
    () => null,
    () => choose(PATIENT),
  );
  let checkpoint: OneRunCheckpoint | null = null;
  for (;;) {
    const next = await run.next();
    if (next.done) return { result: next.value, checkpoint };
    if (typeof next.value === 'number') continue;
    onStep(next.value.done);
    if (next.value.done % 3 === 0) await next.value.look();
    if (next.value.done % 4 === 0) checkpoint = (await next.value.checkpoint()) ?? checkpoint;
  }
}

const noDevice = async () => ({ backend: null, reason: 'none is asked for' });

function sameRun({ last, findings }: Watched, expected: Watched): void {
  const { margins } = expected.last.guesses;
  const size = margins.reduce((most, margin) => Math.max(most, Math.abs(margin)), 0);
  margins.forEach((margin, i) => {
    const given = last.guesses.margins[i]!;
    check(
      Math.abs(given - margin) <= TOLERANCE * size,
      `margin ${i} is ${given}, the reference has ${margin}`,
    );
  });
  const { r, m, adjacency } = expected.findings.report;
  check(findings.report.r === r && findings.report.m === m, `r is ${findings.report.r}`);
  check(findings.report.adjacency === adjacency, `tests ${findings.report.adjacency}`);
  check(findings.report.v === expected.findings.report.v, `${findings.report.v} guesses are right`);
}

async function wholeAudit(): Promise<void> {
  for (const design of [DESIGN, { ...DESIGN, samplingRate: 1, selfComparison: false }]) {
    const given = await watched(chooseOneRunDevice, design);
    const expected = await watched(noDevice, design);
    const { backend, place } = given.result.findings;
    check(backend === 'webgpu' && place.device !== null, `trained by ${backend}`);
    check(place.lost === null && place.whyNotGpu === null, JSON.stringify(place));
    sameRun(given.result, expected.result);
    check(given.checkpoint?.backend === 'webgpu', `a checkpoint of ${given.checkpoint?.backend}`);
    check(expected.result.findings.place.whyNotGpu === 'none is asked for', 'the reference says not why');
  }
}

/** Of each kind of subject one, small, on made-up data. */
async function wholeNetworks(): Promise<void> {
  const table = (seed: number): RecordTable => {
    const [rows, columns, classes] = [70, 20, 5];
    const features = new Float64Array(rows * columns);
    fillNormal({ seed, stream: STREAM.oneRunTriggers, model: 0, step: 0 }, 0, features, 0, features.length);
    return { rows, columns, classes, features, labels: Uint16Array.from(trainedLabels(rows, classes, seed)) };
  };
  const words = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => Uint16Array.from(trainedLabels(3 + (i % 5), 20, from + i)));
  const material: OneRunMaterial = {
    digits: { train: table(1), test: table(2), auxiliary: table(3) },
    speeches: {
      vocabulary: Array.from({ length: 20 }, (_, i) => `word ${i}`),
      train: words(60, 100),
      open: words(20, 200),
      test: words(20, 300),
      source: 'drawn',
    },
  };
  const small: OneRunDesign = { ...DESIGN, m: 40, guesses: [40], steps: 8 };
  const sentences = { sentences: 50, length: 6, start: 'public' } as const;
  for (const design of [
    { ...small, model: 'relu', hidden: 21 },
    { ...small, canary: 'poisoned-initialisation', selfComparison: false, model: 'relu', hidden: 9 },
    { ...small, canary: 'trigger-tag', tag: { lambda: 3, tags: 30, each: 1, triggerFeatures: 8 } },
    {
      ...small,
      canary: 'fresh-tokens',
      model: 'language',
      hidden: 12,
      dimension: 2,
      classes: 15,
      language: sentences,
    },
    {
      ...small,
      canary: 'new-token',
      selfComparison: false,
      model: 'language',
      hidden: 12,
      dimension: 3,
      classes: 15,
      language: { ...sentences, start: 'scratch' },
    },
  ] satisfies OneRunDesign[]) {
    const none = () => {};
    const given = await watched(chooseOneRunDevice, design, none, material);
    const expected = await watched(noDevice, design, none, material);
    const { backend, place, testAccuracy, evaluationLoss } = given.result.findings;
    check(
      backend === 'webgpu' && place.lost === null,
      `${design.canary}: ${backend}, ${JSON.stringify(place)}`,
    );
    sameRun(given.result, expected.result);
    const right = expected.result.findings;
    check(testAccuracy === right.testAccuracy, `${design.canary}: ${testAccuracy} right labels`);
    const off = Math.abs((evaluationLoss ?? 0) - (right.evaluationLoss ?? 0));
    check(off < TOLERANCE, `${design.canary}: an evaluation loss of ${evaluationLoss}`);
    check(given.checkpoint?.backend === 'webgpu', `a checkpoint of ${given.checkpoint?.backend}`);
  }
}

async function lostUnderWay(): Promise<void> {
  let device: GPUDevice | undefined;
  const request = GPUAdapter.prototype.requestDevice;
  GPUAdapter.prototype.requestDevice = async function (descriptor) {
    device = await request.call(this, descriptor);
    return device;
  };
  for (const at of [2, 6, DESIGN.steps]) {
    const steps: number[] = [];
    const { result } = await watched(chooseOneRunDevice, DESIGN, (done) => {
      steps.push(done);
      if (done === at && steps.filter((step) => step === at).length === 1) device?.destroy();
    });
    const { backend, place } = result.findings;
    check(backend === 'reference' && place.device === null, `ended by ${backend}`);
    check(place.lost?.message.includes('lost') === true, JSON.stringify(place));
    // checkpoints are asked for after every fourth step, and the one asked of a lost device does not count
    const kept = at === 2 ? 0 : at === 6 ? 4 : 8;
    check(place.lost?.steps === kept, `went on from step ${place.lost?.steps} of ${at}`);
    check(steps.length >= DESIGN.steps && steps.at(-1) === DESIGN.steps, `steps ${steps}`);
    sameRun(result, (await watched(noDevice)).result);
  }
  // what it was asked may be rejected before the loss is told
  const { mapAsync } = GPUBuffer.prototype;
  GPUBuffer.prototype.mapAsync = () => {
    device?.destroy();
    return Promise.reject(new DOMException('Buffer was unmapped before mapping was resolved.', 'AbortError'));
  };
  const { result } = await watched(chooseOneRunDevice);
  GPUBuffer.prototype.mapAsync = mapAsync;
  // enough is enough
  const { reason } = await chooseOneRunDevice({ allowFallback: true });
  check(reason === 'its device was lost 4 times', `${reason}`);
  const { lost } = result.findings.place;
  check(lost?.message.includes('was lost') === true, JSON.stringify(result.findings.place));
  sameRun(result, (await watched(noDevice)).result);
}

const silence = () => new Promise<never>(() => {});

async function neverAnswers(): Promise<void> {
  const { onSubmittedWorkDone } = GPUQueue.prototype;
  // answers while the device is opened, and then no more
  const { backend, reason } = await chooseOneRunDevice({ allowFallback: true, limit: 5 });
  if (!backend) throw new Error(reason);
  GPUQueue.prototype.onSubmittedWorkDone = silence;
  GPUBuffer.prototype.mapAsync = silence;
  const began = performance.now();
  const { result } = await watched(async () => ({ backend, reason: null }));
  const seconds = (performance.now() - began) / 1000;
  const { lost } = result.findings.place;
  check(lost?.message.includes('within 5 seconds') === true, JSON.stringify(result.findings.place));
  check(seconds < 60, `named after ${seconds} seconds`);
  GPUQueue.prototype.onSubmittedWorkDone = onSubmittedWorkDone;
  sameRun(result, (await watched(noDevice)).result);
}

async function neverComes(): Promise<void> {
  GPU.prototype.requestAdapter = silence;
  const { result } = await watched(() => chooseOneRunDevice({ limit: 1 }));
  const { whyNotGpu, lost } = result.findings.place;
  check(whyNotGpu?.includes('a WebGPU adapter has not come within 1 second') === true, String(whyNotGpu));
  check(lost === null && result.findings.backend === 'reference', `${result.findings.backend}`);
}
