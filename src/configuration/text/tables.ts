// Tables in a text: Markdown, or separated by commas, tabs or wide gaps. A name over each column, or a name and a value in each
// row.
import type { Line } from './comments';
import type { Entry } from './entry';
import { namesParts } from './runParts';

interface Table {
  rows: { line: number; cells: string[] }[];
}

const RULE = /^[\s|:+=-]+$/;

/** '\\toprule', '\\begin{tabular}{lc}': of a LaTeX table, and no row of it. */
const FRAME = /^\\(?:begin|end|toprule|midrule|bottomrule|cmidrule|hline|cline|caption|label|centering)\b/;
/** '600 \\\\ \\hline' */
const ROW_END = /\s*\\\\(?:\[[^\]]*\])?\s*(?:\\hline)?$/;

function cellsOf(content: string): string[] | null {
  if (ROW_END.test(content) && /(?<!\\)&/.test(content))
    return content
      .replace(ROW_END, '')
      .split(/(?<!\\)&/)
      .map((cell) => cell.trim());
  if (/^\|.*\|$/.test(content))
    return content
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  if (content.includes('|')) return content.split('|').map((cell) => cell.trim());
  if (content.includes('\t')) return content.split('\t').map((cell) => cell.trim());
  if (/\S {3,}\S/.test(content) && !/[=:([{]/.test(content)) return content.split(/ {3,}/);
  // 'q  σ', 'sample_rate  noise_multiplier': words as printed under one another, and no sentence
  if (/^[^\s=:([{]+(?: {2,}[^\s=:([{]+)+$/.test(content)) return content.split(/ {2,}/);
  // 'noise_multiplier 1.1', of a list of such lines
  const pair = /^([A-Za-z]\w*)\s+([-+]?\.?\d[\d.,_]*(?:e[+-]?\d+)?%?)$/.exec(content);
  if (pair) return [pair[1] as string, pair[2] as string];
  // where commas are decimals, columns are set apart by semicolons
  if (/^[^;=:()[\]{}]+(?:;[^;=:()[\]{}]+)+$/.test(content))
    return content.split(';').map((cell) => cell.trim());
  // 'updated 3,516 times'
  if (/^[^,]*\d,\d{3}(?!\d)[^,]*$/.test(content)) return null;
  if (/^[\p{L}\w .σδε-]+(?:,[\p{L}\w .σδε%+-]+)+,?$/u.test(content))
    return content.split(',').map((cell) => cell.trim());
  return null;
}

const isNumber = (cell: string): boolean => /^[~≈]?[-+]?[\d.]/.test(cell);
const isName = (cell: string): boolean => /\p{L}/u.test(cell) && !isNumber(cell);

/** Adjacent lines of as many cells each. */
function tablesOf(lines: readonly Line[]): Table[] {
  const tables: Table[] = [];
  let table: Table = { rows: [] };
  let last = -1;
  for (const { number, content } of lines) {
    const cells = RULE.test(content) ? null : cellsOf(content);
    const follows = number === last + 1;
    last = number;
    if (FRAME.test(content)) continue;
    if (RULE.test(content) && content.includes('-') && follows && table.rows.length > 0) continue;
    const fits = follows && cells !== null && table.rows.at(-1)?.cells.length === cells.length;
    if (fits) table.rows.push({ line: number, cells: cells as string[] });
    else {
      tables.push(table);
      table = { rows: cells && cells.length > 1 ? [{ line: number, cells }] : [] };
    }
  }
  return [...tables, table].filter(({ rows }) => rows.length > 0);
}

const VALUE_ALONE = /^[~≈]?[-+]?(?:\d[\d_,. ]*|\.\d+)(?:e[-+]?\d+)?\s?[%kKM]?$/i;

/** Names and values on lines by turns, as a page's table is copied: two pairs or more, without anything between them. */
function stackedPairs(lines: readonly Line[], means: Means): Entry[] {
  const pairs = lines.flatMap(({ number, content }, i) => {
    const value = lines[i + 1];
    if (!value || !VALUE_ALONE.test(value.content)) return [];
    const name = content.replace(/:$/, '');
    return /^[\p{L}\\][\p{L}\d .()_\\-]{0,40}$/u.test(name)
      ? [{ i, name, value: value.content, lines: [number, value.number] as const }]
      : [];
  });
  const inRow = pairs.filter(
    ({ i }) => pairs.some((other) => other.i === i + 2) || pairs.some((other) => other.i === i - 2),
  );
  const table = inRow.map(({ name }) => name);
  return inRow.filter(({ name }) => means(name, table)).length > 1
    ? inRow.map(({ name, value, lines: [, line] }) => ({ line, key: name, value, scopes: [], table }))
    : [];
}

/** Whether a name is a quantity's, among those of its table. */
export type Means = (name: string, table: readonly string[]) => boolean;

/** Over a column of values, and over one that holds none of the run's, whatever numbers stand in it. */
const VALUES =
  /^(?:values?|settings?|used|ours|our (?:run|value|setting)s?|chosen|selected|final|wert|valeur)$/i;
const NO_VALUES =
  /^(?:#|no|nr|id|symbol|type|typ|unit|einheit|description|beschreibung|meaning|bedeutung|comments?|kommentar|notes?|remarks?|explanation|source|reference|ref|section|range|bounds?|min|max|options|choices|search space|default|defaults|standardwert|low|high|step)s?$/i;

/** A table with a name in each row: which of its columns holds the names, and which hold values; null where it is none. */
function namedRows({ rows }: Table, means: Means): { names: number; values: number[]; head: boolean } | null {
  const head = (rows[0] as Table['rows'][number]).cells;
  const column = (i: number) => rows.map(({ cells }) => cells[i] as string);
  const known = head.map((_, i) => column(i).filter((name) => means(name, column(i))).length);
  const names = known.indexOf(Math.max(...known));
  if (
    (known[names] as number) < 2 ||
    head.filter((name) => means(name, head)).length >= (known[names] as number)
  )
    return null;
  const others = [...head.keys()].filter((i) => i !== names);
  const numeric = others.filter((i) => {
    const filled = column(i)
      .slice(1)
      .filter((cell) => cell !== '' && !/^[-–—]$/.test(cell));
    return filled.length > 0 && 2 * filled.filter(isNumber).length > filled.length;
  });
  const valued = others.filter((i) => VALUES.test(head[i] as string));
  const own = numeric.filter((i) => !NO_VALUES.test(head[i] as string));
  const values = valued.length === 1 ? valued : own.length > 0 ? own : numeric;
  return values.length === 0
    ? null
    : { names, values, head: !values.some((i) => isNumber(head[i] as string)) };
}

/** Entries of a table with a name in each row and one or more columns of values, one for each run. */
function entriesOfRows(
  { rows }: Table,
  { names, values, head }: NonNullable<ReturnType<typeof namedRows>>,
): Entry[] {
  const table = rows.map(({ cells }) => cells[names] as string);
  const first = (rows[0] as Table['rows'][number]).cells;
  const over = (i: number) => (head ? (first[i] as string) : `${first[names]} ${first[i]}`);
  const scopes = new Map(
    values.map((i) => [i, values.length > 1 ? [{ names: [over(i)], subject: null }] : []] as const),
  );
  return rows.slice(head ? 1 : 0).flatMap(({ line, cells }) =>
    values.map((i): Entry => {
      const remark = cells.filter((_, j) => j !== names && !values.includes(j)).join(' ');
      const run = values.length > 1 && !namesParts(over(i)) ? over(i) : undefined;
      return {
        line,
        key: cells[names] as string,
        value: cells[i] as string,
        scopes: scopes.get(i) ?? [],
        table,
        run,
        remark,
      };
    }),
  );
}

/** Entries of all tables, and the lines they stand on. */
export function tableEntries(lines: readonly Line[], means: Means): { entries: Entry[]; lines: Set<number> } {
  const entries: Entry[] = [];
  const taken = new Set<number>();
  for (const entry of stackedPairs(lines, means)) {
    entries.push(entry);
    // the name stands on the line before
    const at = lines.findIndex(({ number }) => number === entry.line);
    taken.add(entry.line).add(lines[at - 1]?.number ?? entry.line);
  }
  for (const table of tablesOf(lines.filter(({ number }) => !taken.has(number)))) {
    const { rows } = table;
    const [head, ...body] = rows;
    if (!head) continue;
    const named = head.cells.length > 2 ? namedRows(table, means) : null;
    if (named) {
      for (const { line } of rows) taken.add(line);
      entries.push(...entriesOfRows(table, named));
      continue;
    }
    const underHead =
      head.cells.every(isName) && body.length > 0 && body.every(({ cells }) => cells.some(isNumber));
    const pairs =
      head.cells.length === 2 && rows.some(({ cells }) => isName(cells[0] ?? '') && isNumber(cells[1] ?? ''));
    if (!underHead && !pairs) continue;
    const names = rows.map(({ cells }) => cells[0] as string);
    const row = namesParts(head.cells[0] ?? '');
    for (const { line, cells } of rows) {
      taken.add(line);
      if (pairs && !(underHead && isNumber(cells[0] ?? ''))) {
        entries.push({ line, key: cells[0] as string, value: cells[1] as string, scopes: [], table: names });
      } else if (line !== head.line) {
        for (const [i, key] of head.cells.entries()) {
          entries.push({ line, key, value: cells[i] as string, scopes: [], row, table: head.cells });
        }
      }
    }
  }
  return { entries, lines: taken };
}
