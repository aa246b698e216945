// Jobs in which every row and feature affects the result, for each path of the SIMD kernel. In random jobs noise and large clipping norms
// can hide an error in which a row is given another row's product.
import type { TrainingJob } from '../../../src/audit/canaries/job';
import { createReferenceBackend } from '../../../src/audit/training/reference/referenceBackend';
import { type KernelPath, kernelPath } from '../../../src/audit/training/wasm/task';
import { type ConformanceCase, check } from './case';
import { randomJob, randomTable } from './jobs';
import { compareBlocks } from './suite';

const never = new AbortController().signal;
const TOLERANCE = 2e-5;

/** Jobs whose numbers of rows and features are no multiples of the kernel's blocks. */
const JOBS: Record<KernelPath, { rows: number; inputs: number; change: Partial<TrainingJob> }> = {
  panel: { rows: 46, inputs: 41, change: { samplingRate: 1 } },
  rows: { rows: 90, inputs: 41, change: { samplingRate: 0.4 } },
};

function everyRowJob(path: KernelPath): TrainingJob {
  const { rows, inputs, change } = JOBS[path];
  const classes = 3;
  return {
    ...randomJob(61, 'linear', false),
    data: randomTable(65, rows, inputs, classes),
    model: { kind: 'linear', inputs, classes },
    canary: { kind: 'gradient', slot: 7, coordinate: inputs - 3 },
    noiseMultiplier: 0.1,
    clippingNorm: 0.3,
    // large, so that each step's logits affect the residuals of the next one
    learningRate: 20,
    steps: 6,
    checkpoints: [6],
    probes: Array.from({ length: inputs }, (_, i) => new Float64Array(inputs).fill(1, i, i + 1)),
    test: null,
    ...change,
  };
}

export const everyRowCases: readonly ConformanceCase[] = (['panel', 'rows'] as const).map((path) => ({
  name: `agrees with the reference where every row matters: ${path}`,
  async run(backend) {
    const job = everyRowJob(path);
    check(kernelPath(job) === path, `goes by ${kernelPath(job)}`);
    const given = await backend.trainBlock(never, job, 3, 18);
    const expected = await createReferenceBackend().trainBlock(never, job, 3, 18);
    compareBlocks(given, expected, TOLERANCE, path);
  },
}));
