// The words of a text that open a question of the form.
import { describe, expect, it } from 'vitest';
import { MNIST, openIn, RUN } from '../../testing/proposedIn';
import type { QuestionId } from '../form/questions';
import { resolve } from '../form/resolve';
import { propose } from '../propose';

describe('the words of a text', () => {
  it.each<[string, QuestionId]>([
    ['DPKerasConfig(noise_multiplier=1.1, poisson_sampling_in_fit=False)', 'sampling'],
    ['dp: {enabled: false, noise_multiplier: 1.1}', 'privacy'],
    ['dp:\n  enabled: false\n  noise_multiplier: 1.1', 'privacy'],
    ['{"privacy": {"enabled": false, "noise_multiplier": 1.1}}', 'privacy'],
    ['[privacy]\nenabled = false\nnoise_multiplier = 1.1', 'privacy'],
    ['privacy.enable = False\nnoise_multiplier = 1.1', 'privacy'],
    ['dp = False\nnoise_multiplier = 1.1', 'privacy'],
    ['private: no\nnoise_multiplier: 1.1', 'privacy'],
    ['add_noise = False\nnoise_multiplier = 1.1', 'privacy'],
    ['enable_dp: false\nnoise_multiplier: 1.1', 'privacy'],
    ['sampler = RandomSampler(data, replacement=True)\nnoise_multiplier = 1.1', 'sampling'],
    ['# sigma is relative to the sensitivity 2C\nsigma = 1.1', 'noiseScale'],
    ['start_epoch = 10\nnoise_multiplier = 1.1', 'phases'],
    ['noise_std = 0.3  # on the averaged gradient\nC = 1', 'noiseScale'],
    ['[flwr]\nnum-sampled-clients = 10\nfraction-fit = 0.1\nnoise-multiplier = 1.1', 'participation'],
    ['g = grads.sum(0)/256 + torch.normal(0, 1.1*C/256)', 'noiseScale'],
    ['clip_norm: .inf\nnoise_multiplier: 1.1', 'clipping'],
    ['max_grad_norm = float("inf")\nnoise_multiplier = 1.1', 'clipping'],
    ['"l2_norm_clip": null\nnoise_multiplier: 1.1', 'clipping'],
    ['python t.py --no-clip --noise_multiplier 1.1', 'clipping'],
    ['mechanism: laplace\nnoise_multiplier: 1.1', 'noiseLaw'],
    ['num_bands = 16\nnoise_multiplier = 1.1', 'noiseLaw'],
  ])('%j open the question on %s', (text, question) => {
    expect(openIn(text)).toContain(question);
  });

  it('on a switch of something else do not open the question on privacy', () => {
    expect(openIn('early_stopping:\n  enabled: false\ndp:\n  noise_multiplier: 1.1')).not.toContain(
      'privacy',
    );
  });

  it('on privacy that is switched on do not open the question on privacy', () => {
    expect(openIn('dp = True\nnoise_multiplier = 1.1')).not.toContain('privacy');
  });

  it('on a matrix mechanism with one band do not open the question on correlated noise', () => {
    expect(openIn('BandMFExecutionPlanConfig(num_bands=1, noise_multiplier=1.1)')).not.toContain('noiseLaw');
  });

  it('on microbatches of one record do not open the question on clipping', () => {
    expect(openIn(`num_microbatches = 256\nnoise_multiplier = 1.1\n${MNIST}`)).not.toContain('clipping');
  });

  it('on microbatches of several records open the question on clipping', () => {
    expect(openIn(`num_microbatches = 16\nnoise_multiplier = 1.1\n${MNIST}`)).toContain('clipping');
  });
});

describe('among the numbers of a whole run', () => {
  it.each<[string, string, QuestionId]>([
    ['a final σ', 'noise_multiplier_final: 0.5', 'noiseLaw'],
    ['a schedule of batch sizes', 'batch_size_schedule: [256, 512]', 'phases'],
    ['a largest number of records of a user', 'max_examples_per_user: 4', 'participation'],
    ['a number of visits of a patient', 'There are up to 12 visits per patient.', 'participation'],
    ['oversampling', 'Rare classes are oversampled 3x.', 'participation'],
    ['a schedule of σ', 'noise_multiplier_schedule: cosine', 'noiseLaw'],
    ['a bound on contributions', 'contribution_bound = 8', 'participation'],
  ])('%s opens a question, without whose answer there is no run', (_, line, question) => {
    const text = `${line}\n${RUN}`;
    expect(openIn(text)).toContain(question);
    const given = { overrides: {}, answers: { sampling: 'poisson' }, phases: [], confirmed: true };
    expect(resolve(propose(text), given).mechanism).toBeNull();
  });
});
