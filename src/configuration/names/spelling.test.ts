// Slips of the pen are asked about; names of other things are not.
import { describe, expect, it } from 'vitest';
import { nameMeant, slips } from './spelling';

describe('nameMeant', () => {
  it.each([
    ['noise_multiplyer', 'noise_multiplier'],
    ['nosie-multiplier', 'noise_multiplier'],
    ['noiseMutliplier', 'noise_multiplier'],
    ['sampel_rate', 'sample_rate'],
    ['bacthSize', 'batch_size'],
    ['bath_size', 'batch_size'],
    ['epocs', 'epochs'],
    ['detla', 'delta'],
    ['simga', 'sigma'],
    ['poison_sampling', 'poisson_sampling'],
    ['gradient_acumulation_steps', 'gradient_accumulation_steps'],
    ['config.dp.max_grad_nrom', 'max_grad_norm'],
    ['samplerate', 'sample_rate'],
    ['batchsiez', 'batch_size'],
  ])('%s: %s?', (name, meant) => {
    expect(nameMeant(name)).toBe(meant);
  });

  it('leaves names of other things alone', () => {
    const others =
      'learning_rate momentum patch_size pool_size word_size hidden_size items stage num_stages batch_time clip_range step_size data_path beta betas gamma temperature train_rate eval_rate stems updates model side_length sigmoid delay';
    for (const name of others.split(' ')) expect(nameMeant(name), name).toBeNull();
  });
});

describe('slips', () => {
  it.each([
    ['rate', 'rate', 0],
    ['sampel', 'sample', 1],
    ['mutliplyer', 'multiplier', 2],
    ['bath', 'batch', 1],
    ['momentum', 'multiplier', 3],
  ])('%s, %s: %i', (left, right, least) => {
    expect(slips(left, right, 2)).toBe(least);
    expect(slips(right, left, 2)).toBe(least);
  });
});
