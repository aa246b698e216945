// The points of the toy of "UniAud" as src/lab/pages/uniaud/toyData.ts has them, to be copied there.

import { TOY_RUNS } from '../../src/lab/pages/uniaud/toyData';
import { toyOutcome } from '../../src/oneRun/canaries/coreFeatureToy';

const NOISES = [0.1, 1, 3, 10, 30, 50, 100];

const digits = (value: number): number => Number(value.toFixed(3));

function meanText(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return `{ mean: ${digits(mean)}, error: ${digits(2 * Math.sqrt(variance / values.length))} }`;
}

export function printToy(): void {
  for (const core of [0, 1] as const) {
    for (const noise of NOISES) {
      const runs = Array.from({ length: TOY_RUNS }, (_, i) => toyOutcome(core, noise, i + 1));
      const [gap, auc] = [runs.map((run) => run.gap), runs.map((run) => run.auc)].map(meanText);
      process.stdout.write(`  { core: ${core}, noise: ${noise}, gap: ${gap}, auc: ${auc} },\n`);
    }
  }
}
