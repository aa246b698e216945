// General causes for which rows were once missed, each by a small text of its own kind.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from './read';
import { ROWS } from './reading';

/** What is read for every row: kind, value, whether it must be looked at first. */
const readIn = (text: string) =>
  ROWS.flatMap((row) => read(text).rows[row].map(({ kind, value, asks }) => [kind, value, asks]));

describe('numbers of other countries', () => {
  it.each<[string, unknown[]]>([
    ['noise_multiplier = 1,1', ['noiseMultiplier', 1.1, true]],
    ['q: 0,01', ['samplingRate', 0.01, true]],
    ['dataset_size = 60.000', ['records', 60_000, true]],
    ['Rauschmultiplikator 1,2 bei δ = 10⁻⁵', ['noiseMultiplier', 1.2, true]],
    ['Wir trainieren 40 Epochen.', ['epochs', 40, false]],
    ['Batchgröße: 256', ['batchSize', 256, false]],
  ])('%s', (text, expected) => {
    expect(readIn(text)).toContainEqual(expected);
  });

  it('a thousand set apart by a comma asks nothing', () => {
    expect(readIn('steps: 1,000')).toEqual([['steps', 1000, false]]);
    // two numbers to Python
    expect(readIn('steps = 1,000')).toEqual([['steps', 1000, true]]);
  });
});

describe('texts in other languages and of other programs', () => {
  it.each<[string, unknown[][]]>([
    [
      'Noise multiplier\n1.1\nEpochs\n15',
      [
        ['epochs', 15, false],
        ['noiseMultiplier', 1.1, false],
      ],
    ],
    [
      '>>> q, T\n(0.01, 1000)',
      [
        ['samplingRate', 0.01, false],
        ['steps', 1000, false],
      ],
    ],
    ['len(train_set)\nOut[3]: 60000', [['records', 60_000, false]]],
    [
      'batch_size, epochs = 256, 15\nsigma, q = 1.1, 0.01',
      [
        ['batchSize', 256, false],
        ['samplingRate', 0.01, false],
        ['epochs', 15, false],
        ['noiseMultiplier', 1.1, false],
      ],
    ],
    ['epochs\n1\n2\n3', []],
    ['sigma <- 1.1', [['noiseMultiplier', 1.1, false]]],
    ['data class C(val epochs: Int = 15)', [['epochs', 15, false]]],
    ['export SIGMA=1.1', [['noiseMultiplier', 1.1, false]]],
    [`SIGMA=$\{SIGMA:-1.1}`, [['noiseMultiplier', 1.1, false]]],
    [
      'epoch 3/50 step 300/5000',
      [
        ['epochs', 50, false],
        ['steps', 5000, false],
      ],
    ],
    ['We add N(0, 4^2) to the sum.', [['noiseDeviation', 4, false]]],
    ['~~sigma = 1.3~~\nsigma = 1.5', [['noiseMultiplier', 1.5, false]]],
  ])('%j', (text, expected) => {
    expect(readIn(text)).toEqual(expected);
  });

  it('the arguments of a shell’s script are no numbers', () => {
    expect(readIn('python train.py --sigma $2 --epochs 15')).toEqual([['epochs', 15, false]]);
  });

  it('numbers that share a name are offered as a choice', () => {
    for (const between of [' or ', ' -> ', ', ', ' instead of ']) {
      const found = readIn(`We use noise multiplier 0.8${between}1.0, and all else as ever.`);
      expect(found, between).toEqual([
        ['noiseMultiplier', 0.8, true],
        ['noiseMultiplier', 1, true],
      ]);
    }
  });

  it('a batch of something is no number of records, and all of which it is one is', () => {
    expect(readIn('batches of 600 records out of 60,000 for 10 epochs')).toEqual([
      ['records', 60_000, false],
      ['batchSize', 600, false],
      ['epochs', 10, false],
    ]);
    expect(readIn('We do 100 steps per epoch.')).toEqual([]);
  });
});

it('any text is read without an error, and every reading stands on a line of it', () => {
  const piece = fc.constantFrom(
    ...[
      'sigma',
      '=',
      ':',
      ' 1.1',
      '\n',
      '  ',
      '- ',
      '{',
      '}',
      '[',
      ']',
      '"',
      'epochs',
      ' 15 ',
      ',',
      '|',
      '--',
      '$',
      '%',
    ],
    // names that every object of JavaScript has
    ...[
      'constructor',
      'toString(',
      'hasOwnProperty(2)',
      '__proto__',
      'for constructor in range(3): pass',
      '3 valueOf',
    ],
    ...['\t', '(', ')', '#', 'for ', ' in range(', 'ε', '\\', '&', '*', '&a', '*a', '<<', '/', 'history'],
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const { rows, evidence } = read(written);
      const lines = written.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n').length;
      for (const { line } of [...ROWS.flatMap((row) => rows[row]), ...evidence]) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines);
      }
    }),
    { numRuns: 500 },
  );
});
