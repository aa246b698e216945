// The saved files of bars, which the page has as a list or a table.
import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO } from '../../scenario';
import { claimsToSave } from '../chapters/frame/bars/SaveClaims';
import { guessesToSave } from '../chapters/meaning/SaveGuesses';
import { savedBatches } from '../chapters/neighbour/batches/SaveBatches';
import { ceilingsToSave } from '../chapters/oneRun/SaveCeilings';
import { savedMu } from '../chapters/promise/mu/SaveMu';
import { savedBars } from './savedBars';
import { savedChart } from './savedChart';

const PAGE = 'https://example.org/';
const rowsOf = (csv: string | undefined) =>
  (csv ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('false claims are saved with their counts, and drawn with the ends of their intervals', () => {
  const claims = { count: 3, lower: 0.002, upper: 0.05, meanEpsilon: 1.25 };
  const of = claimsToSave({
    id: 'choice-claims',
    rows: [{ id: 'best', name: 'best of all', claims }],
    audits: 400,
    allowed: 0.05,
    title: 'The best threshold',
    setting: 'T = 500',
  });
  // the bars end at a share of 0.2
  expect(of.bars[0]).toMatchObject({ share: 3 / 400 / 0.2, range: [0.01, 0.25] });
  const saved = savedBars(of, DEFAULT_SCENARIO, PAGE);
  expect(rowsOf(saved.csv?.())).toEqual([
    'rule,audits,false_claims,share,share_from,share_to,mean_claimed_epsilon',
    'best,400,3,0.0075,0.002,0.05,1.25',
  ]);
  expect(JSON.parse(saved.json?.() ?? '{}')).toMatchObject({
    format: 'adjacency-lab/choice-claims',
    rule: ['best'],
    falseClaims: [3],
  });
});

test('bounds that are still to come cannot be saved', () => {
  const saved = savedBars(
    guessesToSave({ known: null, whole: null, removal: null }, DEFAULT_SCENARIO),
    DEFAULT_SCENARIO,
    PAGE,
  );
  expect([saved.ready, saved.csv, saved.json]).toEqual([false, null, null]);
  expect(savedMu({ addRemove: null, substitute: null }, DEFAULT_SCENARIO, PAGE).ready).toBe(false);
});

test('more coins show more, and the longest bar is that of most coins', () => {
  const { bars, columns } = ceilingsToSave(DEFAULT_SCENARIO);
  const shares = bars.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(columns.map(({ csv }) => csv)).toEqual(['coins', 'epsilon_at_least']);
});

test('an adjacency without a μ has no row among the saved ones', () => {
  const mu = { lower: 1, upper: 1.5, regret: 0.1 };
  const saved = savedMu({ addRemove: null, substitute: mu }, DEFAULT_SCENARIO, PAGE);
  expect(rowsOf(saved.csv?.())).toEqual(['adjacency,mu_from,mu_to,regret', 'substitute,1,1.5,0.1']);
});

test('every way to draw batches is saved with its four steps', () => {
  const rows = rowsOf(savedBatches(DEFAULT_SCENARIO, PAGE).csv?.());
  expect(rows).toHaveLength(1 + 3 * 4);
  expect(rows).toContain('poisson,2,1 3 4 6');
});

test('recorded numbers do not claim to be made by this browser', () => {
  const chart = {
    name: 'gap',
    title: 'Gap',
    what: 'the gap',
    box: 'gap',
    words: 'Words.',
    notes: [],
    data: null,
  };
  const backend = (more: object) =>
    savedChart({ ...chart, ...more }, DEFAULT_SCENARIO, PAGE).words().provenance.backend;
  expect(backend({})).toContain('browser');
  expect(backend({ recorded: true })).toBe('recorded before, and not computed in this browser');
  expect(backend({ recorded: true, by: { backend: 'SIMD' } })).toBe('SIMD');
});
