// Networks on a WebGPU device: the suite that the processor's kernel runs too, and whole watched runs of each kind of subject beside the
// reference's.

import type { RecordTable } from '../../../src/audit/datasets/types';
import { fillNormal, STREAM } from '../../../src/base/numerics/randomStreams';
import { trainedLabels } from '../../../src/oneRun/canaries/labels';
import type { OneRunMaterial } from '../../../src/oneRun/training/design';
import type { OneRunDevice } from '../../../src/oneRun/training/device';
import type { OneRunDesign } from '../../../src/oneRun/training/types';
import { chooseOneRunDevice } from '../../../src/oneRun/training/webgpu/choose';
import { networkCases } from '../../conformance/oneRun/network';
import { check } from '../../conformance/training/case';
import { DESIGN, noDevice, PATIENT, sameRun, TOLERANCE, watched } from './oneRunWatched';
import type { WebGpuCase } from './webgpuCases';

export async function conformNetworks(seeds: number, device: OneRunDevice): Promise<void> {
  for (const { name, run } of networkCases(seeds)) {
    await run((task) => device.train(task)).catch((error: Error) => {
      throw new Error(`${name}: ${error.stack}`);
    });
  }
}

/** In chunks of so few rows that most tasks have several; whole audits have one. */
async function networksConform(): Promise<void> {
  const { backend, reason } = await chooseOneRunDevice({ ...PATIENT, mostRows: 24 });
  if (!backend) throw new Error(reason);
  await conformNetworks(3, backend);
}

/** Made up. */
function smallMaterial(): OneRunMaterial {
  const table = (seed: number): RecordTable => {
    const [rows, columns, classes] = [70, 20, 5];
    const features = new Float64Array(rows * columns);
    fillNormal({ seed, stream: STREAM.oneRunTriggers, model: 0, step: 0 }, 0, features, 0, features.length);
    return { rows, columns, classes, features, labels: Uint16Array.from(trainedLabels(rows, classes, seed)) };
  };
  const words = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => Uint16Array.from(trainedLabels(3 + (i % 5), 20, from + i)));
  return {
    digits: { train: table(1), test: table(2), auxiliary: table(3) },
    speeches: {
      vocabulary: Array.from({ length: 20 }, (_, i) => `word ${i}`),
      train: words(60, 100),
      open: words(20, 200),
      test: words(20, 300),
      source: 'drawn',
    },
  };
}

const SMALL: OneRunDesign = { ...DESIGN, m: 40, guesses: [40], steps: 8 };
const LANGUAGE: OneRunDesign = {
  ...SMALL,
  canary: 'new-token',
  selfComparison: false,
  model: 'language',
  hidden: 12,
  dimension: 3,
  classes: 15,
  language: { sentences: 50, length: 6, start: 'scratch' },
};

/** Weights to start from are a training of their own, of many steps. */
const OTHERS: readonly OneRunDesign[] = [
  { ...SMALL, model: 'relu', hidden: 21 },
  { ...SMALL, canary: 'poisoned-initialisation', selfComparison: false },
  { ...SMALL, canary: 'trigger-tag', tag: { lambda: 3, tags: 30, each: 1, triggerFeatures: 8 } },
  {
    ...LANGUAGE,
    canary: 'fresh-tokens',
    selfComparison: true,
    language: { sentences: 50, length: 6, start: 'public' },
  },
];

async function findsTheSame(designs: readonly OneRunDesign[]): Promise<void> {
  const material = smallMaterial();
  for (const design of designs) {
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

export const oneRunNetworkCases: readonly WebGpuCase[] = [
  { name: 'one run: networks conform as the processor’s do', run: networksConform },
  {
    name: 'one run: a whole audit of sentences finds what the reference finds',
    large: true,
    run: () => findsTheSame([LANGUAGE]),
  },
  {
    name: 'one run: whole audits of other networks find what the reference finds',
    run: () => findsTheSame(OTHERS),
    large: true,
  },
];
