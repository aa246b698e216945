// The fields of real training (S2-S5), as the field table takes them in: numbers and choices. Data only.
import type { ChoiceOption, NumberEntry, SubsetField, TrainingNumberName } from './fieldTypes';
import type { DatasetChoice, ModelChoice, OptimizerChoice } from './types';

export const TRAINING_NUMBERS = {
  learningRate: {
    symbol: 'η',
    key: 'lr',
    label: 'Learning rate',
    unit: '',
    range: { min: 0, max: 100, exclusiveMin: true },
    slider: { min: 1e-4, max: 10, scale: 'log' },
    step: 1.05,
    largeStep: 2,
    fractions: false,
  },
  modelsPerWorld: {
    symbol: 'R/2',
    key: 'M',
    label: 'Models per world',
    unit: 'models',
    range: { min: 10, max: 5000, integer: true },
    slider: { min: 10, max: 5000, scale: 'log' },
    step: 1.05,
    largeStep: 2,
    fractions: false,
  },
  trainingRepeats: {
    symbol: '',
    key: 'trep',
    label: 'Training repeats',
    unit: 'repeats',
    range: { min: 1, max: 5, integer: true },
    slider: { min: 1, max: 5, scale: 'linear' },
    step: 1,
    largeStep: 2,
    fractions: false,
  },
  checkpoints: {
    symbol: '',
    key: 'cp',
    label: 'Checkpoints',
    unit: 'steps',
    range: { min: 1, max: 20, integer: true },
    slider: { min: 1, max: 20, scale: 'linear' },
    step: 1,
    largeStep: 5,
    fractions: false,
  },
} as const satisfies Record<TrainingNumberName, NumberEntry>;

export const DATASETS: readonly ChoiceOption<DatasetChoice>[] = [
  { value: 'digits', text: 'digits', label: 'handwritten digits' },
  { value: 'digits_l2', text: 'digits_l2', label: 'handwritten digits, unit norm' },
  { value: 'breast', text: 'breast', label: 'breast cancer diagnoses' },
  { value: 'vit', text: 'vit', label: 'vision features, weakly separated (generated)' },
  { value: 'vit03', text: 'vit03', label: 'vision features (generated)' },
  { value: 'purchase', text: 'purchase', label: 'shopping lists (generated)' },
  { value: 'own', text: 'own', label: 'a file of yours' },
];

export const MODELS: readonly ChoiceOption<ModelChoice>[] = [
  { value: 'linear', text: 'linear', label: 'linear softmax head' },
  { value: 'mlp', text: 'mlp', label: 'multilayer perceptron, 32 hidden units' },
];

export const OPTIMIZERS: readonly ChoiceOption<OptimizerChoice>[] = [
  { value: 'sgd', text: 'sgd', label: 'DP-SGD' },
  { value: 'adam', text: 'adam', label: 'DP-Adam' },
];

export const CANARIES: SubsetField['choices'] = [
  { value: 'S2', label: 'S2: crafted gradient' },
  { value: 'S3', label: 'S3: crafted input' },
  { value: 'S4', label: 'S4: mislabelled record' },
  { value: 'S5', label: 'S5: natural record' },
];
