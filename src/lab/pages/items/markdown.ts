// The numbered items of the papers as Markdown, for docs/papers.md. Pure.
import { itemName, type PaperItem, STATES } from './item';

export interface ListedPaper {
  title: string;
  /** The page beside the article that has its figures. */
  page: string;
  items: readonly PaperItem[];
  /** The pictures after this paper's figures that are drawn from recordings. */
  remade: readonly RemadeFigure[];
}

/** A picture after a paper's figure, and the recording that it is drawn from. */
export interface RemadeFigure {
  name: string;
  /** Id of the recording, which is the argument of the command that makes it. */
  id: string;
  /** Words on how many models or runs stand behind it. */
  behind: string;
  /** How long the command worked, as text, and the commit at which it did. */
  time: string;
  commit: string;
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

const remadeRow = ({ name, id, behind, time, commit }: RemadeFigure): string =>
  `| ${[name, `\`npm run record -- ${id}\``, behind, time, `\`${commit}\``].map(cell).join(' | ')} |`;

const paperText = ({ title, page, items, remade }: ListedPaper): string =>
  [
    `## ${title}`,
    '',
    `The page is \`?page=${page}\`.`,
    '',
    '| item | what it says, in our words | here | place, code and query |',
    '| --- | --- | --- | --- |',
    ...items.map(rowOf),
    '',
    'Its pictures that are drawn from recordings, each with the command that makes the recording and the time that this took:',
    '',
    '| picture | command | behind it | time | commit |',
    '| --- | --- | --- | --- | --- |',
    ...remade.map(remadeRow),
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
