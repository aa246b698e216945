// What the libraries call things: the table from their words to ours. Only names whose meaning is the same wherever
// they are used; a word in lower case, with '_' for spaces, dots and hyphens.
import type { Flag, Quantity, ToolId } from './types';

const QUANTITY_WORDS: Record<Quantity, readonly string[]> = {
  noiseMultiplier: [
    'noise_multiplier',
    'noise_mult',
    'noise_multi',
    'noise_scale',
    'sigma',
    'σ',
    'dp_noise_multiplier',
  ],
  noiseDeviation: ['noise_stddev', 'noise_std', 'noise_standard_deviation', 'standard_deviation', 'stddev'],
  samplingRate: [
    'sample_rate',
    'sampling_rate',
    'sampling_prob',
    'sampling_probability',
    'subsampling_rate',
    'poisson_sampling_probability',
    'q',
  ],
  batchSize: [
    'batch_size',
    'expected_batch_size',
    'logical_batch_size',
    'total_batch_size',
    'train_batch_size',
    'lot_size',
  ],
  recordCount: [
    'number_of_examples',
    'num_examples',
    'num_samples',
    'num_records',
    'n_train',
    'num_train',
    'train_size',
    'dataset_size',
    'data_set_size',
    'sample_size',
    'population_size',
    'n',
  ],
  epochs: ['epochs', 'num_epochs', 'n_epochs', 'number_of_epochs', 'num_train_epochs', 'epoch'],
  steps: [
    'steps',
    'num_steps',
    'n_steps',
    'max_steps',
    'train_steps',
    'iterations',
    'num_iterations',
    'num_updates',
    'updates',
    'num_compositions',
    'compositions',
    't',
  ],
  delta: ['delta', 'target_delta', 'dp_delta', 'δ'],
  clippingNorm: [
    'max_grad_norm',
    'max_per_sample_grad_norm',
    'l2_norm_clip',
    'l2_clip_norm',
    'l2_clip',
    'clipping_norm',
    'clip_norm',
    'clip',
    'c',
  ],
  targetEpsilon: ['target_epsilon', 'target_eps'],
  reportedEpsilon: ['epsilon', 'eps', 'ε', 'final_epsilon', 'reported_epsilon', 'privacy_spent'],
  microbatches: ['num_microbatches', 'microbatches'],
};

const FLAG_WORDS: Record<Flag, readonly string[]> = {
  poissonSampling: ['poisson_sampling', 'poisson', 'poisson_sampling_in_fit', 'use_poisson_sampling'],
  shuffle: ['shuffle'],
  dropLast: ['drop_last', 'drop_remainder'],
  microbatching: ['used_microbatching'],
};

const invert = <Ours extends string>(table: Record<Ours, readonly string[]>): Map<string, Ours> =>
  new Map(
    (Object.entries(table) as [Ours, readonly string[]][]).flatMap(([ours, words]) =>
      words.map((word) => [word, ours] as const),
    ),
  );

const QUANTITIES = invert(QUANTITY_WORDS);
const FLAGS = invert(FLAG_WORDS);

/** What a word stands for; null where it says nothing about privacy. */
export function meaningOf(word: string): { quantity: Quantity } | { flag: Flag } | 'accountant' | null {
  const quantity = QUANTITIES.get(word);
  if (quantity !== undefined) return { quantity };
  const flag = FLAGS.get(word);
  if (flag !== undefined) return { flag };
  return word === 'accountant' || word === 'accountant_type' ? 'accountant' : null;
}

/** Signs of a library in a text. Each that occurs counts once. */
const SIGNS: readonly (readonly [Exclude<ToolId, 'other'>, RegExp])[] = [
  ['opacus', /opacus/i],
  ['opacus', /PrivacyEngine|make_private|GradSampleModule/],
  ['opacus', /max_grad_norm|poisson_sampling\b/],
  ['opacus', /\bsample_rate|get_epsilon\(\s*delta/],
  ['tensorflow-privacy', /tensorflow_privacy|tf_privacy|\btfp\b/i],
  ['tensorflow-privacy', /compute_dp_sgd_privacy|DPKeras\w*Optimizer|DPModel\b|DPSequential/],
  ['tensorflow-privacy', /l2_norm_clip|num_microbatches|number_of_examples|used_microbatching/],
  ['jax-privacy', /jax_privacy|jax-privacy/i],
  ['jax-privacy', /dpsgd_event|DPKerasConfig|DpsgdTrainingAccountant|poisson_sampling_in_fit/],
  ['jax-privacy', /\bsampling_prob\b|num_updates|l2_clip_norm/],
];

/** The library that most signs point to; 'other' where there is none, or a tie. */
export function toolOf(text: string): ToolId {
  const counts = new Map<ToolId, number>();
  for (const [tool, sign] of SIGNS) if (sign.test(text)) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, left], [, right]) => right - left);
  if (first === undefined || (second !== undefined && second[1] === first[1])) return 'other';
  return first[0];
}
