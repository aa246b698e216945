// Cases that only the WebGPU backend has: every kernel path against the reference, whatever the adapter would choose.

import { randomJob, randomTable } from '../../../src/training/behaviour/jobs';
import type { BehaviourCase, BehaviourOptions } from '../../../src/training/behaviour/suite';
import { compareBlocks } from '../../../src/training/behaviour/suite';
import { createReferenceBackend } from '../../../src/training/reference/referenceBackend';

const never = new AbortController().signal;

export function webGpuCases({ tolerance }: BehaviourOptions): BehaviourCase[] {
  return [
    {
      name: 'agrees where the classes are too many for the fused kernel',
      async run(backend) {
        for (const [seed, classes] of [
          [6000, 17],
          [6010, 40],
        ]) {
          const inputs = 6;
          const base = randomJob(seed, 'linear', false);
          const job = {
            ...base,
            data: randomTable(seed, 21, inputs, classes),
            model: { kind: 'linear', inputs, classes } as const,
            canary: { kind: 'none' } as const,
            samplingRate: 0.6,
            probes: [new Float64Array(inputs).fill(0.5)],
            test: randomTable(seed + 1, 9, inputs, classes),
          };
          const given = await backend.trainBlock(never, job, 2, 7);
          const expected = await createReferenceBackend().trainBlock(never, job, 2, 7);
          compareBlocks(given, expected, tolerance, `${classes} classes`);
        }
      },
    },
  ];
}
