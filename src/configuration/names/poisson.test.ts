// Whether a text says that its batches are Poisson batches: in three languages, as a setting, as code; and what only sounds like it.
import { describe, expect, it } from 'vitest';
import { cautionsFor } from '../cautions';
import { readConfiguration } from '../readConfiguration';

const isAsked = (text: string): boolean =>
  cautionsFor(readConfiguration(text), 'other').some(({ id }) => id === 'batches');

describe('a text that says that its batches are Poisson batches', () => {
  it.each([
    'sampling: poisson',
    'sampler = "poisson"',
    'Sampling & Poisson \\\\',
    'train.py dp.poisson=true dp.delta=1e-6',
    'A batch of 300 on average (Poisson), sigma = 1',
    'Subsampled Gaussian mechanism, Poisson, with RDP accountant.',
    'Unless stated otherwise, Poisson subsampling is used.',
    'Poisson sampling (no shuffling) with sigma = 1',
    'sampling rate q = 0.003 (Poisson)',
    'noise multiplier 1.1, sampling rate 0.01, 1000 steps, delta = 1e-5, Poisson.',
    'We use σ = 1.1, q = 0.01, T = 1000, δ = 10^{-5}, Poisson.',
    'sigma 1.1, q 1%, Poisson',
    'idx <- which(runif(n) < q)',
    'Each visit joins a batch with probability 0.02.',
    'Every x-ray is independently included in the batch at rate q.',
    'In each step we sample every record independently with probability 0.01.',
    'each example is drawn with a fixed probability of 0.01, no two steps alike',
    'Jeder Eintrag kommt mit Wahrscheinlichkeit 0,01 in den Batch.',
    'In jedem Schritt wird jede Akte unabhängig mit Wahrscheinlichkeit 1 % gezogen.',
    'Die Batches sind Poisson-Stichproben.',
    'Les lots sont tirés par échantillonnage de Poisson.',
    'Chaque dossier est tiré avec probabilité 0,01.',
    'sampling_rate = 0.01\nchosen = rng.random(n) < 0.01',
    'q = 0.01\nkeep = torch.rand(len(data)) <= q',
    'rows = [r for r in table if random.random() < sampling_rate]',
    'chosen = np.random.uniform(size=n) < batch_size / n',
    'm = jax.random.bernoulli(key, sample_rate, (n,))',
    'm = rng.binomial(1, q, size=n)',
    'm = draw(n)  # Poisson subsample',
    '; lots are sampled row by row\nsigma = 1',
  ])('%s', (line) => {
    expect(isAsked(`${line}\ndelta = 1e-5`)).toBe(false);
  });
});

describe('a text that does not say so', () => {
  it.each([
    'sigma = 1',
    'We did not use Poisson sampling.',
    'Is this Poisson sampling?',
    'The accountant assumes Poisson batches.',
    'accounting with Poisson sampling',
    'If the batches were Poisson batches, ε would be 2.',
    'Kein Poisson-Sampling.',
    'Sans échantillonnage de Poisson.',
    'TODO: Poisson sampling',
    'loss: poisson',
    'sigma = 1.1, q = 0.01, not Poisson.',
    'We compare the loss at 0.5, 1.0, Poisson.',
    'sigma 1.1, Poisson 3.2',
    'a batch of counts under Poisson regression',
    'event = PoissonSampledDpEvent(0.01, GaussianDpEvent(1.1))',
    'Each batch is drawn independently with probability 0.01.',
    'Each neuron is included independently with probability 0.5.',
    'Each record is sampled with probability proportional to its loss.',
    'if random.random() < q: x = flip(x)',
    'mask = torch.rand(x.shape) < p_drop',
    'coin = rng.random(n) < 0.5',
    '# sampler = PoissonSampler(n, q)',
  ])('%s', (line) => {
    expect(isAsked(`${line}\ndelta = 1e-5`)).toBe(true);
  });
});
