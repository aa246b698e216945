// The numbers of a text: their spelling, arithmetic over them, and numbers that leave a choice.
import { describe, expect, it } from 'vitest';
import { choicesIn, RUN, rowsIn } from '../../testing/proposedIn';
import { propose } from '../propose';

describe('a number is read as it is written', () => {
  it.each<[string, string[]]>([
    ['delta = 1e-5', ['delta 0.00001']],
    ['\\delta = 8\\times 10^{-7}', ['delta 8e-7']],
    ['n = $60{,}000$', ['records 60000']],
    [
      '120.000 Einträge, Batchgröße 256, Rauschmultiplikator 1,1',
      ['records 120000', 'batchSize 256', 'noiseMultiplier 1.1'],
    ],
    ['n = 60 000', ['records 60000']],
    ['trained on 60k records', ['records 60000']],
    ['q = 1/16', ['samplingRate 0.0625']],
    ['delta = n^-1.1', ['delta n^-1.1']],
    ['steps = 15*60000/256', ['steps 3515.625']],
    ['n, batch_size, T = 20000, 200, 3000', ['records 20000', 'batchSize 200', 'steps 3000']],
    ['sigma = $' + '{SIGMA}\nSIGMA = 1.3', ['noiseMultiplier 1.3']],
    ['SIGMA=$' + '{SIGMA:-1.1}', ['noiseMultiplier 1.1']],
    ['batch_size = BATCH or 256', ['batchSize 256']],
    ['make(noise_multiplier=NOISE)\nNOISE = 0.9', ['noiseMultiplier 0.9']],
    ['N = 60000\ndelta = 1/N', ['records 60000', 'delta 0.000016666666666666667']],
    ['δ = 10⁻⁵', ['delta 0.00001']],
    [
      'noise multiplier 1.1 for 15 epochs with batch size 256',
      ['batchSize 256', 'epochs 15', 'noiseMultiplier 1.1'],
    ],
    ['Noise multiplier\n1.1\nEpochs\n15', ['epochs 15', 'noiseMultiplier 1.1']],
    ['>>> q, T\n(0.01, 1000)', ['samplingRate 0.01', 'steps 1000']],
    ['epoch 3/50', ['epochs 50']],
    ['sigma <- 1.1', ['noiseMultiplier 1.1']],
    ['| sigma | epochs |\n|---|---|\n| 1.1 | 15 |', ['epochs 15', 'noiseMultiplier 1.1']],
    ['a (3.4, 1e-6)-DP model of 15 epochs', ['epochs 15', 'targetEpsilon 3.4', 'delta 0.000001']],
    ['steps 1,000\nrecords 60,000', ['records 60000', 'steps 1000']],
    ['train.py --delta 1e-5 --sigma 1.1', ['noiseMultiplier 1.1', 'delta 0.00001']],
  ])('in %j', (text, expected) => {
    expect(rowsIn(text)).toEqual(expected);
  });

  it('a floor division is told from a comment that begins with the same //', () => {
    const text = 'n = 1e6; B = n // 1000; T = 20 * n // B; sigma = 2; delta = 1 / n';
    expect(rowsIn(text)).toEqual([
      'records 1000000',
      'batchSize 1000',
      'steps 20000',
      'noiseMultiplier 2',
      'delta 0.000001',
    ]);
    expect(rowsIn('batch_size = 256; // sigma = 3')).toEqual(['batchSize 256']);
  });

  it.each([
    ['dataset = CIFAR10(root, train=True)', 'CIFAR-10', 50_000],
    ['We fine-tune on SST-2.', 'SST-2', 67_349],
    ['dataset: purchase100', 'Purchase-100', 197_324],
  ])('%s offers a published number of records unless the text gives one', (text, name, records) => {
    expect(propose(text).suggestions).toMatchObject([{ name, records, line: 1 }]);
    expect(propose(`n = 1000\n${text}`).suggestions).toEqual([]);
  });

  it.each([
    ['noise_multiplier = 1,1', 'noise'],
    ['sigma = 0.8 or 1.0', 'noise'],
    ['sigmas = [0.5, 1.0]', 'noise'],
    ['noise_multiplier = 1.1\nnoise_multiplier *= 2', 'noise'],
    ['noise_multiplier = 1.0 if private else 0', 'noise'],
    ['sigma = 1.0\nnoise_multiplier = 1.2', 'noise'],
    ['bert_noise_multiplier = 0.7', 'noise'],
    ['noise_multiplyer: 1.3', 'noise'],
    ['epochs = 2\nsteps = 16\nn = 2240\nbatch_size = 16', 'length'],
    ['n = 60000\nval_split = 0.1', 'records'],
  ])('%j leaves a choice for the row %s', (text, row) => {
    expect(Object.keys(choicesIn(text))).toEqual([row]);
  });

  it('epochs and as many steps as they have agree', () => {
    expect(rowsIn(`${RUN}steps = 3516`)).toContain('steps 3516');
  });
});
