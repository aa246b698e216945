// The cells of tables with their names. Cells are parted by bars, tabs, semicolons, commas or LaTeX's ampersands. Pure.
import { recognise } from '../names/recognise';

export interface TableCell {
  /** The cell's beginning, in UTF-16 units of the whole text. */
  start: number;
  end: number;
  name: string;
  /** The column's heading where the row's heading is the name; else empty. */
  path: readonly string[];
  /** The index of the row under a header of names, where there are several rows (phases or other runs); else null. */
  row: number | null;
  /** Whether commas part the row's cells, so that none is a decimal one. */
  byComma: boolean;
}

const SEPARATORS = [/\|/g, /\t+/g, /&/g, /;/g, /,/g];
/** LaTeX's commands that draw a line between rows, such as `\hline` and `\cmidrule(lr){1-2}`. */
const LATEX_RULES = String.raw`(?:\\(?:hline|midrule|toprule|bottomrule|(?:cline|cmidrule)(?:\([lr]*\))?\{[^{}]*\})\s*)+`;
/** A line that has rules and no cells. */
const RULE = new RegExp(String.raw`^(?:[\s|:&+\\-]*|\s*${LATEX_RULES})$`);
const RULES_BEFORE_ROW = new RegExp(String.raw`^\s*${LATEX_RULES}`);
/** LaTeX's end of a row, perhaps with a distance to the next, and the rules behind it. */
const ROW_END = new RegExp(String.raw`\\\\(?:\[[^\][]*\])?\s*(?:${LATEX_RULES})?$`);
const NUMBER = /^[\s$*~(]*(?:\\text\w*\{|\\math\w*\{)?[-+]?\.?\d/;
/** A number with a thousands comma behind its name, as in `records 60,000`, which is no table. */
const THOUSANDS = /\p{L}\s+\d{1,3},\d{3}(?!\d)/u;
const SET_APART = /[*$`"'\\]|\\text\w*|[{}]/g;

interface Row {
  line: number;
  cells: { start: number; end: number; text: string }[];
}

function cellsOf(line: string, start: number, separator: RegExp): Row['cells'] {
  const cells: Row['cells'] = [];
  let from = RULES_BEFORE_ROW.exec(line)?.[0].length ?? 0;
  for (const hit of [...line.matchAll(separator), { index: line.length, 0: '' }]) {
    const text = line.slice(from, hit.index);
    cells.push({
      start: start + from,
      end: start + (hit.index as number),
      text: text.replace(ROW_END, ''),
    });
    from = (hit.index as number) + (hit[0]?.length ?? 0);
  }
  const isEdge = (cell: Row['cells'][number] | undefined) => cell !== undefined && cell.text.trim() === '';
  const isBar = separator === SEPARATORS[0];
  if (isBar && isEdge(cells[0])) cells.shift();
  if (isBar && isEdge(cells.at(-1))) cells.pop();
  return cells;
}

const nameOf = (text: string): string => text.replace(SET_APART, ' ').replace(/\s+/g, ' ').trim();
const isNumber = (text: string): boolean => NUMBER.test(text);
const knows = (text: string): boolean => {
  const name = nameOf(text);
  return (
    recognise([name]) !== null || name.split(' ').some((word) => recognise([word])?.certainty === 'sure')
  );
};
/** The name in a heading: the first known one, where 'Noise scale σ' has two. */
const cellName = (text: string): string => {
  const name = nameOf(text).replace(/\s*\(.*\)$/, '');
  const isSure = (part: string) => recognise([part])?.certainty === 'sure';
  if (isSure(name)) return name;
  const words = name.split(' ');
  const ends = words.map((_, i) => words.slice(0, words.length - i).join(' '));
  return [...ends, ...words].find(isSure) ?? name;
};

/** The cells of each line, counted from 1. Lines of no table are absent, and headers have no cells. */
export function tablesIn(text: string): Map<number, TableCell[]> {
  const found = new Map<number, TableCell[]>();
  const lines = text.split('\n');
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  for (const separator of SEPARATORS) {
    const isComma = separator === SEPARATORS[4] || separator === SEPARATORS[3];
    for (let i = 0; i < lines.length; i++) {
      if (found.has(i + 1)) continue;
      const rows: Row[] = [];
      let end = i;
      let width = 0;
      for (; end < lines.length && !found.has(end + 1); end++) {
        const line = lines[end] as string;
        if (rows.length > 0 && RULE.test(line) && line.trim() !== '') continue;
        const cells = cellsOf(line, starts[end] as number, separator);
        if (cells.length < 2 || (width > 0 && cells.length !== width) || /^\s*(?:#|\/\/)/.test(line)) break;
        if (isComma && (/[=:({[]|^\s*-|\s--/.test(line) || THOUSANDS.test(line))) break;
        // a sentence has commas too
        if (isComma && cells.some(({ text: cell }) => cell.trim().split(/\s+/).length > 4)) break;
        width = cells.length;
        rows.push({ line: end + 1, cells });
      }
      if (rows.length < 2) continue;
      if (read(rows, found, separator === SEPARATORS[4])) i = end - 1;
    }
  }
  return found;
}

function read(rows: readonly Row[], found: Map<number, TableCell[]>, byComma: boolean): boolean {
  const [head, ...body] = rows as [Row, ...Row[]];
  const named = rows.filter(({ cells }) => knows(cells[0]?.text ?? '') && !isNumber(cells[0]?.text ?? ''));
  const heads = head.cells.filter(({ text }) => knows(text) && !isNumber(text));
  const isByRow = named.length >= 2 && named.length >= heads.length - 1;
  if (!isByRow && (heads.length < 2 || head.cells.some(({ text }) => isNumber(text)))) return false;
  if (isByRow) {
    const titles = head.cells.some(({ text }) => isNumber(text)) ? null : head.cells;
    for (const { line, cells } of rows) {
      const name = cellName(cells[0]?.text ?? '');
      const own = cells.slice(1).flatMap((cell, i): TableCell[] => {
        const title = nameOf(titles?.[i + 1]?.text ?? '');
        const isRow = titles === null || line !== head.line;
        return isRow && name !== ''
          ? [{ ...cell, name, path: title ? [title] : [], row: null, byComma }]
          : [];
      });
      found.set(line, own);
    }
    return true;
  }
  // columns of a log such as "step" are counters and not settings of the run
  const isLog = head.cells.some(({ text }) => /^\s*loss\s*$/i.test(text));
  found.set(head.line, []);
  for (const [at, { line, cells }] of body.entries())
    found.set(
      line,
      cells.flatMap((cell, i): TableCell[] => {
        const title = cellName(head.cells[i]?.text ?? '');
        const name = isLog && /^(?:batch|step|iter\w*)$/i.test(title) ? `${title} of a log` : title;
        return name === '' ? [] : [{ ...cell, name, path: [], row: body.length > 1 ? at : null, byComma }];
      }),
    );
  return true;
}
