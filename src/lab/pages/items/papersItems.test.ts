// Every numbered item that the legible text of a paper names is among the items of its page, where that text lies beside the checkout.
import { expect, test } from 'vitest';
import { between, papersText } from '../../../../test/shared/papersText';
import { BOUNDS_ITEMS } from '../bounds/items';
import { PAPER_ITEMS } from '../paper/items';
import { UNIAUD_ITEMS } from '../uniaud/items';
import { itemName, type PaperItem } from './item';

const NAMED =
  /\b(Definition|Theorem|Proposition|Property|Equation|Eq|Algorithm|Table|Figure|Fig) ([A-F]?\.?\d+(?:\.\d+)?|[IVX]+)\b/g;
const FULL: Readonly<Record<string, string>> = { Eq: 'Equation', Fig: 'Figure' };

/** Names such as 'Equation 6' in a text, each once. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(NAMED)].map(([, kind, number]) => `${FULL[kind!] ?? kind} ${number}`));

/** The names of items, with each number of a range or a list, and the names in the words on them. */
function named(items: readonly PaperItem[]): Set<string> {
  const names = items.flatMap((item) => {
    const name = itemName(item);
    const [, kind, first, last] = name.match(/^(\w+) (\d+)–(\d+)$/) ?? [];
    if (kind)
      return Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, i) => `${kind} ${Number(first) + i}`,
      );
    const [word, ...numbers] = name.replaceAll(',', '').split(' ');
    return numbers.map((number) => `${word} ${number}`);
  });
  const ranges = items.flatMap(({ says, why }) =>
    [...`${says} ${why}`.matchAll(/Equations (\d+) to (\d+)/g)].flatMap(([, first, last]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `Equation ${Number(first) + i}`),
    ),
  );
  const words = items.flatMap(({ says, why }) => [...namesIn(`${says} ${why}`)]);
  return new Set([...names, ...ranges, ...words]);
}

interface ListedText {
  from: string;
  to: string;
  items: readonly PaperItem[];
  /** Names in the text that are no items of this paper. */
  others: readonly string[];
}

const TEXTS: readonly ListedText[] = [
  // Table 2 is the number of arXiv's Figure 1 on OpenReview
  { from: '## 1. Beyond Membership', to: '## 2. ', items: PAPER_ITEMS, others: ['Table 2'] },
  // these theorems are those of Steinke and others
  {
    from: '## 2. A Unified Framework',
    to: '## 3. ',
    items: BOUNDS_ITEMS,
    others: ['Theorem 5.2', 'Theorem 2'],
  },
  // the text says that there is none of this number
  { from: '## 3. UniAud', to: '**Table IV** (whole', items: UNIAUD_ITEMS, others: ['Theorem 1'] },
];

test.for(TEXTS)('$from', ({ from, to, items, others }, itself) => {
  const names = [...namesIn(between(papersText(itself), from, to))].filter((name) => !others.includes(name));
  expect(names.length).toBeGreaterThan(15);
  const listed = named(items);
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
  // the same comparison finds an item that is missing
  const fewer = named(items.filter(({ kind }) => kind !== 'algorithm'));
  expect(names.filter((name) => !fewer.has(name))).not.toEqual([]);
});
