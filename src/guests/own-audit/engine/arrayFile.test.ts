// Tests of reading scores from arrays of NumPy and from JSON: they give the same scores as rows of text, and any bytes are answered or
// refused.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeNpy } from '../../../../test/shared/encodeNpy';
import { size } from '../../../../test/statistics/size';
import { InputError } from '../../../base/numerics/errors';
import { asSentence } from '../../../base/sentences/plain';
import { english } from '../../../base/sentences/sentence';
import type { ReaderScores } from '../../../scoreAudit/readerScores';
import { type ReadingOptions, readScores, readScoresOfWorlds } from './scoreReader';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A file that is read in pieces of `piece` bytes. */
const file = (bytes: Uint8Array, piece = 1 << 16) => ({
  pieces: (async function* () {
    for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece);
  })(),
  decoder: new TextDecoder('utf-8', { fatal: true }),
});

const read = (bytes: Uint8Array | string, options: ReadingOptions = {}, piece?: number) =>
  readScores(file(typeof bytes === 'string' ? bytesOf(bytes) : bytes, piece), options);

const worlds = ({ rows }: ReaderScores) => [Array.from(rows.original), Array.from(rows.substituted)];

async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(InputError);
  return english(asSentence(error));
}

const npy = (shape: readonly number[], values: readonly number[], more: object = {}) =>
  encodeNpy({ type: 'f8', shape, values: Float64Array.from(values), ...more });

describe('an array of NumPy', () => {
  const ROWS = [0.5, 1, -1.25, 0, 7, 1];

  test.each([
    ['two columns', npy([3, 2], ROWS)],
    ['two columns in the order of Fortran', npy([3, 2], ROWS, { fortran: true })],
    ['two rows, as numpy.stack makes them', npy([2, 3], [0.5, -1.25, 7, 1, 0, 1])],
    ['worlds before scores', npy([3, 2], [1, 0.5, 0, -1.25, 1, 7])],
  ])('of %s is read in pieces of any size', async (_, bytes) => {
    expect(worlds(await read(bytes))).toEqual([[0.5, 7], [-1.25]]);
    expect(worlds(await read(bytes, {}, 3))).toEqual([[0.5, 7], [-1.25]]);
  });

  test('gives infinite scores and negated losses from the columns that were chosen', async () => {
    const bytes = npy([3, 3], [9, Infinity, 1, 9, -1, 0, 8, 2, 0], { type: 'f4' });
    expect(worlds(await read(bytes, { sign: -1, columns: { score: '2', world: '3' } }))).toEqual([
      [-Infinity],
      [1, -2],
    ]);
  });

  test('is refused where its columns could be more than one pair', async () => {
    expect(await refusalOf(read(npy([3, 3], [1, 2, 3, 4, 5, 6, 7, 8, 9])))).toContain('has 3 columns');
    expect(await refusalOf(read(npy([2, 2], [1, 0, 0, 1])))).toContain('could both hold the world');
  });

  test('can hold the scores of one world, beside another array for the other', async () => {
    const [one, other] = [npy([3], [1, 2, Infinity]), npy([2, 1], [0, -1], { type: 'i4' })];
    expect(worlds(await readScoresOfWorlds({ in: file(one), out: file(other, 7) }, {}))).toEqual([
      [1, 2, Infinity],
      [0, -1],
    ]);
  });

  test('with the scores of one world is refused without a file for the other', async () => {
    const one = npy([3], [1, 2, Infinity]);
    expect(await refusalOf(read(one))).toMatch(/^These 3 scores say nothing of a world\. Give a second file/);
  });

  test('with the scores of one world is refused beside a table', async () => {
    const one = npy([3], [1, 2, Infinity]);
    const table = npy([3, 2], ROWS);
    expect(await refusalOf(readScoresOfWorlds({ in: file(one), out: file(table) }, {}))).toContain(
      'one of them has several columns',
    );
  });

  test.each([
    ['three dimensions', npy([1, 2, 2], [1, 2, 3, 4]), 'has 3 dimensions'],
    ['a score that is no number', npy([2, 2], [Number.NaN, 1, 0.5, 0]), 'Row 1 has the score “NaN”'],
    ['a world that is neither', npy([3, 2], [0.5, 1, 0.5, 0, 0.5, 0.7]), 'Row 3 has the world “0.7”'],
    ['one world alone', npy([2, 2], [0.5, 1, 0.25, 1]), 'no row of the other world'],
    ['a header without its values', npy([3, 2], ROWS).subarray(0, 140), 'bytes and'],
    ['no header', npy([3, 2], ROWS).subarray(0, 8), 'ends inside its header'],
  ])('with %s is refused by name', async (_, bytes, words) => {
    expect(await refusalOf(read(bytes))).toContain(words);
  });

  test('of 3 to 50 rows with any scores gives the same scores as JSON', async () => {
    const rows = fc.array(fc.tuple(fc.double({ noNaN: true }), fc.boolean()), {
      minLength: 3,
      maxLength: 50,
    });
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const of = (world: boolean) => all.flatMap(([score, z]) => (z === world ? [score] : []));
        fc.pre(of(true).length > 0 && of(false).length > 0);
        const values = all.flatMap(([score, z]) => [score, Number(z)]);
        const chosen = { columns: { score: '1', world: '2' } };
        const found = worlds(await read(npy([all.length, 2], values), chosen));
        expect(found).toEqual([of(true), of(false)]);
        const json = JSON.stringify(
          all.map(([score, z]) => [Number.isFinite(score) ? score : String(score), z]),
        );
        expect(worlds(await read(json, chosen)).map((one) => one.map((value) => value + 0))).toEqual(
          found.map((one) => one.map((value) => value + 0)),
        );
      }),
    );
  });
});

