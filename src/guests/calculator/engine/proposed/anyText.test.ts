// Properties of the reader over generated texts: no ε before a confirmation, no number lost, no error.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../../../test/statistics/size';
import { configurations } from '../../testing/configurations/yardstick';
import { QUESTIONS } from '../form/questions';
import { resolve } from '../form/resolve';
import { listsFor } from '../form/taken';
import { propose } from '../propose';

const NAMES = fc.constantFrom(
  ...[
    'noise_multiplier',
    'sigma',
    'batch_size',
    'n',
    'epochs',
    'steps',
    'delta',
    'epsilon',
    'max_grad_norm',
    'q',
  ],
  ...[
    'num_clients',
    'rounds',
    'local_epochs',
    'fraction_fit',
    'n_critic',
    'lr',
    'eval_batch_size',
    'world_size',
  ],
  ...[
    'gradient_accumulation_steps',
    'Rauschmultiplikator',
    'Batchgröße',
    'noise_multiplyer',
    'my_sigma',
    'folds',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'max_examples_per_user',
    'per_device_batch_size',
    'hasOwnProperty',
  ],
);
const VALUES = fc.constantFrom(
  '1',
  '256',
  '60000',
  '1.1',
  '1e-5',
  '0.01',
  '60,000',
  '3.5',
  '1/16',
  '0',
  '12k',
);
const GIVEN = fc.tuple(NAMES, VALUES, fc.constantFrom(' = ', ': ', '=', ' := ', ' <- ')).map((parts) => {
  const [name, value, sign] = parts;
  return { line: `${name}${sign}${value}`, flag: ` --${name} ${value}`, name, value };
});
const BEFORE = fc.constantFrom(
  '',
  '',
  '',
  '# ',
  '// ',
  '; ',
  '> ',
  'not ',
  'eval_',
  'train:\n  ',
  'generate:\n  ',
  '- ',
);
const BESIDE = fc.constantFrom(
  ...[
    '',
    'We do not use Poisson sampling.',
    'poisson_sampling = args.poisson',
    'loss: poisson',
    'poisson_sampling: true',
  ],
  ...[
    'python b.py --batch_size 8 --noise_multiplier 2',
    '[eval]',
    '```',
    'engine.make_private(noise_multiplier=1)',
  ],
  ...[
    'We draw batches by Poisson sampling.',
    'segments:',
    'history = [(1, 0.1, 10), (2, 0.1, 10)]',
    '{',
    '}',
    '("',
  ],
);

/** One to eight lines of named numbers, with words and brackets around them. */
const TEXTS = fc
  .array(fc.tuple(BEFORE, GIVEN, BESIDE, fc.boolean()), { minLength: 1, maxLength: 8 })
  .map((lines) =>
    lines
      .map(
        ([before, given, beside, isFlag]) =>
          `${before}${isFlag ? `python a.py${given.flag}` : given.line}\n${beside}`,
      )
      .join('\n'),
  );
const KEPT = configurations().map(({ text }) => text);
/** A real configuration with other lines in it and the beginning of another configuration at its end. */
const MUTATED = fc
  .tuple(fc.constantFrom(...KEPT), fc.constantFrom(...KEPT), TEXTS, fc.nat(), fc.nat())
  .map(([text, other, added, at, cut]) => {
    const lines = text.split('\n');
    lines.splice(at % (lines.length + 1), 0, added);
    return `${lines.join('\n')}\n${other.slice(0, cut % 200)}`;
  });
/** Any answers to any of the form's questions. */
const ANSWERS = fc.record(
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([id, { options }]) => [id, fc.constantFrom(...Object.keys(options))]),
  ),
  { requiredKeys: [] },
);

/** The one answer without which most texts have no run, so that enough of them have one. */
const POISSON = fc.constant({ sampling: 'poisson' });

describe('any text of named numbers, and any real configuration with other lines in it,', () => {
  it('has no run, no ε and no bound before somebody confirms, for any answers', () => {
    let confirmed = 0;
    fc.assert(
      fc.property(fc.oneof(TEXTS, MUTATED), fc.oneof(ANSWERS, POISSON), (text, answers) => {
        const proposal = propose(text);
        const given = { overrides: {}, answers, phases: [] };
        const { run, mechanism, parts, bounds } = resolve(proposal, { ...given, confirmed: false });
        expect([run, mechanism, parts, bounds]).toEqual([null, null, null, []]);
        if (resolve(proposal, { ...given, confirmed: true }).run) confirmed++;
      }),
      { numRuns: size(120, 10_000), seed: 51 },
    );
    // enough of the texts have a run once they are confirmed
    expect(confirmed).toBeGreaterThan(size(1, 100));
  }, 240_000);

  it('has each named number once in its lists, with the place where it is written', () => {
    fc.assert(
      fc.property(fc.oneof(TEXTS, MUTATED), (text) => {
        const proposal = propose(text);
        const { numbers } = proposal;
        for (const unit of ['record', 'client'] as const) {
          const { rows, choices, unused } = listsFor(proposal, unit);
          const listed = [
            ...rows.flatMap((row) => [
              ...new Set([...row.numbers, ...row.candidate.numbers].map(({ id }) => id)),
            ]),
            ...new Set(
              choices.flatMap(({ candidates }) =>
                candidates.flatMap((one) => one.numbers.map(({ id }) => id)),
              ),
            ),
            ...unused.map(({ number }) => number.id),
          ];
          expect(listed.toSorted((a, b) => a - b)).toEqual(numbers.map(({ id }) => id));
        }
        for (const { written, start, end, line } of numbers) {
          expect(text.slice(start, end)).toBe(written);
          expect(text.slice(0, start).split('\n')).toHaveLength(line);
        }
      }),
      { numRuns: size(50, 2000), seed: 51 },
    );
  }, 120_000);
});

describe('any text', () => {
  it('of one to ten lines with a name and a value each keeps all of them', () => {
    const one = fc.tuple(GIVEN, fc.boolean());
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 10 }), (given) => {
        const written = given.map(([{ line, flag }, isFlag]) => (isFlag ? `python a.py${flag}` : line));
        const { numbers } = propose(written.join('\n'));
        expect(numbers.map(({ name, written: value, line }) => [name, value, line])).toEqual(
          given.map(([{ name, value }], i) => [name, value, i + 1]),
        );
      }),
      { numRuns: size(150, 2000), seed: 51 },
    );
  }, 60_000);

  // a regular expression that backtracks takes time in the square of the length on each of these lines
  it.each([
    ['brackets', '('.repeat(5000)],
    ['spaces', `${' '.repeat(50_000)}x`],
    ['digits', '1,'.repeat(10_000)],
    ['signs', 'a=1 '.repeat(10_000)],
    ['quotes', '" '.repeat(20_000)],
    ['flags', '--a '.repeat(10_000)],
    ['powers', '2^'.repeat(2000)],
    ['names', `${'n, '.repeat(10_000)}= 1`],
  ])(
    'of one long line of %s is read within 30 s',
    (_, text) => {
      expect(propose(text).isEmpty).toBe(false);
    },
    30_000,
  );

  it('of arbitrary characters or of pieces of configurations is read without an error', () => {
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
      ...[
        '\t',
        '(',
        ')',
        '#',
        'for ',
        ' in range(',
        'ε',
        '\\',
        '&',
        '*',
        '/',
        'history',
        '\r',
        '\r\n',
        '~~',
        '```',
        "'''",
      ],
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const { numbers } = propose(written);
        for (const { start, end, name } of numbers) {
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(written.length);
          expect(name).not.toBe('');
        }
      }),
      { numRuns: size(150, 2000), seed: 51 },
    );
  });
});
