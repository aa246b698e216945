// The fields of real training (S2-S5). Data only.

import { CANARIES, CANARY_KINDS } from '../../audit/canaries/registry';
import { decodePlane } from '../../audit/datasets/plane/code';
import { PLANE_PRESETS } from '../../audit/datasets/plane/plane';
import { DATASETS } from '../../audit/datasets/registry';
import type { DatasetChoice, ModelChoice, OptimizerChoice } from '../types';
import type { ChoiceOption, NumberEntry, SubsetField, TextField } from './fieldTypes';
import { CHOICES, LABELS } from './labels';
import { above, byFactors, COARSE, entry, evenly, whole } from './numberEntry';

export const TRAINING_NUMBERS = {
  learningRate: entry('η', 'lr', above(0, 100), byFactors(1e-4, 10), COARSE),
  modelsPerWorld: entry('R/2', 'M', whole(10, 5000), byFactors(10, 5000), COARSE),
  trainingRepeats: entry('', 'trep', whole(1, 5), evenly(1, 5), {
    step: 1,
    largeStep: 2,
  }),
  checkpoints: entry('', 'cp', whole(1, 20), evenly(1, 20), {
    step: 1,
    largeStep: 5,
  }),
} satisfies Record<string, NumberEntry>;

export const DATASET_CHOICES: readonly ChoiceOption<DatasetChoice>[] = [
  ...DATASETS.map(({ id, title }) => ({ value: id, text: id, label: CHOICES.dataset({ title }) })),
  { value: 'own', text: 'own', label: CHOICES.ownFile },
];

export const MODELS: readonly ChoiceOption<ModelChoice>[] = [
  { value: 'linear', text: 'linear', label: CHOICES.linearHead },
  { value: 'mlp', text: 'mlp', label: CHOICES.perceptron },
];

export const OPTIMIZERS: readonly ChoiceOption<OptimizerChoice>[] = [
  { value: 'sgd', text: 'sgd', label: CHOICES.sgd },
  { value: 'adam', text: 'adam', label: CHOICES.adam },
];

export const CANARY_CHOICES: SubsetField['choices'] = CANARY_KINDS.map((kind) => ({
  value: kind,
  label: CHOICES.canary({ kind, title: CANARIES[kind].title }),
}));

/** What becomes of Ana's record, the model, the plane; a place that she is moved to counts 511 steps either side of the middle. */
const WORLDS =
  /^(?:remove|flip|move(?:\.(?:0|-?[1-9]\d?|-?[1-4]\d\d|-?50\d|-?51[01])){2}),(?:logistic|network),(\w[\w-]*)$/;

const isPreset = (name: string): boolean => PLANE_PRESETS.some((known) => known === name);

function isPlane(code: string): boolean {
  try {
    return decodePlane(code).points.length > 0;
  } catch {
    return false;
  }
}

/** By which change, which model and which records the two worlds of chapter 4 come about. */
export const worldsField: TextField = {
  kind: 'text',
  name: 'worlds',
  key: 'w',
  label: LABELS.worlds,
  initial: 'remove,logistic,apart',
  takes: (text) => {
    const [, plane] = WORLDS.exec(text) ?? [];
    return plane !== undefined && (isPreset(plane) || isPlane(plane));
  },
  example: 'flip,logistic,apart',
};
