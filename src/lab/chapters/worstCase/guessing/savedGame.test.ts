// The files saved of a game, which have each guessed round and no round to come.
import { expect, test } from 'vitest';
import { column, readCsv } from '../../../../../test/shared/readCsv';
import { DEFAULT_SCENARIO } from '../../../../scenario';
import type { Diagnosis, Round } from './game';
import { savedGame } from './SaveGame';

const ROUNDS: readonly Round[] = [
  { truth: 'z', score: 1.5 },
  { truth: 'other', score: 0.25 },
  { truth: 'z', score: -2 },
];
const saved = (guesses: readonly Diagnosis[]) =>
  savedGame({ rounds: ROUNDS, guesses, game: 4 }, DEFAULT_SCENARIO, 'https://lab.example/');

test('a file has the guessed rounds with score, guess, threshold and truth', () => {
  const [table] = readCsv(saved(['other', 'other']).csv?.() ?? '').tables;
  expect(table.rows).toEqual([
    ['1', '1.5', 'other', 'z', 'z'],
    ['2', '0.25', 'other', 'z', 'other'],
  ]);
  expect(column(table, 'round')).toHaveLength(2);
  const json = JSON.parse(saved(['other', 'other']).json?.() ?? '');
  expect(json).toMatchObject({ rounds: 3, draws: 500_004, truth: ['z', 'other'] });
});

test('the head counts right guesses of the reader and of the threshold', () => {
  expect(saved(['other', 'other']).words().head).toMatch(
    /^1 of 2 guesses right, and 1 by the best threshold/,
  );
  expect(saved([]).words().head).toMatch(/^0 of 0/);
});
