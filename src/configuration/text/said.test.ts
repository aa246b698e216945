// Sentences that an expert reads at once: what is trained on, a coin's probability, a delta that is told, in three languages; and the
// sentences beside them that tell of other data or other things.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';
import { toMechanism } from '../toMechanism';
import type { Quantity } from '../types';

/** All that is claimed of a quantity; what is refused as unclear is one of the values. */
const claimed = (text: string, quantity: Quantity): (number | 'unclear')[] => {
  const { claims, misread } = readConfiguration(text);
  const unclear = misread.some((piece) => piece.ambiguous && piece.quantity === quantity);
  const values = claims.filter((claim) => claim.quantity === quantity).map(({ value }) => value);
  return [...new Set([...values, ...(unclear ? (['unclear'] as const) : [])])];
};

describe('what lists and short sentences say', () => {
  it.each<[string, Quantity, number[]]>([
    ['lr 0.5, batch 512, clip 1.0, σ 0.9, epochs 40, N 50 000', 'recordCount', [50_000]],
    ['lr 0.5, batch 512, clip 1.0, σ 0.9, epochs 40, N 50 000', 'epochs', [40]],
    ['We make 15 passes over the data with sigma 1.1.', 'epochs', [15]],
    ['steps 1000, sigma 1.1, 0.5% Poisson sampling', 'samplingRate', [0.005]],
    ['steps 1000, sigma 1.1, 0.5% Poisson sampling', 'noiseMultiplier', [1.1]],
    ['with σ=0.8 and 1% sampling, δ=1e-6? thanks', 'delta', [1e-6]],
    ['for t = 1:T', 'steps', []],
    ['data class C(val sigma: Double = 1.1, val trainSize: Int = 60_000)', 'recordCount', [60_000]],
    // of validation, and of no list
    ['val samples: 10000, sigma = 1', 'recordCount', []],
    ['The first 3 passes of the optimizer had sigma 1.', 'epochs', []],
  ])('%s: %s', (text, quantity, values) => {
    expect(claimed(text, quantity)).toEqual(values);
  });
});

describe('batches that are accumulated', () => {
  it.each([
    'per-device batch size 16, gradient accumulation 8, 4 GPUs',
    'batch size of 16 per GPU on 4 GPUs, accumulating gradients over 8 batches',
    'batch size 16 per device, 8 gradient accumulation steps, 4 GPUs',
  ])('make the batch of a step: %s', (sentence) => {
    const reading = readConfiguration(
      `${sentence}, 100,000 training examples, 3 epochs, noise multiplier 0.7, delta 1e-6`,
    );
    expect(toMechanism(reading).samplingRate?.value).toBe(512 / 100_000);
    expect(reading.unread).toEqual([]);
  });

  it('compete with the batch that is said', () => {
    const { conflicts } = toMechanism(readConfiguration('batch size 16, gradient accumulation 8, n = 1000'));
    expect(conflicts.map(({ name }) => name)).toEqual(['batchSize']);
  });
});

it('counts the records of a user as such', () => {
  const { claims } = readConfiguration('Each user contributes up to 3 records, of 5000 records in all.');
  expect(claims.map(({ quantity, value }) => [quantity, value])).toEqual([
    ['recordsPerUser', 3],
    ['recordCount', 5000],
  ]);
});

