// Tests of the query `audit` over counts, over guesses, and over scores in the query itself or in a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeNpy } from '../../../../test/shared/encodeNpy';
import { answer } from '../../../cli/answer';
import { QUERIES } from '../../../cli/queries';
import { QUERY_GROUP } from './queryGroup';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjacency-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (fields: object) => {
  const line = JSON.stringify({ query: 'audit', game: 'in-out', delta: 1e-5, ...fields });
  const { id, version, ...reply } = JSON.parse(await answer(QUERIES, line, 1));
  if (reply.error) return reply;
  expect(QUERY_GROUP.queries.audit!.answers.safeParse(reply).error?.message).toBeUndefined();
  return reply;
};

/** The numbers 0 to 399 in no order of size, as scores of runs come. */
const places = Array.from({ length: 400 }, (_, i) => (i * 37) % 400);
const inScores = places.map((i) => 2 + i / 400);
const outScores = places.map((i) => i / 150);

test('the same scores give the same reply from the query itself and from a file', async () => {
  const file = join(folder, 'scores.csv');
  const rows = [...inScores.map((x) => `${x},in`), ...outScores.map((x) => `${x},out`)];
  writeFileSync(file, `score,world\r\n${rows.join('\r\n')}`);
  for (const settings of [
    {},
    { rule: 'split' },
    { rule: 'fixed', thresholds: [2.5, 2.6] },
    { trainings: 'one', guesses: [100] },
  ]) {
    const inLine = await ask({ inScores, outScores, ...settings });
    expect(inLine.epsilon).toBeGreaterThan(1);
    const columns = { score: 'score', world: 'world' };
    expect(await ask({ file, ...settings })).toEqual({ ...inLine, columns });
  }
});

test('the same scores give the same reply from arrays and from JSON, in one file or in one for each world', async () => {
  const inLine = await ask({ inScores, outScores, trainings: 'many' });
  const path = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const npy = (values: readonly number[], shape: readonly number[]) =>
    encodeNpy({ shape, values: Float64Array.from(values) });
  const rows = [...inScores.map((x) => [x, 1]), ...outScores.map((x) => [x, 0])];
  const table = path('scores.npy', npy(rows.flat(), [rows.length, 2]));
  expect(await ask({ file: table, trainings: 'many' })).toEqual({
    ...inLine,
    columns: { score: '1', world: '2' },
  });
  const lists = path('scores.json', JSON.stringify({ in: inScores, out: outScores }));
  const both = { score: 'in, out', world: 'in, out' };
  expect(await ask({ file: lists, trainings: 'many' })).toEqual({ ...inLine, columns: both });
  const inFile = path('in.npy', npy(inScores, [400]));
  const outFile = path('out.json', JSON.stringify(outScores));
  expect(await ask({ inFile, outFile, trainings: 'many' })).toEqual({ ...inLine, columns: both });
});

test('a file for one world is refused without a file for the other', async () => {
  const inFile = join(folder, 'one.npy');
  writeFileSync(inFile, encodeNpy({ shape: [400], values: Float64Array.from(inScores) }));
  expect((await ask({ inFile })).error).toMatchObject({ code: 'missing', field: 'outFile' });
  expect((await ask({ inFile, outFile: join(folder, 'none') })).error).toMatchObject({ field: 'outFile' });
});

test('a reply remarks that the query left out whether each score is of a run of its own', async () => {
  const [first] = (await ask({ inScores, outScores })).remarks;
  expect(first).toContain('trainings was left out');
  const said = await ask({ inScores, outScores, trainings: 'many' });
  expect(said.remarks.join()).not.toContain('left out');
});

test('losses give the reply of their negatives, with thresholds in losses', async () => {
  const settings = { rule: 'fixed', thresholds: [2.5] };
  const plain = await ask({ inScores, outScores, ...settings });
  const turned = await ask({
    inScores: inScores.map((x) => -x),
    outScores: outScores.map((x) => -x),
    rule: 'fixed',
    thresholds: [-2.5],
    lower: true,
  });
  expect(turned).toEqual({
    ...plain,
    at: { ...plain.at, threshold: -2.5 },
    gaussian: { ...plain.gaussian, at: { ...plain.gaussian.at, threshold: -2.5 } },
  });
});

