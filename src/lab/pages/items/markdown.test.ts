// docs/papers.md lists the items that the pages show.
import { expect, test } from 'vitest';
import { BOUNDS_ITEMS } from '../bounds/items';
import { PAPER_ITEMS } from '../paper/items';
import { UNIAUD_ITEMS } from '../uniaud/items';
import { papersMarkdown } from './markdown';

const PAPERS = [
  {
    title: 'Beyond Membership: Limitations of Add/Remove Adjacency in Differential Privacy',
    page: 'paper',
    items: PAPER_ITEMS,
  },
  {
    title: 'UniAud: A Unified Auditing Framework for High Auditing Power and Utility with One Training Run',
    page: 'uniaud',
    items: UNIAUD_ITEMS,
  },
  {
    title: 'A Unified Framework for Adversary-Aware Differential Privacy Bounds',
    page: 'bounds',
    items: BOUNDS_ITEMS,
  },
];

test('docs/papers.md is made from the items of the pages', async () => {
  await expect(papersMarkdown(PAPERS)).toMatchFileSnapshot('../../../../docs/papers.md');
});

test('a vertical bar in a text does not end its cell', () => {
  const [item] = PAPER_ITEMS;
  const text = papersMarkdown([
    { title: 'x', page: 'paper', items: [{ ...item!, says: 'Pr[a | b] is small.' }] },
  ]);
  expect(text).toContain('Pr[a \\| b]');
});
