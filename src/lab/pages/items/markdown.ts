// The numbered items of the papers as Markdown, for docs/papers.md. Pure.
import { itemName, type PaperItem, STATES } from './item';

export interface ListedPaper {
  title: string;
  /** The page beside the article that has its figures. */
  page: string;
  items: readonly PaperItem[];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function rowOf(item: PaperItem): string {
  const { says, state, why, place, code, query } = item;
  const where = [place && `\`${place}\``, code && `\`${code}\``, query && `query \`${query}\``].filter(
    Boolean,
  );
  const here = why === '' ? STATES[state] : `${STATES[state]}. ${why}`;
  return `| ${[itemName(item), says, here, where.join('<br>')].map(cell).join(' | ')} |`;
}

const paperText = ({ title, page, items }: ListedPaper): string =>
  [
    `## ${title}`,
    '',
    `The page is \`?page=${page}\`.`,
    '',
    '| item | what it says, in our words | here | place, code and query |',
    '| --- | --- | --- | --- |',
    ...items.map(rowOf),
  ].join('\n');

/** The text of docs/papers.md, with one table for each paper. A place in it is a chapter, or an element of a page (`uniaud#toy-title` on `?page=uniaud`). */
export const papersMarkdown = (papers: readonly ListedPaper[]): string =>
  [
    '# The three papers, item by item',
    '',
    'This list is made from what the pages themselves show (`src/lab/pages/*/items.ts`). A test compares it, and',
    '`npx vitest run --project unit src/lab/pages/items -u` writes it anew.',
    '',
    papers.map(paperText).join('\n\n'),
    '',
  ].join('\n');