describe('infinite scores', () => {
  // a mechanism with the outcomes inf, 2 and 0, whose ε is ln 9.1 at δ = 0; z gives inf far more often than z'
  const counts = { in: [900, 50, 50], out: [545, 5, 450] } as const;
  const scores = (world: 'in' | 'out', infinite: unknown, negative = false) =>
    counts[world].flatMap((count, i) =>
      Array(count).fill(i === 0 ? infinite : negative ? -(2 - 2 * (i - 1)) : 2 - 2 * (i - 1)),
    );
  const at = (infinite: unknown) => ({
    inScores: scores('in', infinite),
    outScores: scores('out', infinite),
    delta: 0,
  });

  test('count as numbers beyond all others, in the query itself and in a file', async () => {
    const large = await ask(at(1e308));
    for (const infinite of ['inf', '+inf', 'Infinity']) expect(await ask(at(infinite))).toEqual(large);
    const file = join(folder, 'infinite.csv');
    const rows = [
      ...scores('in', 'inf').map((x) => `${x},in`),
      ...scores('out', 'inf').map((x) => `${x},out`),
    ];
    writeFileSync(file, `score,world\n${rows.join('\n')}`);
    expect(await ask({ file, delta: 0 })).toEqual({ ...large, columns: { score: 'score', world: 'world' } });
    expect(large.epsilon).toBeGreaterThan(1.2);
    expect(large.epsilon).toBeLessThan(Math.log(9.1));
  });

  test('can give the threshold -inf, which is a text in the reply', async () => {
    const reply = await ask({
      inScores: Array(300).fill(1),
      outScores: Array.from({ length: 300 }, (_, i) => (i < 20 ? 1 : '-inf')),
    });
    expect(reply.at.threshold).toBe('-inf');
    expect(reply.epsilon).toBeGreaterThan(1);
  });

  test.each([null, 'nan', 'high', {}])(
    'do not include %j, which is refused with the warning never to leave scores out',
    async (bad) => {
      const { error } = await ask({ inScores: [1, bad], outScores });
      expect(error).toMatchObject({ field: 'inScores[1]', code: 'not-a-number' });
      expect(error.message).toContain('Never leave scores out because of their size');
    },
  );
});

describe('losses that are read as scores', () => {
  const losses = { inScores: outScores, outScores: inScores };

  test('are reported as reversed, with the remedy', async () => {
    const reply = await ask(losses);
    expect(reply).toMatchObject({ epsilon: 0, reversed: true });
    expect(reply.remarks.join(' ')).toContain('Ask with lower true and turned true');
    expect((await ask({ ...losses, trainings: 'one' })).reversed).toBe(true);
  });

  test('give after turning the bound of half of the level, stated at the whole level', async () => {
    const turned = await ask({ ...losses, lower: true, turned: true });
    expect(turned.reversed).toBe(false);
    expect(turned.remarks.join(' ')).toContain('half of the level');
    const half = await ask({ ...losses, lower: true, alpha: 0.025 });
    expect(turned.epsilon).toBe(half.epsilon);
    expect(turned.confidence).toBe(0.95);
    expect(turned.epsilon).toBeLessThan((await ask({ ...losses, lower: true })).epsilon);
    const one = { ...losses, trainings: 'one', lower: true };
    expect((await ask({ ...one, turned: true })).epsilon).toBe((await ask({ ...one, alpha: 0.025 })).epsilon);
  });

  test('need no turning under the rule split, which learns the direction from scores that it does not count', async () => {
    const split = await ask({ ...losses, rule: 'split' });
    expect(split.reversed).toBe(false);
    expect((await ask({ ...losses, rule: 'split', turned: true })).epsilon).toBe(split.epsilon);
  });
});

test('a file with two possible columns of worlds is refused until worldColumn chooses one', async () => {
  const file = join(folder, 'columns.csv');
  const rows = inScores.flatMap((x, i) => [`${i % 2},1,${x}`, `${(i >> 1) % 2},0,${outScores[i]}`]);
  for (const [names, wanted] of [
    ['label,member,score', 2],
    ['member,label,score', 1],
  ] as const) {
    const ordered = wanted === 2 ? rows : rows.map((row) => row.replace(/^(.),(.)/, '$2,$1'));
    writeFileSync(file, `${names}\n${ordered.join('\n')}`);
    expect((await ask({ file })).error).toMatchObject({ field: 'worldColumn' });
    const { columns, epsilon } = await ask({ file, worldColumn: String(wanted) });
    expect(columns).toEqual({ score: 'score', world: 'member' });
    expect(epsilon).toBe((await ask({ inScores, outScores })).epsilon);
  }
});

test('guesses of one training run are judged under the adjacency that the game decides', async () => {
  const reply = await ask({ game: 'labels', m: 1000, r: 100, v: 75, delta: 1e-4, claimedEpsilon: 0.5 });
  expect(reply).toMatchObject({ kind: 'guesses', adjacency: 'substitute', r: 100, v: 75 });
  expect(reply.claims[0].verdict).toBe('claim rejected');
});

test.each([
  [{}, 'falsePositives'],
  [{ file: 'no/such/file.csv' }, 'file'],
  [{ file: 7 }, 'file'],
  [{ inScores, outScores: [] }, 'outScores'],
  [{ inScores, outScores, rule: 'best' }, 'rule'],
  [{ inScores, outScores, rule: 'fixed' }, 'thresholds'],
  [{ inScores, outScores, watched: true }, 'watched'],
  [{ m: 10, r: 20, v: 5 }, 'r'],
  [{ inScores: inScores.toSorted(), outScores, rule: 'split' }, 'rows'],
  [{ file: 'no/such/file.csv', worldColumn: 2 }, 'worldColumn'],
])('case %#: an error names the missing or wrong field %s', async (fields, field) => {
  expect((await ask(fields)).error.field).toBe(field);
});
