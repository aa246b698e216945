// The fields of real training (S2-S5). Data only.

import { CANARIES, CANARY_KINDS } from '../../audit/canaries/registry';
import { DATASETS } from '../../audit/datasets/registry';
import { RECORD_SOURCES } from '../recordSources';
import type { DatasetChoice, ModelChoice, OptimizerChoice } from '../types';
import type { ChoiceOption, NumberEntry, SubsetField } from './fieldTypes';
import { above, byFactors, COARSE, entry, evenly, whole } from './numberEntry';

export const TRAINING_NUMBERS = {
  learningRate: entry('η', 'lr', above(0, 100), byFactors(1e-4, 10), { label: 'Learning rate', ...COARSE }),
  modelsPerWorld: entry('R/2', 'M', whole(10, 5000), byFactors(10, 5000), {
    label: 'Models per world',
    ...COARSE,
  }),
  trainingRepeats: entry('', 'trep', whole(1, 5), evenly(1, 5), {
    label: 'Training repeats',
    step: 1,
    largeStep: 2,
  }),
  checkpoints: entry('', 'cp', whole(1, 20), evenly(1, 20), {
    label: 'Checkpoints',
    step: 1,
    largeStep: 5,
  }),
} satisfies Record<string, NumberEntry>;

const inASentence = (title: string): string => `${title[0].toLowerCase()}${title.slice(1)}`;

export const DATASET_CHOICES: readonly ChoiceOption<DatasetChoice>[] = [
  ...DATASETS.map(({ id, title }) => ({ value: id, text: id, label: inASentence(title) })),
  ...RECORD_SOURCES.map(({ id, label }) => ({ value: id, text: id, label })),
];

export const MODEL_OPTIONS: readonly ChoiceOption<ModelChoice>[] = [
  { value: 'linear', text: 'linear', label: 'linear softmax head' },
  { value: 'mlp', text: 'mlp', label: 'multilayer perceptron, 32 hidden units' },
];

export const OPTIMIZERS: readonly ChoiceOption<OptimizerChoice>[] = [
  { value: 'sgd', text: 'sgd', label: 'DP-SGD' },
  { value: 'adam', text: 'adam', label: 'DP-Adam' },
];

export const CANARY_CHOICES: SubsetField['choices'] = CANARY_KINDS.map((kind) => ({
  value: kind,
  label: `${kind}: ${CANARIES[kind].title}`,
}));
