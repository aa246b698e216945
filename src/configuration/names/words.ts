// What the libraries call things: the table from their words to ours. Words in lower case, with '_' between them; what may
// stand before them is qualifiers.ts.
import type { Flag, Quantity } from '../types';
import { COUNT_WORDS } from './countWords';
import { MECHANISM_WORDS } from './mechanismWords';

const QUANTITY_WORDS: Record<Quantity, readonly string[]> = { ...MECHANISM_WORDS, ...COUNT_WORDS };

const FLAG_WORDS: Record<Flag, readonly string[]> = {
  poissonSampling: [
    'poisson_sampling',
    'poisson',
    'poisson_sampling_in_fit',
    'use_poisson_sampling',
    'use_poisson',
    'poisson_subsampling',
  ],
  shuffle: ['shuffle'],
  dropLast: ['drop_last', 'drop_remainder', 'dataloader_drop_last'],
  microbatching: ['used_microbatching'],
};

/** Words that are used for several numbers: never taken, always said. */
const SEVERAL: Partial<Record<Quantity, readonly string[]>> = {
  recordCount: [
    'num_samples',
    'n_samples',
    'samples',
    'sample_size',
    'examples',
    'num_data',
    'records',
    'data_points',
  ],
  batchSize: ['batch', 'lot', 'b', 'l', 'virtual_batch_size', 'batch_len'],
  epochs: ['e'],
  steps: ['iteration', 'iter', 'step', 'num_batches'],
  noiseMultiplier: ['noise', 'noise_level', 'dp_noise'],
};

const invert = <Ours extends string>(table: Record<Ours, readonly string[]>): Map<string, Ours> =>
  new Map(
    (Object.entries(table) as [Ours, readonly string[]][]).flatMap(([ours, words]) =>
      words.map((word) => [word, ours] as const),
    ),
  );

const QUANTITIES = invert(QUANTITY_WORDS);
const DOUBTED = invert(SEVERAL as Record<Quantity, readonly string[]>);
const FLAGS = invert(FLAG_WORDS);

/** Every name that has a meaning. */
export const KNOWN_NAMES: readonly string[] = [
  ...QUANTITIES.keys(),
  ...DOUBTED.keys(),
  ...FLAGS.keys(),
  'accountant',
  'neighboring_relation',
  'adjacency',
].filter((name) => name.length > 1);

export type Meaning = { quantity: Quantity; doubtful: boolean } | { flag: Flag } | 'accountant' | 'adjacency';

/** What a word stands for by itself; null where it says nothing about privacy. */
export function meaningOf(word: string): Meaning | null {
  const quantity = QUANTITIES.get(word);
  if (quantity !== undefined) return { quantity, doubtful: false };
  const doubted = DOUBTED.get(word);
  if (doubted !== undefined) return { quantity: doubted, doubtful: true };
  const flag = FLAGS.get(word);
  if (flag !== undefined) return { flag };
  if (/^(?:accountant|accountant_type|accounting|accounting_method)$/.test(word)) return 'accountant';
  return /^(?:neighbou?ring_relation|adjacency(?:_relation|_type)?|neighbou?r_relation|neighbou?ring|neighbou?rhood)$/.test(
    word,
  )
    ? 'adjacency'
    : null;
}
