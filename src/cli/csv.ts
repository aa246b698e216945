// Queries and replies as rows of CSV. The header of the input names the fields of the queries, and the header of the
// output is made from the first reply.

/** A malformed cell: its column, from 1, its text, and what is wrong with it. */
export interface BadCell {
  column: number;
  text: string;
  fault: string;
}

/** The cells of a row. Quotes are as in RFC 4180, but within one line, and may have blanks around them. */
export function csvCells(row: string): string[] | BadCell {
  const cells: string[] = [];
  let i = 0;
  while (i <= row.length) {
    while (row[i] === ' ') i++;
    if (row[i] === '"') {
      const start = i;
      const bad = (text: string, fault: string) => ({ column: cells.length + 1, text, fault });
      let cell = '';
      for (i++; row[i] !== '"' || row[i + 1] === '"'; i++) {
        if (i >= row.length) {
          return bad(row.slice(start), 'whose quote is not closed. Close it, and double the quotes within');
        }
        if (row[i] === '"') i++;
        cell += row[i];
      }
      const comma = row.indexOf(',', i);
      const end = comma < 0 ? row.length : comma;
      if (row.slice(i + 1, end).trim() !== '') {
        const fault =
          'with text after its closing quote. Quote all of it or nothing, and double the quotes within';
        return bad(row.slice(start, end).trim(), fault);
      }
      cells.push(cell);
      i = end + 1;
    } else {
      const end = row.indexOf(',', i);
      cells.push(row.slice(i, end < 0 ? row.length : end).trim());
      i = (end < 0 ? row.length : end) + 1;
    }
  }
  return cells;
}

const LONGEST_SHOWN = 60;

const shown = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;

const told = ({ column, text, fault }: BadCell, name = ''): string =>
  `column ${column}${name === '' ? '' : ` (${name})`} is ${shown(text)}, ${fault}.`;

/** The names of the fields, or a message on what is wrong with the header, which then refuses every row. */
export type Header = { names: readonly string[] } | { message: string };

/** Reads the header. Any number of columns may have no name, if their cells are empty. */
export function headerOf(row: string): Header {
  const names = csvCells(row);
  if (!Array.isArray(names)) return { message: `of the header, ${told(names)}` };
  const second = names.findIndex((name, i) => name !== '' && names.indexOf(name) < i);
  if (second < 0) return { names };
  const [name, first] = [names[second] as string, names.indexOf(names[second] as string)];
  return {
    message: `the header names ${shown(name)} twice, in columns ${first + 1} and ${second + 1}. Rename or remove one of them.`,
  };
}

/** A cell as JSON. What is JSON already, such as a number, true or a list, stays as it is written, and anything else is a text. */
function jsonOf(cell: string): string {
  try {
    JSON.parse(cell);
    return cell;
  } catch {
    return JSON.stringify(unmarked(cell));
  }
}

/** The query of a row as one line of JSON, without the fields of empty cells; a message if the row does not fit the header. */
export function queryOf(header: Header, row: string): { json: string } | { message: string } {
  if ('message' in header) return header;
  const { names } = header;
  const cells = csvCells(row);
  if (!Array.isArray(cells)) return { message: told(cells, names[cells.column - 1]) };
  if (cells.length > names.length) {
    const message = `it has ${cells.length} cells under a header of ${names.length}. Quote a cell that has a comma in it.`;
    return { message };
  }
  const nameless = cells.findIndex((cell, i) => cell !== '' && names[i] === '');
  if (nameless >= 0) {
    const message = `column ${nameless + 1} is ${shown(cells[nameless] as string)}, and the header has no name for it. Name the column, or leave its cells empty.`;
    return { message };
  }
  const fields = cells.flatMap((cell, i) =>
    cell === '' ? [] : [`${JSON.stringify(names[i])}:${jsonOf(cell)}`],
  );
  return { json: `{${fields.join(',')}}` };
}

/** Adds the fields of a value to `into`. Names of nested fields are joined by points, and lists are written as JSON. */
function flat(value: unknown, name: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flat(inner, name === '' ? key : `${name}.${key}`, into);
  } else into.set(name, value === null ? '' : Array.isArray(value) ? JSON.stringify(value) : String(value));
  return into;
}

/** Whether a spreadsheet would take a cell for a formula. Numbers do not count. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell));

/** A cell in CSV. A text that a spreadsheet would run as a formula gets an apostrophe, so that it is shown as it is. */
function quoted(text: string): string {
  const cell = isFormula(text) ? `'${text}` : text;
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A cell without the apostrophe of {@link quoted}, because one command may read what another has written. */
const unmarked = (cell: string): string =>
  cell[0] === "'" && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

const ERRORS = ['error.code', 'error.field', 'error.message'];

/** Writes replies as rows. Fields for which the header has no column go into the last column, as JSON. */
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
