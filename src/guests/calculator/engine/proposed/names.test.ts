// The names of numbers: which quantity a name stands for, and which names are of something else.
import { describe, expect, it } from 'vitest';
import { choicesIn, RUN, rowsIn, unusedIn } from '../../testing/proposedIn';
import { propose } from '../propose';

describe('the reading of a name', () => {
  it('a multiple of the clipping norm is a standard deviation, whatever its name', () => {
    expect(rowsIn('sigma = 2 * C\nC = 0.5')).toEqual(['noiseDeviation 1', 'clippingNorm 0.5']);
    const { noise } = choicesIn('sigma = noise_std / C\nC = 0.5\nnoise_std = 1');
    expect(noise).toEqual(expect.arrayContaining(['noiseMultiplier 2', 'noiseDeviation 1']));
  });

  // a virtual batch is the larger of the two in one library and a part of the other in another
  it('a virtual batch beside a batch leaves a choice', () => {
    expect(choicesIn('batch_size = 128\nvirtual_batch_size = 1024')).toEqual({
      batch: ['batchSize 128', 'batchSize 1024'],
    });
  });

  it('a batch whose help text says "per device" is the batch of a device', () => {
    const text =
      'parser.add_argument("--batch_size", default=32, help="batch size PER DEVICE")\ntorchrun --nproc_per_node 8 train.py';
    expect(choicesIn(text).batch).toEqual(['batchSize 32', 'batchSize 256']);
  });

  it('a name that is not known is listed as unused', () => {
    expect(unusedIn(`n_critic=5\nlearning_rate = 0.1\n${RUN}`)).toEqual(['n_critic 5', 'learning_rate 0.1']);
  });
});

describe('a number of something other than the training', () => {
  it.each([
    ['a number of records to generate', 'generate:\n  num_records: 100000\ntrain:\n  batch_size: 256'],
    ['a number of records to draw from a model', 'model.sample(num_records=100000)'],
    ['the size of an output', 'output.dataset_size = 100000'],
    ['a size in a section of outputs', 'output:\n  dataset_size: 5000'],
    ['the size of a synthetic set', 'synthetic:\n  n_samples: 5000'],
    ['a size for a script that evaluates', 'python eval.py --dataset_size 5000'],
    ['the size of a test set', 'test_size = 10000\nnum_test_examples: 500'],
    ['the size of a validation set', 'validation:\n  n_examples: 5000'],
    ['an interval in records', 'We evaluate every 500 examples.'],
  ])('%s fills no row', (_, text) => {
    expect(rowsIn(text).filter((row) => row.startsWith('records'))).toEqual([]);
    expect(choicesIn(text).records).toBeUndefined();
    const { numbers, unused } = propose(text);
    expect(numbers.length).toBeGreaterThan(0);
    expect(unused.length).toBeGreaterThan(0);
  });
});
