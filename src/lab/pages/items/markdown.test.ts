// docs/papers.md lists the items that the pages show, and the recordings that their pictures are drawn from.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { remadeOfAttacks, remadeOfOneRun, remadeOfPaper } from '../../../../test/shared/remade';
import { BOUNDS_ITEMS } from '../bounds/items';
import { parseAttacks } from '../bounds/measured/recorded';
import {
  ATTACK_RECORDINGS,
  type AttackRecording,
  LABEL_ATTACK,
  SECRETS_ATTACK,
} from '../bounds/measured/recordings';
import { PAPER_FIGURES } from '../paper/figures';
import { PAPER_ITEMS } from '../paper/items';
import { parsePaperRecording } from '../paper/recorded';
import { GALLERY } from '../uniaud/gallery/figures';
import { parseRecorded } from '../uniaud/gallery/recorded';
import { UNIAUD_ITEMS } from '../uniaud/items';
import { papersMarkdown } from './markdown';

const textOf = (id: string): string =>
  readFileSync(new URL(`../../../../public/gallery/${id}.json`, import.meta.url), 'utf8');

const nameOfAttack = (recording: AttackRecording): string => {
  if (recording === SECRETS_ATTACK) return 'after Figure 3, A hundred secrets in a language model';
  if (recording === LABEL_ATTACK) return 'our own, One record’s label';
  const columns = [...new Set(recording.queries.map(({ unknown }) => (unknown as string[]).length))];
  const whose = recording.id.endsWith('-own') ? 'of the records’ own' : 'drawn from the prior';
  return `after Figures 4 to 7, ${columns.join(' and ')} unknown columns, values ${whose}`;
};

const PAPERS = [
  {
    title: 'Beyond Membership: Limitations of Add/Remove Adjacency in Differential Privacy',
    page: 'paper',
    items: PAPER_ITEMS,
    remade: PAPER_FIGURES.map(({ plan, name, title }) => ({
      name: `${name}: ${title}`,
      id: plan.id,
      ...remadeOfPaper(plan, parsePaperRecording(textOf(plan.id), plan)!),
    })),
  },
  {
    title: 'UniAud: A Unified Auditing Framework for High Auditing Power and Utility with One Training Run',
    page: 'uniaud',
    items: UNIAUD_ITEMS,
    remade: GALLERY.map((figure) => ({
      name: `${figure.after}, ${figure.title}`,
      id: figure.id,
      ...remadeOfOneRun(parseRecorded(textOf(figure.id), figure)!),
    })),
  },
  {
    title: 'A Unified Framework for Adversary-Aware Differential Privacy Bounds',
    page: 'bounds',
    items: BOUNDS_ITEMS,
    remade: ATTACK_RECORDINGS.map((recording) => ({
      name: nameOfAttack(recording),
      id: recording.id,
      ...remadeOfAttacks(recording.queries, parseAttacks(textOf(recording.id), recording)!),
    })),
  },
];

test('docs/papers.md is made from the items of the pages and from the recordings', async () => {
  await expect(papersMarkdown(PAPERS)).toMatchFileSnapshot('../../../../docs/papers.md');
});

test('a vertical bar in a text does not end its cell', () => {
  const [item] = PAPER_ITEMS;
  const text = papersMarkdown([
    { title: 'x', page: 'paper', items: [{ ...item!, says: 'Pr[a | b] is small.' }], remade: [] },
  ]);
  expect(text).toContain('Pr[a \\| b]');
});

test('a recording that grows says how many models it lacks', () => {
  const growing = PAPER_FIGURES.find(({ plan }) => plan.grows)!;
  const row = PAPERS[0]!.remade.find(({ id }) => id === growing.plan.id)!;
  expect(row.behind).toMatch(/^[\d,]+ of 2,500 models an attack/);
  expect(row.time).not.toBe('');
});
