// What a recording of ours was run at, read off its plan. Pure.
import { parameterTotal } from '../../../../audit/canaries/crafting/classifier';
import type { ModelShape } from '../../../../audit/canaries/job';
import type { PaperCell, PaperRecordingPlan } from '../cells';
import type { FigureSettings } from './setting';

/** By the data that stand in; a test counts what they have. */
export const SHAPES: Readonly<Record<string, ModelShape>> = {
  digits: { kind: 'linear', inputs: 64, classes: 10 },
  purchase: { kind: 'mlp', inputs: 600, hidden: 32, classes: 10 },
  speeches: { kind: 'linear', inputs: 100, classes: 2 },
};

const rising = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

export function ownSettings({ cells }: PaperRecordingPlan): FigureSettings {
  const of = (read: (cell: PaperCell) => number): number[] => rising(cells.map(read));
  const trained = cells.some(({ kind }) => kind !== 'worst-case');
  const onlyTrained = (read: (cell: PaperCell) => number): number[] => (trained ? of(read) : []);
  const sizes = rising(cells.flatMap((cell) => cell.sizes));
  return {
    samplingRates: of(({ scenario }) => scenario.samplingRate),
    steps: of(({ scenario }) => scenario.steps),
    clippingNorms: of(({ scenario }) => scenario.clippingNorm),
    learningRates: onlyTrained(({ scenario }) => scenario.learningRate),
    records: onlyTrained(({ scenario }) => scenario.recordCount),
    labels: onlyTrained(({ scenario }) => SHAPES[scenario.dataset].classes),
    parameters: onlyTrained(({ scenario }) => parameterTotal(SHAPES[scenario.dataset])),
    models:
      sizes.length > 0
        ? sizes.map((size) => 2 * size)
        : of(({ scenario }) => 2 * (trained ? scenario.modelsPerWorld : scenario.runs)),
    repeats: of(({ scenario }) => (trained ? scenario.trainingRepeats : scenario.repeats)),
    looks: onlyTrained(({ checkpoints }) => checkpoints.length),
  };
}
