// Tests of reading score files of text: any common way of writing them gives the same scores, and what is refused is named by its line.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../../../test/statistics/size';
import type { ReaderScores } from '../../../scoreAudit/readerScores';
import { type ReadingOptions, readScores, ScoreReader } from './scoreReader';

const read = (text: string, options: ReadingOptions = {}): ReaderScores => {
  const reader = new ScoreReader(options);
  reader.push(text);
  return reader.end();
};

const WORDS = [
  ['1', '0'],
  ['in', 'out'],
  ['z', "z'"],
  ['True', 'False'],
  ['1.000000e+00', '0.000000e+00'],
  ['+1', '-1'],
] as const;
const SEPARATORS = [',', ';', '\t', ' ', ' , ', '\t ', '   '];
const score = fc.double({ noNaN: true });
const rows = fc
  .array(fc.tuple(score, fc.boolean()), { minLength: 2, maxLength: 150 })
  .filter((all) => all.some(([, z]) => z) && all.some(([, z]) => !z));
const writing = fc.record({
  separator: fc.constantFrom(...SEPARATORS),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  words: fc.constantFrom(...WORDS),
  header: fc.constantFrom(null, ['score', 'world'], ['Loss', 'member'], ['a', 'b']),
  quotes: fc.boolean(),
  worldFirst: fc.boolean(),
  mark: fc.boolean(),
  comment: fc.boolean(),
  last: fc.boolean(),
});
type Writing = typeof writing extends fc.Arbitrary<infer T> ? T : never;

function written(all: readonly (readonly [number, boolean])[], how: Writing): string {
  const quote = (cell: string) => (how.quotes ? `"${cell}"` : cell);
  const line = (a: string, b: string) => (how.worldFirst ? [b, a] : [a, b]).map(quote).join(how.separator);
  const lines = [
    ...(how.comment ? ['# scores of a model'] : []),
    ...(how.header ? [line(how.header[0] as string, how.header[1] as string)] : []),
    ...all.map(([value, z]) => line(String(value), how.words[z ? 0 : 1])),
  ];
  return (how.mark ? '\uFEFF' : '') + lines.join(how.end) + (how.last ? how.end : '');
}

/** Number of rows from which the columns are found. */
const HEAD = 99;

/** Whether the column of scores could hold worlds too, because all scores are 0, 1 or -1 and no header tells. */
const ambiguous = (all: readonly (readonly [number, boolean])[], how: Writing): boolean =>
  (how.header === null || how.header[0] === 'a') &&
  all.slice(0, HEAD).every(([value]) => [0, 1, -1].includes(value));

test('2 to 150 rows are read with any separator, line end, header, quotes and order of columns, in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(rows, writing, fc.integer({ min: 1, max: 40 }), async (all, how, size) => {
      fc.pre(!ambiguous(all, how));
      const bytes = new TextEncoder().encode(written(all, how));
      const pieces = async function* () {
        for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
      };
      const found = await readScores(
        { pieces: pieces(), decoder: new TextDecoder('utf-8', { fatal: true }) },
        {},
      );
      const of = (world: boolean) =>
        Float64Array.from(all.flatMap(([value, z]) => (z === world ? [value + 0] : [])));
      expect(found.rows).toEqual({ original: of(true), substituted: of(false) });
      expect(found.original).toEqual(of(true).sort());
      expect(found.substituted).toEqual(of(false).sort());
    }),
    { numRuns: size(50, 150) },
  );
});

test('a comma is read as a decimal comma where no comma separates cells', () => {
  expect(read('0,5;in\n-1,25e-1;out')).toMatchObject({
    original: Float64Array.of(0.5),
    substituted: Float64Array.of(-0.125),
  });
});

test('losses are read as negative scores', () => {
  expect(read('0,5;in\n-1,25e-1;out', { sign: -1 })).toMatchObject({
    original: Float64Array.of(-0.5),
    substituted: Float64Array.of(0.125),
  });
});

test('two columns are found by their names among others', () => {
  const text = 'id,member,epoch,score\n7,1,3,0.5\n8,0,3,0.25\n';
  expect(read(text)).toMatchObject({
    original: Float64Array.of(0.5),
    substituted: Float64Array.of(0.25),
    columns: { score: 'score', world: 'member' },
  });
});

test('infinite scores are read in every common spelling', () => {
  const words = ['inf', '+inf', 'Inf', 'INF', 'Infinity', '+Infinity', 'infinity', '1e999'];
  const up = words.map((word) => `${word},1`).join('\n');
  const down = words.map((word) => `-${word.replace('+', '')},0`).join('\n');
  const { original, substituted } = read(`${up}\n${down}`);
  expect([...original]).toEqual(words.map(() => Number.POSITIVE_INFINITY));
  expect([...substituted]).toEqual(words.map(() => Number.NEGATIVE_INFINITY));
  expect([...read('inf,1\n-inf,0', { sign: -1 }).original]).toEqual([Number.NEGATIVE_INFINITY]);
});

