// Queries and replies as rows: the header names the fields of the queries; the header of the replies is that of the
// first of them. Pure.

/** Cells of a row; quotes as in RFC 4180, within one line. null where a quote is not closed. */
export function cellsOf(row: string): string[] | null {
  const cells: string[] = [];
  let i = 0;
  while (i <= row.length) {
    while (row[i] === ' ') i++;
    if (row[i] === '"') {
      let cell = '';
      for (i++; row[i] !== '"' || row[i + 1] === '"'; i++) {
        if (i >= row.length) return null;
        if (row[i] === '"') i++;
        cell += row[i];
      }
      cells.push(cell);
      i += 2;
    } else {
      const end = row.indexOf(',', i);
      cells.push(row.slice(i, end < 0 ? row.length : end).trim());
      i = (end < 0 ? row.length : end) + 1;
    }
  }
  return cells;
}

/** As it is written: a number, true, false, a list; anything else is text. */
function jsonOf(cell: string): string {
  try {
    JSON.parse(cell);
    return cell;
  } catch {
    return JSON.stringify(unmarked(cell));
  }
}

/** On one line of JSON; empty cells are fields left out. A message where it does not fit the header. */
export function queryOf(header: readonly string[], row: string): { json: string } | { message: string } {
  const cells = cellsOf(row);
  if (cells === null) return { message: 'a quote is not closed' };
  if (cells.length > header.length) {
    return { message: `it has ${cells.length} cells under a header of ${header.length}` };
  }
  const fields = cells.flatMap((cell, i) =>
    cell === '' ? [] : [`${JSON.stringify(header[i])}:${jsonOf(cell)}`],
  );
  return { json: `{${fields.join(',')}}` };
}

/** Names of nested fields joined by points, lists as JSON. */
function flat(value: unknown, name: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flat(inner, name === '' ? key : `${name}.${key}`, into);
  } else into.set(name, value === null ? '' : Array.isArray(value) ? JSON.stringify(value) : String(value));
  return into;
}

/** What spreadsheets take for a formula, numbers apart. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell));

/** A text that a spreadsheet would run has an apostrophe before it, by which it is shown as it is. */
function quoted(text: string): string {
  const cell = isFormula(text) ? `'${text}` : text;
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A cell as it was before {@link quoted}: what one command writes another may read. */
const unmarked = (cell: string): string =>
  cell[0] === "'" && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

const ERRORS = ['error.code', 'error.field', 'error.message'];

/** Writes replies as rows. What the first reply's header has no column for goes into the last one, as JSON. */
export class CsvReplies {
  #header: string[] | null = null;

  row(reply: string): string {
    const fields = flat(JSON.parse(reply), '', new Map());
    const first = this.#header === null;
    this.#header ??= [...new Set([...fields.keys(), ...ERRORS]), 'others'];
    const header = this.#header;
    const others = [...fields].filter(([name]) => !header.includes(name));
    const cells = header.slice(0, -1).map((name) => quoted(fields.get(name) ?? ''));
    cells.push(others.length === 0 ? '' : quoted(JSON.stringify(Object.fromEntries(others))));
    const row = `${cells.join(',')}\n`;
    return first ? `${header.map(quoted).join(',')}\n${row}` : row;
  }
}