describe('a file of JSON', () => {
  test.each([
    [
      'lists of both worlds',
      '{"in": [1, "inf"], "out": [0, -1, 2], "seed": 3}',
      [
        [1, Infinity],
        [0, -1, 2],
      ],
    ],
    ['lists with names of the package', '{"inScores": [1], "outScores": [0]}', [[1], [0]]],
    ['rows', '[[0.5, 1], [0.25, 0]]', [[0.5], [0.25]]],
    ['rows with words', '[[0.5, "in"], [0.25, "out"], ["-inf", "out"]]', [[0.5], [0.25, -Infinity]]],
    [
      'rows of fields',
      '[{"id": 7, "score": 0.5, "world": true}, {"score": 1, "id": 8, "world": false}]',
      [[0.5], [1]],
    ],
    ['columns', '{"score": [0.5, 0.25], "member": [0, 1]}', [[0.25], [0.5]]],
    [
      'infinite numbers as Python writes them',
      '\uFEFF{"in": [Infinity, 1], "out": [-Infinity,0]}',
      [
        [Infinity, 1],
        [-Infinity, 0],
      ],
    ],
  ])('with %s is read in pieces of any size', async (_, text, expected) => {
    expect(worlds(await read(text))).toEqual(expected);
    expect(worlds(await read(`\n  ${text.replace('\uFEFF', '')}`, {}, 2))).toEqual(expected);
  });

  test('can hold a list for one world, beside a text with one number a line for the other', async () => {
    const both = { in: file(bytesOf('[1, "-inf"]')), out: file(bytesOf('score\n# two\n0,5\n2e-1\n')) };
    expect(worlds(await readScoresOfWorlds(both, {}))).toEqual([
      [1, -Infinity],
      [0.5, 0.2],
    ]);
  });

  test.each([
    ['[1, 2]', 'say nothing of a world'],
    ['[[1, 0], [2]]', 'Row 2 has 1 values where the first row has 2'],
    ['[[1, 0], [[2], 1]]', 'holds no table of scores'],
    ['[[1, 0], 3]', 'holds no table of scores'],
    ['{"in": {"a": 1}}', 'holds no table of scores'],
    ['{}', 'holds no table of scores'],
    ['[', 'This is not JSON'],
    ['{"in": [NaN], "out": [1]}', 'This is not JSON'],
    ['{"in": [null], "out": [1]}', 'Row 1 has no score'],
    ['{"in": [true], "out": [1]}', 'Row 1 has the score “true”'],
    ['{"in": [1], "out": []}', 'no row of the other world'],
    ['{"score": [1, 2], "world": [0]}', '“score” has 2 values and “world” has 1'],
    ['[{"score": 1, "world": 1}, {"score": 2}]', 'Row 2 has no world'],
    ['[{"__proto__": 1, "toString": 2, "world": 1}]', 'Say which of them holds the scores'],
    [`[${'['.repeat(50_000)}`, 'This is not JSON'],
  ])('that holds %.60s is refused by name', async (text, words) => {
    expect(await refusalOf(read(text))).toContain(words);
  });
});

test('any up to 200 bytes after any beginning give scores or an InputError', async () => {
  const heads = ['', '[', '{"in":', '[[1,0],', '\uFEFF{"out":[', '0.5,1\n'].map(bytesOf);
  const header = npy([3, 2], [0.5, 1, -1.25, 0, 7, 1]);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads, header, header.subarray(0, 90)),
      fc.uint8Array({ maxLength: 200 }),
      fc.nat(200),
      async (head, more, at) => {
        const bytes = Uint8Array.from([...head, ...more]);
        if (head === header) bytes[at % header.length] = more[0] ?? 0;
        await read(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(InputError));
        const both = { in: file(bytes, 5), out: file(bytes) };
        await readScoresOfWorlds(both, {}).catch((error: unknown) =>
          expect(error).toBeInstanceOf(InputError),
        );
      },
    ),
    { numRuns: size(300, 5000) },
  );
});

test('a file that has to be read as a whole is refused beyond 64 MiB', async () => {
  const pieces = (async function* () {
    yield bytesOf('[');
    for (;;) yield new Uint8Array(1 << 20).fill(0x20);
  })();
  const endless = { pieces, decoder: new TextDecoder('utf-8', { fatal: true }) };
  expect(await refusalOf(readScores(endless, {}))).toContain('has more than 64 MiB');
});
