// Lines of a text without comments and docstrings, and how deep each is indented. Knows no meaning.

export interface Line {
  /** From 1. */
  number: number;
  /** Columns of white space before it. */
  indent: number;
  /** Without comment, trimmed. */
  content: string;
  /** As written, comment included, trimmed. */
  whole: string;
  /** Of a sentence that tells of a run's parts one after another: which of them this is. */
  clause?: number;
}

/** Where a comment begins, outside quotes; the length where there is none. '//' within a line is Python's division. */
function commentStart(line: string): number {
  if (/^\s*\/\//.test(line)) return 0;
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const character = line[i] as string;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (opensQuote(line, i)) quote = character;
    // '#' within a word is no comment: 'opacus#80'
    else if (character === '#' && !/\w/.test(line[i - 1] ?? ' ')) return i;
  }
  return line.length;
}

/** A quote that is closed on its line; an apostrophe within a word is none. */
export const opensQuote = (line: string, at: number): boolean =>
  /["'`]/.test(line[at] as string) &&
  !/[\p{L}\d]/u.test(line[at - 1] ?? ' ') &&
  line.indexOf(line[at] as string, at + 1) > 0;

/** '$\\sigma = 1.1$' */
const LATEX = /\$([^$]{1,80})\$/g;
const TRIPLE = /"""|'''/g;

/** All lines that say something. Text between triple quotes is documentation, and is passed over. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let within: string | null = null;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    let kept = raw;
    const quotes: string[] = raw.match(TRIPLE) ?? [];
    if (within !== null) {
      const closes: number = raw.indexOf(within);
      if (closes < 0) continue;
      kept = raw.slice(closes + 3);
      within = null;
    } else if (quotes.length % 2 === 1) {
      const mark = quotes.at(-1) as string;
      kept = raw.slice(0, raw.lastIndexOf(mark));
      within = mark;
    }
    const content = kept.slice(0, commentStart(kept)).replace(LATEX, ' $1 ').trim();
    if (content === '') continue;
    const indent = (/^\s*/.exec(kept)?.[0] ?? '').replaceAll('\t', '    ').length;
    lines.push({ number: index + 1, indent, content, whole: kept.trim() });
  }
  return lines;
}