describe('a sentence', () => {
  it.each<[string, Quantity, number]>([
    ['We trained a linear model on 7,400 dental scans.', 'recordCount', 7400],
    ['The network is fine-tuned on about 12k letters with σ = 1.', 'recordCount', 12_000],
    ['Wir trainieren auf 8.400 Röntgenbildern, und der Faktor ist 1,25.', 'recordCount', 8400],
    ['Le modèle est entraîné sur 36 500 lettres avec un bruit de σ = 1,2.', 'recordCount', 36_500],
    ['The training set contains 91,000 visits.', 'recordCount', 91_000],
    ['Der Trainingsdatensatz umfasst 48 500 Akten mit σ = 1,2 und ist klein.', 'recordCount', 48_500],
    ["La base d'entraînement compte 36 000 lettres avec σ = 1,2 pour une norme.", 'recordCount', 36_000],
    ['The split has $40{,}000$ training and $8{,}000$ test pictures.', 'recordCount', 40_000],
    ['Scans of 5,250 patients (one of each) were used for training.', 'recordCount', 5250],
    ['train set: 9000 images, val set: 1000 images, test set: 500 images', 'recordCount', 9000],
    ['We have ~1.3M rows (1,287,004 to be exact) and sigma 1.', 'recordCount', 1_287_004],
    ['Every visit joins a batch with probability 0.02.', 'samplingRate', 0.02],
    ['Each scan is drawn independently with probability q = 0.5%.', 'samplingRate', 0.005],
    ['We sampled at rate 0.003 in each step.', 'samplingRate', 0.003],
    ['Jede Akte wird unabhängig mit Wahrscheinlichkeit 0,5 % gezogen.', 'samplingRate', 0.005],
    ['Jeder Brief kommt mit Wahrscheinlichkeit 0,01 in den Batch.', 'samplingRate', 0.01],
    ['Chaque lettre est tirée avec une probabilité de 0,02.', 'samplingRate', 0.02],
    ['In each of 700 rounds every visit joins the batch with probability 0.02.', 'steps', 700],
    ['The weights were updated 5,500 times.', 'steps', 5500],
    ['We set delta to 1e-6 and 3,500 steps in all.', 'steps', 3500],
    ['We took 450 optimiser steps with σ = 1.', 'steps', 450],
    ["L'apprentissage dure 12 époques, soit 4 800 itérations avec un bruit de σ = 1,2.", 'steps', 4800],
    ['Delta is taken to be 2e-6.', 'delta', 2e-6],
    ['The probability of failure δ was set to 3×10⁻⁶.', 'delta', 3e-6],
    ['Failure probability (delta): 1e-9', 'delta', 1e-9],
    ['Für δ haben wir 2·10⁻⁷ angesetzt.', 'delta', 2e-7],
    ['Delta vaut 1e-6.', 'delta', 1e-6],
    ['With delta=1/7400 the library printed something.', 'delta', 1 / 7400],
    ['We use lots of size L = 300 out of N = 30,000 visits.', 'batchSize', 300],
    ['Un lot est tiré par tirage de Poisson, de taille moyenne 250, avec un bruit.', 'batchSize', 250],
    ['The batches are Poisson batches with expected size 250.', 'batchSize', 250],
    ['planning on 3 epochs, batch 512 poisson, noise mult 0.9', 'batchSize', 512],
    ['We fine-tune on CivilText (29,038 training letters) with sigma 1.', 'recordCount', 29_038],
    ['planning on 3 epochs, batch 512 poisson, noise mult 0.9', 'noiseMultiplier', 0.9],
    ['un lot de taille moyenne, multiplicateur de bruit 1,3, norme 1', 'noiseMultiplier', 1.3],
    ['la taille de lot est 320 pour une norme de 1', 'batchSize', 320],
    [
      'Die Losgröße ist L = 500, sodass sich die Rate q = L/N = 0,01 ergibt. Sie ist klein.',
      'samplingRate',
      0.01,
    ],
    ['N = 5000 Briefe. Die Losgröße ist L = 50. Das Rauschen hat σ = 1,1.', 'noiseMultiplier', 1.1],
  ])('%s', (sentence, quantity, value) => {
    const [only, ...more] = claimed(sentence, quantity);
    expect(only).toBeCloseTo(value, 12);
    expect(more).toEqual([]);
  });

  it.each<[string, Quantity]>([
    ['We trained on 8 A100 GPUs for 400 hours.', 'recordCount'],
    ['It was pre-trained on 900,000 public pages.', 'recordCount'],
    ['The encoder was trained on 900,000 public pages.', 'recordCount'],
    ['The model is evaluated on 5,000 letters.', 'recordCount'],
    ['val set: 1000 images', 'recordCount'],
    ['We did not train on 3,000 of them.', 'recordCount'],
    ['Each batch is drawn independently with probability 0.02.', 'samplingRate'],
    ['Each letter is dropped with probability 0.02.', 'samplingRate'],
    ['Audio is sampled at rate 16000.', 'samplingRate'],
    ['The early stopping of p = 5 epochs was not reached.', 'steps'],
    ['delta is far below 1 / n', 'delta'],
  ])('%s', (sentence, quantity) => {
    expect(claimed(sentence, quantity)).toEqual([]);
  });

  it('keeps its German numbers beside lines in English', () => {
    const german = 'Wir haben 6.000 Schritte mit dem Rauschmultiplikator 1,25 auf den Daten gerechnet.';
    const text = `${german}\n\nsample_rate = 0.005\ndelta = 1e-6`;
    expect(claimed(text, 'steps')).toEqual([6000]);
    expect(claimed(text, 'noiseMultiplier')).toEqual([1.25]);
    expect(claimed(text, 'samplingRate')).toEqual([0.005]);
  });

  it('reads no percentage as a share of one', () => {
    for (const share of ['0,5 %', '0.5%', '0.5 %', '5%', '.5%'])
      expect(claimed(`Every visit joins the batch with probability ${share}.`, 'samplingRate')).toEqual([
        share === '5%' ? 0.05 : 0.005,
      ]);
  });
});

describe('a name', () => {
  it.each<[string, Quantity, number[]]>([
    ['args:\n  - "--batch-size=120"\n  - "--num-steps=40"', 'batchSize', [120]],
    ['@click.option("--letters", "n_records", default=3_000)', 'recordCount', [3000]],
    ['{"train-rows": 5000, "dev-rows": 70}', 'recordCount', [5000]],
    ['N = 5000\n# batch = 25\nbatch = 50', 'batchSize', [50]],
    ['batch = 50', 'batchSize', []],
  ])('%s', (text, quantity, values) => {
    expect(claimed(text, quantity)).toEqual(values);
  });

  it('of a permutation that is cut to test on is no batch', () => {
    const split = 'order = torch.randperm(n)\ntrain, valid = order[:900], order[900:]';
    const others = (text: string) => readConfiguration(text).others.map(({ id }) => id);
    expect(others(split)).toEqual([]);
    expect(others('order = torch.randperm(n)\nbatch = order[:90]')).toEqual(['without-replacement']);
  });
});

it('reads what a nested call is given by name, whatever stands beside it', () => {
  const text = `settings = run.Settings(
    num_updates=1_200,
    privacy=dp.Settings(delta=1e-6, noise_multiplier=2.5, logging=log.Settings(every=5)),
    evaluation=evaluation.Settings(batch_size=100),
)`;
  expect(claimed(text, 'steps')).toEqual([1200]);
  expect(claimed(text, 'noiseMultiplier')).toEqual([2.5]);
  expect(claimed(text, 'delta')).toEqual([1e-6]);
  expect(claimed(text, 'batchSize')).toEqual([]);
  // what a call is given by itself still tells of what it is about
  expect(claimed('loader = make(test_data, batch_size=100)', 'batchSize')).toEqual([]);
});