describe('the columns of scores and worlds', () => {
  const rows = (order: readonly string[]) => {
    const cells: Record<string, string[]> = {
      label: ['0', '1', '1', '0'],
      member: ['1', '0', '1', '0'],
      score: ['3', '1', '4', '2'],
    };
    const lines = [0, 1, 2, 3].map((i) => order.map((name) => cells[name]![i]).join(','));
    return [order.join(','), ...lines].join('\n');
  };

  test.each([[['label', 'member', 'score']], [['member', 'label', 'score']]])(
    'in %j are found only once the reader has chosen one of two possible columns of worlds',
    (order) => {
      expect(() => read(rows(order))).toThrow(
        /“(label|member)” and “(label|member)” could both hold the world/,
      );
      const byName = read(rows(order), { columns: { world: 'member' } });
      expect(byName.original).toEqual(Float64Array.of(3, 4));
      expect(byName.columns).toEqual({ score: 'score', world: 'member' });
      const byNumber = read(rows(order), { columns: { world: String(order.indexOf('label') + 1) } });
      expect(byNumber.original).toEqual(Float64Array.of(1, 4));
      expect(byNumber.columns).toEqual({ score: 'score', world: 'label' });
    },
  );

  test.each([
    ['a label with classes', 'label,member,score\n7,1,3\n2,0,1', { score: 'score', world: 'member' }],
    ['no names', '3,1\n4,0', { score: '1', world: '2' }],
    ['no names, with the world first', '1,3\n0,4', { score: '2', world: '1' }],
    ['a telling name for one of two', 'x,loss\n1,1\n0,0', { score: 'loss', world: 'x' }],
  ])('are found with %s', (_, text, columns) => {
    expect(read(text).columns).toEqual(columns);
  });

  test.each([
    ['1,0\n0,1', {}, 'worldColumn', 'The columns “1” and “2” could both hold the world. Say which'],
    ['label,member\n1,0\n0,1', {}, 'worldColumn', 'could both hold the world'],
    ['loss,score,world\n1,2,0\n2,3,1', {}, 'scoreColumn', 'could both hold the scores'],
    ['a,b,c\n1,2,0\n2,3,1', {}, 'rows', 'say which column is which (scoreColumn, worldColumn)'],
    ['a,b\n1,2\n2,3', { score: 'c' }, 'scoreColumn', 'scoreColumn is “c”, but the columns are “a”, “b”'],
    ['a,b\n1,2\n2,3', { score: '3' }, 'scoreColumn', 'or its number from 1'],
    ['a,b\n1,2\n2,3', { score: 'a', world: '1' }, 'worldColumn', 'Give two different columns'],
  ] as const)('of %j are refused by the field that chooses them', (text, columns, field, message) => {
    expect(() => read(text, { columns })).toThrow(message);
    expect(() => read(text, { columns })).toThrow(expect.objectContaining({ field }));
  });

  test('can be chosen among many, by name in any case or by number', () => {
    const text = 'a,b,c\n1,5,0\n0,6,1';
    expect(read(text, { columns: { score: 'B', world: '3' } })).toMatchObject({
      original: Float64Array.of(6),
      columns: { score: 'b', world: 'c' },
    });
  });
});

