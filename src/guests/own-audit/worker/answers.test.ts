// Tests of the answers of the worker for a reader's own audit: a file is read once, its reading can be aborted, and an error names what is
// wrong with it.
import { expect, test } from 'vitest';
import { served } from '../../../../test/shared/served';
import { DEFAULT_SCORE_SETTINGS } from '../../../scoreAudit/defaultSettings';
import { type OwnAuditRequest, ownAuditQueries } from './answers';

const audit = { game: 'in-out', delta: 1e-5, alpha: 0.05, claims: [] } as const;
const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => `${Math.sin(i) + (i % 2)},${i % 2}`).join('\n');
const request = (key: number, text: string, change = {}): OwnAuditRequest => ({
  audit,
  material: {
    kind: 'scores',
    key,
    file: new Blob([text]),
    columns: {},
    settings: { ...DEFAULT_SCORE_SETTINGS, ...change },
  },
});

test('the same file is not read again for another rule', async () => {
  const api = served(ownAuditQueries());
  const first = await api.ask('audit', request(1, rows(2000)), () => {});
  if (!first.ok) throw new Error(first.error.message);
  expect(first.value.report.epsilon).toBeGreaterThan(0);
  expect(first.value.view?.original).toBe(1000);
  const heard: number[] = [];
  const again = await api.ask('audit', request(1, 'no rows at all', { rule: 'split' }), (share) =>
    heard.push(share),
  );
  expect(again).toMatchObject({ ok: true, value: { view: { original: 1000 } } });
  expect(heard).toEqual([]);
  const other = await api.ask('audit', request(2, 'no rows at all'), () => {});
  expect(other).toMatchObject({ ok: false, error: { field: 'rows' } });
});

test('a reading that reports its progress can be aborted', async () => {
  const api = served(ownAuditQueries());
  const text = rows(400_000);
  const shares: number[] = [];
  const reply = await api.ask('audit', request(1, text), (share) => {
    shares.push(share);
    if (shares.length === 2) api.cancel();
  });
  expect(reply).toMatchObject({ ok: false, error: { code: 'aborted' } });
  expect(shares).toHaveLength(2);
  expect(shares[1]).toBeLessThan(1);
});

test('counts are answered without a file', async () => {
  const api = served(ownAuditQueries());
  const counts = { falsePositives: 3, negatives: 1000, falseNegatives: 700, positives: 1000 };
  const ofCounts = await api.ask(
    'audit',
    { audit, material: { kind: 'counts', counts, watched: false } },
    () => {},
  );
  expect(ofCounts).toMatchObject({ ok: true, value: { report: { kind: 'rates' }, view: null } });
});

test('guesses are answered without a file', async () => {
  const api = served(ownAuditQueries());
  const guesses = { kind: 'guesses', m: 1000, r: 100, v: 75, k: 2 } as const;
  const ofGuesses = await api.ask('audit', { audit, material: guesses }, () => {});
  expect(ofGuesses).toMatchObject({ ok: true, value: { report: { kind: 'guesses', r: 100 } } });
});
