// Configurations as people paste them. What is read must be what was written, in any dress; what is not, is named.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../test/statistics/size';
import { readSum } from './arithmetic';
import { EXAMPLES } from './examples';
import { readConfiguration } from './readConfiguration';
import type { ConfigurationReading, Quantity } from './types';

const valuesOf = ({ claims }: ConfigurationReading): Partial<Record<Quantity, number>> =>
  Object.fromEntries(claims.map(({ quantity, value }) => [quantity, value]));

describe('readConfiguration', () => {
  it('reads the three examples', () => {
    const [opacus, tensorflow, jax] = EXAMPLES.map(({ text }) => readConfiguration(text));
    expect(valuesOf(opacus as ConfigurationReading)).toEqual({
      batchSize: 256,
      recordCount: 60_000,
      noiseMultiplier: 1.1,
      clippingNorm: 1,
      epochs: 15,
      delta: 1e-5,
    });
    expect(opacus?.accountant).toBe('prv');
    expect(valuesOf(tensorflow as ConfigurationReading)).toEqual({
      clippingNorm: 1,
      noiseMultiplier: 1.3,
      microbatches: 250,
      recordCount: 60_000,
      batchSize: 250,
      epochs: 15,
      delta: 1e-5,
    });
    expect(tensorflow?.flags.microbatching?.value).toBe(false);
    expect(valuesOf(jax as ConfigurationReading)).toEqual({
      noiseMultiplier: 3,
      steps: 512,
      samplingRate: 0.1,
      delta: 1e-6,
      epsilon: 3.77,
    });
    expect(jax?.accountant).toBe('pld');
    for (const [index, reading] of [opacus, tensorflow, jax].entries()) {
      expect(reading?.tool).toBe(EXAMPLES[index]?.tool);
      expect(reading?.misread).toEqual([]);
    }
  });

  it('reads what the libraries print', () => {
    const log =
      'DP-SGD with sampling rate = 0.417% and noise_multiplier = 1.1 iterated over 3600 steps satisfies differential privacy with eps = 2.92 and delta = 1e-05.\nThe optimal RDP order is 9.0.';
    const reading = readConfiguration(log);
    expect(valuesOf(reading)).toEqual({
      samplingRate: 0.00417,
      noiseMultiplier: 1.1,
      steps: 3600,
      epsilon: 2.92,
      delta: 1e-5,
    });
    expect(
      valuesOf(readConfiguration('Train Epoch: 3 \tLoss: 0.4 (ε = 0.73, δ = 1e-05) for α = 16.0')),
    ).toEqual({
      epochs: 3,
      epsilon: 0.73,
      delta: 1e-5,
    });
  });

  it('reads command lines, annotations, comments and sums over names', () => {
    expect(
      valuesOf(readConfiguration('python mnist.py --noise-multiplier 1.3 --batch_size=240 --delta 1e-5')),
    ).toEqual({ noiseMultiplier: 1.3, batchSize: 240, delta: 1e-5 });
    const code = `# steps = 9\nbatch_size: int = 256\nn = 60_000  # epochs = 4\nsteps = 15 * n // batch_size\nsample_rate=cfg.batch_size / n`;
    expect(valuesOf(readConfiguration(code.replace('cfg.', '')))).toEqual({
      batchSize: 256,
      recordCount: 60_000,
      steps: 3515,
      samplingRate: 256 / 60_000,
    });
    expect(valuesOf(readConfiguration('sigma = 1.3\nnoise_multiplier = args.sigma')).noiseMultiplier).toBe(
      1.3,
    );
  });

  it('reads assignments of several names at once', () => {
    expect(valuesOf(readConfiguration('batch_size, n, epochs = 256, 60_000, 15'))).toEqual({
      batchSize: 256,
      recordCount: 60_000,
      epochs: 15,
    });
    const call = readConfiguration('model, epochs, loader = engine.make_private(sigma=1.1, max_grad_norm=1)');
    expect(valuesOf(call)).toEqual({ noiseMultiplier: 1.1, clippingNorm: 1 });
    expect(call.misread).toEqual([]);
  });

  it('names the line of what it could not take', () => {
    const reading = readConfiguration(
      'epochs = 15\nnoise_multiplier = a lot\ndelta = 1 / len(data)\nwhatever this is',
    );
    expect(reading.misread.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(reading.misread[0]?.reason).toContain('"a lot" is not a number');
    expect(readConfiguration('-n=15').misread[0]?.reason).toContain('flag of one letter');
    expect(readConfiguration('shuffle = maybe').misread).toHaveLength(1);
  });

  it('leaves learning rates and models alone', () => {
    const reading = readConfiguration('lr = 0.15\nmodel=Net()\nmomentum: 0.9');
    expect(valuesOf(reading)).toEqual({});
    expect(reading.misread).toEqual([]);
    expect(reading.passedOver).toContain('lr');
  });

  const numbers = fc.record({
    noise_multiplier: fc.double({ min: 0.2, max: 100, noNaN: true }),
    sample_rate: fc.double({ min: 1e-6, max: 1, noNaN: true }),
    steps: fc.integer({ min: 1, max: 1_000_000 }),
    delta: fc.double({ min: 1e-15, max: 0.1, noNaN: true }),
    max_grad_norm: fc.double({ min: 0.01, max: 10, noNaN: true }),
  });
  type Numbers = Record<string, number>;
  const entries = (given: Numbers, write: (key: string, value: number) => string) =>
    Object.entries(given).map(([key, value]) => write(key, value));
  const dresses: readonly ((given: Numbers) => string)[] = [
    (given) => `engine.make_private(${entries(given, (key, value) => `${key}=${value}`).join(', ')})`,
    (given) => entries(given, (key, value) => `${key} = ${value}`).join('\n'),
    (given) => JSON.stringify(given, null, 2),
    (given) => JSON.stringify(given),
    (given) =>
      `config = dict(\n${entries(given, (key, value) => `    ${key}=${value},  # yes`).join('\r\n')}\n)`,
    (given) => `dp:\n${entries(given, (key, value) => `  ${key.replaceAll('_', '-')}: ${value}`).join('\n')}`,
    (given) => `python train.py ${entries(given, (key, value) => `--${key} ${value}`).join(' ')}`,
    (given) =>
      `train.py ${entries(given, (key, value) => `--${key.replaceAll('_', '-')}="${value}"`).join(' ')}`,
    (given) => `{${entries(given, (key, value) => `'${key}': ${value}`).join(', ')}}`,
  ];

  it('reads the same numbers in every dress, exactly', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...dresses), (given, dress) => {
        const reading = readConfiguration(dress(given));
        expect(valuesOf(reading)).toEqual({
          noiseMultiplier: given.noise_multiplier,
          samplingRate: given.sample_rate,
          steps: given.steps,
          delta: given.delta,
          clippingNorm: given.max_grad_norm,
        });
        expect(reading.misread).toEqual([]);
      }),
      { seed: 1, numRuns: size(150, 400) },
    );
  });

  it('never throws, and points at lines that are there', () => {
    const scraps = fc.constantFrom(
      'delta',
      'noise_multiplier',
      '=',
      ':',
      '(',
      ')',
      '{',
      '"',
      "'",
      ',',
      '\n',
      '#',
      '--',
      '1e-5',
      '**',
      '//',
      ' ',
      'q',
      '9'.repeat(400),
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(scraps, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readConfiguration(text);
        const lines = text.split(/\r\n|\r|\n/).length;
        for (const { line } of reading.misread) expect(line >= 1 && line <= lines).toBe(true);
        for (const value of Object.values(valuesOf(reading))) expect(Number.isFinite(value)).toBe(true);
      }),
      { seed: 2, numRuns: size(200, 600) },
    );
  });

  it('is quick on a text that is no configuration', () => {
    const long = `${'a'.repeat(30_000)}\n${'('.repeat(5000)}\n${'-'.repeat(5000)}1`;
    expect(readConfiguration(long).misread.length).toBeGreaterThan(0);
  });
});

describe('readSum', () => {
  const names = new Map([['n', 60_000]]);
  it.each([
    ['256/n', 256 / 60_000],
    ['2**-4', 1 / 16],
    ['-(1 + 2) * 3', -9],
    ['15 * 60000 // 256', 3515],
    ['2 ** 3 ** 2', 512],
    ['1e3 - 1', 999],
  ])('%s', (text, value) => {
    expect(readSum(text, names)).toBe(value);
  });

  it('refuses what is no sum', () => {
    for (const text of ['', 'x', '1 +', 'f(2)', '(1', '1/0', '2 3', '9**9**9', '('.repeat(90)])
      expect(readSum(text, names)).toBeNull();
  });
});
