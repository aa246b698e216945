// Trains the points of the toy example of "UniAud" anew, and prints them to be copied to src/lab/pages/uniaud/toyData.ts.
import { summarise } from '../../src/audit/estimation/estimate';
import { TOY_POINTS, TOY_RUNS, type ToyPoint } from '../../src/lab/pages/uniaud/toyData';
import { type ToyOutcome, toyOutcome } from '../../src/oneRun/canaries/coreFeatureToy';

const digits = (value: number): number => Number(value.toFixed(3));

export function trainedToy({ core, noise }: Pick<ToyPoint, 'core' | 'noise'>): ToyPoint {
  const runs = Array.from({ length: TOY_RUNS }, (_, i) => toyOutcome(core, noise, i + 1));
  const over = (read: (run: ToyOutcome) => number) => {
    const { mean, twoStandardErrors } = summarise(runs.map(read));
    return { mean: digits(mean), error: digits(twoStandardErrors ?? Number.NaN) };
  };
  return { core, noise, gap: over(({ gap }) => gap), auc: over(({ auc }) => auc) };
}

export function printToy(): void {
  for (const point of TOY_POINTS) process.stdout.write(`${JSON.stringify(trainedToy(point))},\n`);
}
