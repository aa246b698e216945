// Lines of a text without comments and docstrings, and how deep each is indented. Knows no meaning.
import { plainly } from './typeset';

export interface Line {
  /** From 1. */
  number: number;
  /** Columns of white space before it. */
  indent: number;
  /** Without comment, trimmed. */
  content: string;
  /** Trimmed, without the sign that begins it; empty where there is none. */
  comment: string;
  /** As written, comment included, trimmed. */
  whole: string;
  /** Of a sentence that tells of a run's parts one after another: which of them this is. */
  clause?: number;
  /** Of such a sentence, what is of no part. */
  rest?: true;
}

/** '// ...', '; ...' of INI, '% ...' of LaTeX and MATLAB, but for the magic words of a notebook. */
const WHOLE_LINE = /^\s*(?:\/\/|;|%(?!%?(?:run|bash|sh|env|time|timeit|capture|writefile)\b))/;
/** Pairs around what is passed over, where the first of them begins a line. */
const BLOCKS: readonly (readonly [string, string])[] = [
  ['/*', '*/'],
  ['<!--', '-->'],
];

const CODE = /^[\w.[\]"'-]+\s*(?:=|\(|\[|:\s*\S+,?$)|^(?:if|for|import|from|return|with|def)\b|^--?\w/;

/** Comments that are sentences, and no code that is switched off. */
export function spokenComments(text: string, lines: readonly Line[]): { line: number; text: string }[] {
  const comments = new Map(lines.map(({ number, comment }) => [number, comment]));
  return text.split(/\r\n|\r|\n/).flatMap((raw, i) => {
    const whole = /^\s*(?:#+|\/\/|%|;+)\s*(.*)$/.exec(raw)?.[1];
    const said = comments.get(i + 1) || whole || '';
    return CODE.test(said) || said.split(/\s+/).length < 3 ? [] : [{ line: i + 1, text: said }];
  });
}

/** A command line, as comments and docstrings show how a program is started. */
const COMMAND =
  /\b(?:python\d?|torchrun|accelerate|deepspeed|sbatch|srun|bash|sh|run|usage)\b.*\s--[A-Za-z]/i;

/** Commands that stand where nothing else is read. */
export function commandsAside(text: string, lines: readonly Line[]): { line: number; text: string }[] {
  const read = new Map(lines.map(({ number, content }) => [number, content]));
  return text.split(/\r\n|\r|\n/).flatMap((raw, i) => {
    const aside = raw.trim().slice((read.get(i + 1) ?? '').length);
    return COMMAND.test(aside) && !COMMAND.test(read.get(i + 1) ?? '') ? [{ line: i + 1, text: aside }] : [];
  });
}

/** Where a comment begins, outside quotes; the length where there is none. '//' within a line is Python's division. */
function commentStart(line: string): number {
  if (WHOLE_LINE.test(line)) return 0;
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const character = line[i] as string;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (opensQuote(line, i)) quote = character;
    // '#' within a word is no comment: 'opacus#80'
    else if (character === '#' && !/[\w\\]/.test(line[i - 1] ?? ' ')) return i;
  }
  return line.length;
}

/** A quote that is closed on its line; an apostrophe within a word is none. */
export const opensQuote = (line: string, at: number): boolean =>
  /["'`]/.test(line[at] as string) &&
  !/[\p{L}\d]/u.test(line[at - 1] ?? ' ') &&
  line.indexOf(line[at] as string, at + 1) > 0;

/** '$\\sigma = 1.1$' */
const LATEX = /(?<![\p{L}\d\])])\$([^$]{1,80})\$/gu;
/** 'cfg$sigma <- 1.1' of R. */
const R_ASSIGNS = /^([\w.$]+)\s*<-\s*(?=\S)/;
const R_FIELD = /(?<=[A-Za-z][\w.]*)\$(?=[A-Za-z])/g;
const TRIPLE = /"""|'''/g;

/** The end that a line opens and leaves open; what it opens and closes is gone. */
function withoutBlock(line: string): { kept: string; open: string | null } {
  const block = BLOCKS.find(([opens]) => line.trimStart().startsWith(opens));
  if (!block) return { kept: line.replace(/~~[^~]+~~/g, ' '), open: null };
  const [, closes] = block;
  const end = line.indexOf(closes);
  return end < 0 ? { kept: '', open: closes } : { kept: line.slice(end + closes.length), open: null };
}

/** All lines that say something. Text between triple quotes is documentation, and is passed over, as comments are. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const isR = /^\s*[\w.$]+\s*<-\s/m.test(text);
  let within: string | null = null;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    let kept = raw;
    const quotes: string[] = raw.match(TRIPLE) ?? [];
    if (within !== null) {
      const closes: number = raw.indexOf(within);
      if (closes < 0) continue;
      kept = raw.slice(closes + within.length);
      within = null;
    } else if (quotes.length % 2 === 1) {
      const mark = quotes.at(-1) as string;
      kept = raw.slice(0, raw.lastIndexOf(mark));
      within = mark;
    } else {
      const { kept: rest, open } = withoutBlock(raw);
      kept = rest;
      within = open;
    }
    const from = commentStart(kept);
    const said = plainly(kept.slice(0, from)).replace(LATEX, ' $1 ').trim();
    const content = isR ? said.replace(R_ASSIGNS, '$1 = ').replace(R_FIELD, '.') : said;
    if (content === '') continue;
    const indent = (/^\s*/.exec(kept)?.[0] ?? '').replaceAll('\t', '    ').length;
    const comment = kept
      .slice(from)
      .replace(/^[#\s]+/, '')
      .trim();
    lines.push({ number: index + 1, indent, content, comment, whole: kept.trim() });
  }
  return lines;
}