describe('the reader of score files', () => {
  test.each([
    ['', 'There are no rows'],
    ['score,world\n', 'There are no rows'],
    ['0.5,1\n0.7,1', 'There is no row of the other world among 2. Give rows of both'],
    ['0.5,0', 'There is no row of the world of z among 1'],
    ['0.5|1\n0.7|0', 'Line 1 holds one cell, “0.5|1”. Separate score and world'],
    [
      'score,world\n0.5,1\nnan,0',
      'Line 3 has the score “nan”. Give a number for every run, where inf and -inf are numbers',
    ],
    ['nan,1\n0.5,0', 'Line 1 has the score “nan”'],
    ['0.5,1\nnan,0', 'Never leave rows out because of their score'],
    ['score,world\n,1\n,0', 'Line 2 has no score'],
    ['0.5,1\n0.7,', 'Line 2 has no world'],
    ['0.5,1\n0.7,maybe', 'Line 2 has the world “maybe”. Give 1, in or z'],
    ['0.5,1\n0.7,0,3', 'Line 2 has 3 cells where the first line has 2'],
    ['0.5,1,4\n0.7,0,3', 'Line 1 has 3 cells. Give two columns'],
    [`0.5,1\n${'x'.repeat(20_000)}`, 'Line 2 has more than 10000 characters'],
  ])('refuses %.40j with what is wrong', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('refuses bytes that are not text', async () => {
    const pieces = async function* () {
      yield Uint8Array.of(0x30, 0xff, 0xfe, 0x00);
    };
    await expect(
      readScores({ pieces: pieces(), decoder: new TextDecoder('utf-8', { fatal: true }) }, {}),
    ).rejects.toThrow('not text in UTF-8');
  });

  test('refuses a line that never ends', () => {
    const reader = new ScoreReader();
    expect(() => {
      for (;;) reader.push('0.5 1 '.repeat(1000));
    }).toThrow('Line 1 has more than 10000 characters');
  });

  test('gives scores or an InputError for any text of up to 300 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        try {
          const { original, substituted } = read(text);
          expect([...original, ...substituted].some(Number.isNaN)).toBe(false);
        } catch (error) {
          expect(error).toMatchObject({
            name: 'InputError',
            field: expect.stringMatching(/^(rows|worldColumn|scoreColumn)$/),
          });
        }
      }),
    );
  });
});

test('rows are read in about 32 bytes each, up to the largest number of rows', {
  timeout: 120_000,
}, () => {
  const most = size(200_000, 10_000_000);
  const reader = new ScoreReader({ most });
  const piece = Array.from({ length: 10_000 }, (_, i) => `${Math.sin(i).toFixed(6)},${i % 2}\n`).join('');
  const held = () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const before = held();
  let peak = 0;
  for (let rows = 0; rows < most; rows += 10_000) {
    reader.push(piece);
    peak = Math.max(peak, held() - before);
  }
  // eight bytes a number, doubled when an array grows, and garbage that has not been collected yet
  expect(peak).toBeLessThan(32 * most + 1e8);
  expect(() => reader.push('0.1,0\n')).toThrow(`There are more than ${most} rows. Give a part of them`);
});

describe('the largest number of rows', () => {
  const all = '0.5,1\n'.repeat(3) + '0.5,0\n'.repeat(2);

  test('is read', () => {
    const reader = new ScoreReader({ most: 5 });
    reader.push(all);
    expect(reader.end().original).toHaveLength(3);
  });

  test('is refused with one row more', () => {
    const more = new ScoreReader({ most: 5 });
    more.push(`${all}0.1,0\n`);
    expect(() => more.end()).toThrow('There are more than 5 rows. Give a part of them');
  });
});

describe('a file with a column for each world', () => {
  test.each([
    ['in,out\n1,2\n3,4\n', [1, 3], [2, 4]],
    ['out;in\n1,5;2\n-inf;4\n', [2, 4], [1.5, -Infinity]],
    ['id\tmember\tnon-member\n7\t1\t2\n8\t\t4\n9\t\t5', [1], [2, 4, 5]],
    ['in,out\n0,1\n1,0\n', [0, 1], [1, 0]],
  ])('is read from %j', (text, one, other) => {
    const { rows } = read(text);
    expect([Array.from(rows.original), Array.from(rows.substituted)]).toEqual([one, other]);
  });

  test('is read with 1 to 150 scores in each world, in pieces of any size', () => {
    const column = fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(column, column, fc.integer({ min: 1, max: 40 }), (one, other, size) => {
        const most = Math.max(one.length, other.length);
        const lines = Array.from({ length: most }, (_, i) => `${one[i] ?? ''},${other[i] ?? ''}`);
        const text = ['in,out', ...lines].join('\n');
        const reader = new ScoreReader();
        for (let i = 0; i < text.length; i += size) reader.push(text.slice(i, i + size));
        const { rows } = reader.end();
        expect(rows.original).toEqual(Float64Array.from(one, (value) => value + 0));
        expect(rows.substituted).toEqual(Float64Array.from(other, (value) => value + 0));
      }),
    );
  });

  test('is refused for a gap, a score that is not a number, or a world without scores', () => {
    expect(() => read('in,out\n1,2\n,3\n4,5')).toThrow('Line 4 has a score below an empty cell');
    expect(() => read('in,out\n1,2\nnan,3')).toThrow('Line 3 has the score “nan”');
    expect(() => read('in,out\n1,\n2,')).toThrow('no row of the other world');
  });

  test('is read as rows of a score and a world where the columns are chosen', () => {
    expect(read('in,out\n1,0.5\n0,0.25', { columns: { score: 'out', world: 'in' } })).toMatchObject({
      original: Float64Array.of(0.5),
      substituted: Float64Array.of(0.25),
    });
  });
});
