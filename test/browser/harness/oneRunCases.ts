// One larger model on a WebGPU device: the suite that the processor's kernel runs too, a whole watched run beside the reference's, and
// devices that are lost, keep silent or never come. Each runs in a worker of its own. Networks are in oneRunNetworkCases.ts.

import { candidateTiles } from '../../../src/audit/training/webgpu/tiles';
import type { OneRunDevice } from '../../../src/oneRun/training/device';
import { labelledNetwork } from '../../../src/oneRun/training/network/labelled';
import { chooseOneRunDevice } from '../../../src/oneRun/training/webgpu/choose';
import { oneRunCases } from '../../conformance/oneRun/dense';
import { check } from '../../conformance/training/case';
import { conformNetworks } from './oneRunNetworkCases';
import { DESIGN, noDevice, PATIENT, sameRun, watched } from './oneRunWatched';
import type { WebGpuCase } from './webgpuCases';

export const oneRunGpuCases: readonly WebGpuCase[] = [
  { name: 'one run: conforms as the processor does', run: conforms },
  { name: 'one run: conforms with every tile', run: conformsWithEveryTile, large: true },
  { name: 'one run: a whole audit finds what the reference finds', run: wholeAudit },
  { name: 'one run: goes on on the processor where the device is lost', run: lostUnderWay },
  { name: 'one run: goes on on the processor where the device has no room for a buffer', run: fullDevice },
  { name: 'one run: names a device that never answers, and goes on', run: neverAnswers },
  { name: 'one run: names an adapter that never comes, and goes on', run: neverComes },
];

async function conforms(): Promise<void> {
  const { backend, reason } = await chooseOneRunDevice(PATIENT);
  if (!backend) throw new Error(reason);
  await conformLinear(12, backend);
}

async function conformLinear(seeds: number, device: OneRunDevice): Promise<void> {
  for (const { name, run } of oneRunCases(seeds)) {
    await run((task, features) => device.train(labelledNetwork(task, features))).catch((error: Error) => {
      throw new Error(`${name}: ${error.stack}`);
    });
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
    await conformLinear(2, backend).catch(failed('linear'));
    await conformNetworks(2, backend).catch(failed('networks'));
    backend.dispose();
  }
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

/** Some buffers are made before the run begins, the others with its first steps. */
async function fullDevice(): Promise<void> {
  const { createBuffer } = GPUDevice.prototype;
  const expected = (await watched(noDevice)).result;
  for (const room of [0, 2, 6, 12]) {
    let made = 0;
    GPUDevice.prototype.createBuffer = function (descriptor) {
      if (made++ >= room)
        throw new RangeError('createBuffer failed, size is too large for the implementation');
      return createBuffer.call(this, descriptor);
    };
    try {
      const { result } = await watched(chooseOneRunDevice);
      const { backend, place } = result.findings;
      check(backend === 'reference' && place.device === null, `with room for ${room}: ended by ${backend}`);
      const why = place.lost?.message ?? place.whyNotGpu ?? '';
      check(why.includes('createBuffer failed'), `with room for ${room}: ${JSON.stringify(place)}`);
      sameRun(result, expected);
    } finally {
      GPUDevice.prototype.createBuffer = createBuffer;
    }
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
