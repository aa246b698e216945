// The settings of our recordings, compared with those of the paper. Pure.
import type { PaperCell, PaperRecordingPlan } from '../cells';
import { PUBLISHED } from './published';
import { differing, type FigureSettings, paperSettingText, SETTING_NAMES, SETTINGS } from './setting';

/** Numbers of labels in the data that stand in, and of parameters in the model on them, as a test checks. */
export const STAND_INS: Readonly<Record<string, { labels: number; parameters: number }>> = {
  digits: { labels: 10, parameters: 650 },
  purchase: { labels: 10, parameters: 19_562 },
  purchase50000: { labels: 100, parameters: 89_828 },
  speeches: { labels: 2, parameters: 202 },
  speeches5000: { labels: 2, parameters: 202 },
};

const rising = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

export function ownSettings({ cells, grows }: PaperRecordingPlan): FigureSettings {
  const of = (read: (cell: PaperCell) => number): number[] => rising(cells.map(read));
  const trained = cells.some(({ kind }) => kind !== 'worst-case');
  const onlyTrained = (read: (cell: PaperCell) => number): number[] => (trained ? of(read) : []);
  const sizes = rising(cells.flatMap((cell) => cell.sizes));
  const modelsOf = ({ scenario, averaged }: PaperCell): number =>
    averaged ?? 2 * (trained ? (grows?.trained ?? scenario.modelsPerWorld) : scenario.runs);
  return {
    samplingRates: of(({ scenario }) => scenario.samplingRate),
    steps: of(({ scenario }) => scenario.steps),
    clippingNorms: of(({ scenario }) => scenario.clippingNorm),
    learningRates: onlyTrained(({ scenario }) => scenario.learningRate),
    records: onlyTrained(({ scenario }) => scenario.recordCount),
    labels: onlyTrained(({ scenario }) => STAND_INS[scenario.dataset].labels),
    parameters: onlyTrained(({ scenario }) => STAND_INS[scenario.dataset].parameters),
    models: sizes.length > 0 ? sizes.map((size) => 2 * size) : of(modelsOf),
    repeats: of(({ scenario }) => (trained ? scenario.trainingRepeats : scenario.repeats)),
    looks: onlyTrained(({ checkpoints }) => checkpoints.length),
  };
}

export function paperSettings(plan: PaperRecordingPlan) {
  const [theirs, own] = [PUBLISHED[plan.id], ownSettings(plan)];
  const other = differing(own, theirs);
  return SETTING_NAMES.map((name) => ({
    name,
    words: SETTINGS[name][0],
    paper: paperSettingText(name, theirs[name]),
    here: paperSettingText(name, own[name]),
    known: typeof theirs[name] !== 'string',
    applies: own[name].length !== 0,
    differs: other.includes(name),
  }));
}
