// Tables in a text: Markdown, LaTeX, columns set apart by tabs, commas or semicolons. A column of names, or a row of them. Pure.
import { type Entry, numberOf, quoted, type Value, valueOfText } from './entry';
import { recognise } from './names/recognise';

const RULE = /^[\s|:+=-]*$|^\s*\\(?:top|mid|bottom|h)(?:rule|line)/;
const MARKUP = /\\(?:textbf|mathbf|text|mathrm)\{([^{}]*)\}|[$*`~]|\\\\.*$|\\(?=[a-z]+)/g;
const SEPARATORS = ['|', '&', '\t', ';', ','] as const;

const clean = (cell: string): string => cell.replace(MARKUP, '$1').trim();

interface Row {
  line: number;
  text: string;
  cells: string[];
}

/** Blocks of neighbouring lines that have the same separator. */
function blocksOf(lines: readonly string[]): Row[][] {
  for (const separator of SEPARATORS) {
    const blocks: Row[][] = [[]];
    lines.forEach((text, i) => {
      if (RULE.test(text) && text.trim() !== '') return;
      const cells = text.split(separator).map(clean);
      if (separator === '|' && cells[0] === '') cells.shift();
      if (separator === '|' && cells.at(-1) === '') cells.pop();
      if (cells.length > 1) blocks.at(-1)?.push({ line: i + 1, text, cells });
      else if (blocks.at(-1)?.length) blocks.push([]);
    });
    const tables = blocks.filter((rows) => rows.length > 1);
    if (tables.length > 0) return tables;
  }
  return [];
}

/** The name in a cell; undefined where it has none. */
const known = (cell: string): string | undefined => {
  if (/[=:([]/.test(cell.replace(/\s\(.*\)$/, ''))) return undefined;
  // 'Noise multiplier σ', 'Training examples N': a name with its symbol
  return [cell, cell.replace(/\s*\(?\S{1,5}\)?$/, '')].find((name) => {
    const certainty = recognise([name])?.certainty;
    return certainty === 'sure' || certainty === 'weak';
  });
};

/** Columns of a table that are about its names, and not values. */
const WORDY = /^(?:comment|description|default|note|unit|meaning|range|symbol|eval\w*|test\w*)s?$/i;

export interface TableReading {
  entries: Entry[];
  taken: ReadonlySet<number>;
}

export function readTables(text: string): TableReading {
  const entries: Entry[] = [];
  const taken = new Set<number>();
  const push = (name: string, cell: string, { line, text: written }: Row) => {
    const value: Value = valueOfText(cell);
    entries.push({ path: [known(name) ?? name], value, line, text: quoted(written), origin: 'table' });
    taken.add(line);
  };
  for (const rows of blocksOf(text.split('\n'))) {
    const [head, ...body] = rows as [Row, ...Row[]];
    const isHead = head.cells.filter((cell) => known(cell) && numberOf(cell) === undefined).length > 1;
    // a log has a row for each epoch
    if (head.cells.some((cell) => /^(?:epoch|step|iteration)$/i.test(cell))) continue;
    if (isHead) {
      taken.add(head.line);
      for (const row of body) {
        row.cells.forEach((cell, i) => {
          const name = head.cells[i];
          if (name !== undefined && known(name)) push(name, cell, row);
        });
      }
      continue;
    }
    const named = rows.filter(
      ({ cells }) => known(cells[0] ?? '') && cells.slice(1).some((cell) => /\d/.test(cell)),
    );
    if (named.length < 2) continue;
    const headed = !named.includes(head);
    for (const row of named) {
      row.cells.slice(1).forEach((cell, i) => {
        const column = headed ? (head.cells[i + 1] ?? '') : '';
        if (/\d/.test(cell) && !WORDY.test(column) && (headed || i === 0))
          push(row.cells[0] as string, cell, row);
      });
    }
  }
  return { entries, taken };
}
