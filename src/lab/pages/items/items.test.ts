// The tables of papers' items: every place, file and query that they name exists, and they list every picture after a paper's figure.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GROUPS } from '../../../cli/queries';
import { ALL_SIDE_PAGES, type SidePageName } from '../../../scenario';
import { CHAPTER_NAMES } from '../../chapters/frame/names';
import { BOUNDS_ITEMS } from '../bounds/items';
import { FIGURE_A6_TENTH } from '../paper/cells';
import { PAPER_FIGURES } from '../paper/figures';
import { PAPER_ITEMS } from '../paper/items';
import { GALLERY } from '../uniaud/gallery/figures';
import { UNIAUD_ITEMS } from '../uniaud/items';
import { countStates, type ItemPlace, itemName, type PaperItem } from './item';

const PAGES: readonly [SidePageName, readonly PaperItem[]][] = [
  ['paper', PAPER_ITEMS],
  ['uniaud', UNIAUD_ITEMS],
  ['bounds', BOUNDS_ITEMS],
];

const pages = new URL('../', import.meta.url);
const root = new URL('../../../../', import.meta.url);

function sourcesOf(page: SidePageName): string {
  const folder = new URL(`${page}/`, pages);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

/** Ids of a page's elements: those written in its sources, and those of its recorded pictures. */
const idsOf = (page: SidePageName): Set<string> =>
  new Set([
    ...[...sourcesOf(page).matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id as string),
    ...(page === 'paper' ? PAPER_FIGURES.map(({ plan }) => plan.id) : []),
    ...(page === 'uniaud' ? GALLERY.map(({ id }) => `${id}-title`) : []),
  ]);

const isThere = (place: ItemPlace): boolean => {
  if (CHAPTER_NAMES.some(({ id }) => id === place)) return true;
  const [page, id] = place.split('#') as [SidePageName, string];
  return ALL_SIDE_PAGES.includes(page) && idsOf(page).has(id);
};

const QUERIES = new Set(GROUPS.flatMap(({ queries }) => Object.keys(queries)));

describe.each(PAGES)('%s', (page, items) => {
  test.each(items.map((item) => [`${itemName(item)}: ${item.says}`, item] as const))('%s', (_, item) => {
    const { place, code, query, state, why, says } = item;
    expect(says).toMatch(/^[“A-Z].*\.$/);
    if (place !== null) expect(isThere(place), place).toBe(true);
    if (code !== null) expect(existsSync(new URL(code, root)), code).toBe(true);
    if (query !== null) expect(QUERIES.has(query), query).toBe(true);
    if (state === 'whole') expect(place).not.toBeNull();
    else expect(why).toMatch(/^[“A-Z].*\.$/);
    // an item that is here in part also has a place on the page, and one that is unknown has none
    if (state === 'part') expect(place).not.toBeNull();
    if (state === 'unknown') expect([place, code, query]).toEqual([null, null, null]);
  });

  test('has each numbered item once', () => {
    const numbered = items.filter(({ number }) => number !== '').map(itemName);
    expect(new Set(numbered).size).toBe(numbered.length);
  });

  test('counts all its items by their states', () => {
    const counts = Object.values(countStates(items));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(items.length);
  });

  test('is named by the sources of its page', () => {
    expect(sourcesOf(page)).toContain(`page="${page}"`);
  });

  test('has only links to ids that exist on the page', () => {
    const ids = idsOf(page);
    for (const [, id] of sourcesOf(page).matchAll(/href="#([\w-]+)"/g)) expect(ids, id).toContain(id);
  });
});

test('the test notices a place, a file or a query that does not exist', () => {
  expect(isThere('paper#paper-9')).toBe(false);
  expect(isThere('uniaud#paper-2')).toBe(false);
  expect(QUERIES.has('epsilons')).toBe(false);
});

test('every picture after a figure of a paper is in the table of its page', () => {
  const places = (items: readonly PaperItem[]) => items.map(({ place }) => place);
  for (const { plan, name } of PAPER_FIGURES) {
    // the figure on a tenth of the records stands beside one that the table lists
    if (plan === FIGURE_A6_TENTH) continue;
    const at = PAPER_ITEMS.find(({ place }) => place === `paper#${plan.id}`);
    expect(at && itemName(at), plan.id).toBe(name);
  }
  for (const { id, after } of GALLERY) {
    expect(places(UNIAUD_ITEMS), `${id}, ${after}`).toContain(`uniaud#${id}-title`);
  }
});
