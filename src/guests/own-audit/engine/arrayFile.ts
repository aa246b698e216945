// Reads the files that are read as a whole: arrays of NumPy, JSON, and one number a line. Each is read as a table or as lists of scores.
import { parseNpy } from '../../../audit/datasets/tableFiles/npy';
import { ROW_REFUSALS } from '../../../scoreAudit/rowRefusals';
import { type ScoreArray, type ScoreCell, type ScoreList, type ScoreTable, worldsOf } from './arrayScores';
import { type ColumnsChosen, cellNumber } from './columns';
import { SCORE_FILE } from './sentences';

const listOf = (cells: readonly ScoreCell[] | Float64Array): ScoreList => ({
  kind: 'list',
  length: cells.length,
  cell: (row) => cells[row],
});

/**
 * An array of NumPy: a list if it has one dimension, and a table if it has two. Where it has two rows and more than two columns, as
 * numpy.stack makes it, its rows are the columns of the table. Throws an InputError for any other shape.
 */
export function arrayOfNpy(bytes: Uint8Array, field: string): ScoreArray {
  const { shape, values } = parseNpy(bytes, field);
  const [rows = 0, columns = 1] = shape;
  if (shape.length === 1 || (shape.length === 2 && (rows === 1 || columns === 1))) return listOf(values);
  if (shape.length !== 2)
    throw ROW_REFUSALS.malformed(
      SCORE_FILE.arrayShape({ dimensions: shape.length, shape: shape.join(', ') || '1' }),
    );
  const isStacked = rows === 2 && columns > 2;
  return {
    ...{ kind: 'table', names: null },
    ...(isStacked ? { rows: columns, columns: rows } : { rows, columns }),
    cell: (row, column) => values[isStacked ? column * columns + row : row * columns + column],
  };
}

type Json = ScoreCell | readonly Json[] | { readonly [name: string]: Json };
type Listed = readonly Json[];

const isList = (value: Json): value is Listed => Array.isArray(value);
const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value);
const isCell = (value: Json): value is ScoreCell => !isList(value) && !isObject(value);

/** Infinite numbers as Python's json module writes them, although JSON has none. */
const BARE_INFINITY = /(?<=[[,:\s])-?Infinity(?=[\],}\s])/g;

function parsed(text: string): Json {
  const own = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(own) as Json;
  } catch {
    try {
      return JSON.parse(own.replace(BARE_INFINITY, '"$&"')) as Json;
    } catch {
      throw ROW_REFUSALS.malformed(SCORE_FILE.noJson);
    }
  }
}

const otherJson = () => ROW_REFUSALS.malformed(SCORE_FILE.otherJson);

function cellsOf(list: Listed): ScoreList {
  if (!list.every(isCell)) throw otherJson();
  return listOf(list as readonly ScoreCell[]);
}

/** A table of rows, each of which must have as many cells as the first. */
function tableOfRows(rows: readonly Listed[]): ScoreTable {
  const columns = rows[0]?.length ?? 0;
  for (const [i, row] of rows.entries()) {
    if (row.length !== columns)
      throw ROW_REFUSALS.malformed(
        SCORE_FILE.otherRowCells({ row: i + 1, cells: row.length, expected: columns }),
      );
    if (!row.every(isCell)) throw otherJson();
  }
  return {
    ...{ kind: 'table', names: null, rows: rows.length, columns },
    cell: (row, column) => rows[row]?.[column] as ScoreCell,
  };
}

function tableOfObjects(rows: readonly { readonly [name: string]: Json }[]): ScoreTable {
  const names = Object.keys(rows[0] ?? {});
  const cell = (row: number, column: number): ScoreCell => {
    const [of, name] = [rows[row] ?? {}, names[column] as string];
    const value = Object.hasOwn(of, name) ? of[name] : undefined;
    return isCell(value) ? value : JSON.stringify(value);
  };
  return { kind: 'table', names, rows: rows.length, columns: names.length, cell };
}

/** Lists that are given by name: those of both worlds, or the columns of a table. */
function arrayOfLists(all: { readonly [name: string]: Json }, chosen: ColumnsChosen): ScoreArray {
  const lists = new Map(
    Object.entries(all).flatMap(([name, value]) => (isList(value) ? [[name, cellsOf(value)] as const] : [])),
  );
  const worlds = worldsOf(lists, chosen);
  if (worlds !== null) return worlds;
  const columns = [...lists.values()];
  const [first, ...others] = columns;
  if (first === undefined) throw otherJson();
  const short = others.findIndex(({ length }) => length !== first.length);
  if (short >= 0)
    throw ROW_REFUSALS.malformed(
      SCORE_FILE.otherLength({
        ...{ one: [...lists.keys()][0] as string, other: [...lists.keys()][short + 1] as string },
        ...{ length: first.length, others: others[short]?.length ?? 0 },
      }),
    );
  return {
    ...{ kind: 'table', names: [...lists.keys()], rows: first.length, columns: columns.length },
    cell: (row, column) => columns[column]?.cell(row),
  };
}

/**
 * Reads JSON that holds a list of scores, rows of cells or of fields, or lists by name. Throws an InputError where the text is not JSON
 * or holds none of these.
 */
export function arrayOfJson(text: string, chosen: ColumnsChosen): ScoreArray {
  const value = parsed(text);
  if (isObject(value)) return arrayOfLists(value, chosen);
  if (!isList(value)) throw otherJson();
  const [first] = value;
  if (isCell(first)) return cellsOf(value);
  if (isList(first)) {
    if (!value.every(isList)) throw otherJson();
    return tableOfRows(value as readonly Listed[]);
  }
  if (!value.every(isObject)) throw otherJson();
  return tableOfObjects(value as readonly { readonly [name: string]: Json }[]);
}

/**
 * Reads one number a line, as numpy.savetxt writes an array of one dimension. The first line may be a heading, and # begins a line that is
 * skipped.
 */
export function listOfText(text: string): ScoreList {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isHeaded = lines.length > 1 && Number.isNaN(cellNumber(lines[0] as string, ';'));
  const cells = lines.slice(isHeaded ? 1 : 0).map((line) => {
    const value = cellNumber(line, ';');
    return Number.isNaN(value) ? line : value;
  });
  return listOf(cells);
}
