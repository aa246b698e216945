// Tables in a text: Markdown, LaTeX, columns set apart by tabs, commas or semicolons. Pure.

import { setOf } from '../names/list';
import { plainName, recognise } from '../names/recognise';
import { numberOf, type Setting, valueOfText } from './entry';

const RULE = /^[\s|:+=-]+$|^\s*\\(?:top|mid|bottom|h)(?:rule|line)/;
const MARKUP = /\\(?:textbf|mathbf|text|mathrm)\{([^{}]*)\}|[$*`~]|\\\\.*$|\\(?=[a-z]+)/g;
const SEPARATORS = ['|', '&', '\t', ';', ','];
const DIGIT = /\d/;
/** Columns that are about names, and not values. */
const WORDY = setOf(
  'comment|comments|description|default|note|notes|unit|meaning|range|symbol|eval|evaluation|test',
);
/** A log has a row for each of these. */
const COUNTERS = setOf('epoch|step|iteration');

interface Row {
  line: number;
  cells: string[];
}

function blocksOf(lines: readonly string[]): Row[][] {
  for (const separator of SEPARATORS) {
    const blocks: Row[][] = [[]];
    for (const [i, text] of lines.entries()) {
      if (RULE.test(text)) continue;
      const cells = text.split(separator).map((cell) => cell.replace(MARKUP, '$1').trim());
      if (separator === '|' && cells[0] === '') cells.shift();
      if (separator === '|' && cells.at(-1) === '') cells.pop();
      if (cells.length > 1) blocks.at(-1)?.push({ line: i + 1, cells });
      else blocks.push([]);
    }
    const tables = blocks.filter((rows) => rows.length > 1);
    if (tables.length > 0) return tables;
  }
  return [];
}

/** Without a symbol behind the name: 'Noise multiplier σ', 'Training examples (N)'. */
function known(cell: string | undefined): string | undefined {
  const [plain = ''] = (cell ?? '').split(' (');
  const words = plain.split(' ');
  const short = (words.at(-1) ?? '').length < 6 ? words.slice(0, -1).join(' ') : '';
  if (/[=:([]/.test(plain)) return undefined;
  return [plain, short].find((name) => ['sure', 'weak'].includes(recognise([name])?.certainty ?? ''));
}

export function readTables(text: string): { settings: Setting[]; taken: ReadonlySet<number> } {
  const settings: Setting[] = [];
  const taken = new Set<number>();
  const push = (name: string, cell: string, { line }: Row) => {
    settings.push({ path: [name], value: valueOfText(cell), line });
    taken.add(line);
  };
  for (const rows of blocksOf(text.split('\n'))) {
    const [head, ...body] = rows as [Row, ...Row[]];
    if (head.cells.some((cell) => COUNTERS.has(plainName(cell)))) continue;
    const names = head.cells.map((cell) => (numberOf(cell) === undefined ? known(cell) : undefined));
    if (names.filter((name) => name !== undefined).length > 1) {
      taken.add(head.line);
      for (const row of body)
        for (const [i, name] of names.entries()) if (name && row.cells[i]) push(name, row.cells[i], row);
      continue;
    }
    const named = rows.filter(
      ({ cells: [name, ...cells] }) =>
        known(name) && cells.some((cell) => DIGIT.test(cell)) && !cells.some((cell) => cell.includes('=')),
    );
    const isHeaded = !named.includes(head);
    for (const row of named.length > 1 ? named : []) {
      for (const [i, cell] of row.cells.entries()) {
        const isValue = i > 0 && (isHeaded ? !WORDY.has(plainName(head.cells[i] ?? '')) : i === 1);
        if (isValue && DIGIT.test(cell)) push(known(row.cells[0]) as string, cell, row);
      }
    }
  }
  return { settings, taken };
}
