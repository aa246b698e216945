// The fields of real training (S2-S5). Data only.

import { CANARIES, CANARY_KINDS } from '../../audit/canaries/registry';
import { DATASETS } from '../../audit/datasets/registry';
import { RECORD_SOURCES } from '../recordSources';
import type { DatasetChoice, ModelChoice, OptimizerChoice } from '../types';
import type { ChoiceOption, NumberEntry, SubsetField } from './fieldTypes';
import { CHOICES } from './labels';
import { above, byFactors, COARSE, entry, evenly, whole } from './numberEntry';

export const TRAINING_NUMBERS = {
  learningRate: entry('η', 'lr', above(0, 100), byFactors(1e-4, 10), ['training'], COARSE),
  modelsPerWorld: entry('R/2', 'M', whole(10, 5000), byFactors(10, 5000), ['training'], COARSE),
  trainingRepeats: entry('', 'trep', whole(1, 5), evenly(1, 5), ['training'], {
    step: 1,
    largeStep: 2,
  }),
  checkpoints: entry('', 'cp', whole(1, 20), evenly(1, 20), ['training'], {
    step: 1,
    largeStep: 5,
  }),
} satisfies Record<string, NumberEntry>;

export const DATASET_CHOICES: readonly ChoiceOption<DatasetChoice>[] = [
  ...DATASETS.map(({ id, title }) => ({ value: id, text: id, label: CHOICES.dataset({ title }) })),
  ...RECORD_SOURCES.map(({ id, label }) => ({ value: id, text: id, label })),
];

export const MODEL_OPTIONS: readonly ChoiceOption<ModelChoice>[] = [
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
