// The query `audit` over counts, guesses, scores in the line and scores in a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../answer';
import { shape } from '../catalogue/shape';
import { QUERIES } from '.';
import { readerAuditQueries } from './readerAudit';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjacency-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (fields: object) => {
  const line = JSON.stringify({ query: 'audit', game: 'in-out', delta: 1e-5, ...fields });
  const { id, version, ...reply } = JSON.parse(await answer(QUERIES, line, 1));
  if (reply.error) return reply;
  expect(shape(readerAuditQueries.audit!.answers).safeParse(reply).error?.message).toBeUndefined();
  return reply;
};

const inScores = Array.from({ length: 400 }, (_, i) => 2 + i / 400);
const outScores = Array.from({ length: 400 }, (_, i) => i / 150);

test('the same scores in the line and in a file: the same reply', async () => {
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
    expect(await ask({ file, ...settings })).toEqual(inLine);
  }
});

test('losses: smaller ones speak for z, and a fixed threshold is one of losses', async () => {
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

test('guesses of one training, of the adjacency that the game decides', async () => {
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
])('%#: what is missing or wrong is named: %s', async (fields, field) => {
  expect((await ask(fields)).error.field).toBe(field);
});
