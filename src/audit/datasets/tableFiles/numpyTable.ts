// NumPy files as raw tables: one array of rows, or an archive with features and labels.

import { refusals } from '../../../base/numerics/errors';
import { LABEL_NAMES } from './labels';
import { type NpyArray, parseNpy } from './npy';
import { type NpzPart, npzParts } from './npzParts';
import { type CellTexts, checkCells, checkColumns, checkFileSize, fileSaid, type RawTable } from './rawTable';
import { NUMPY } from './sentences';

export interface ArchiveChoice {
  /** Names of the arrays in an NPZ. One that is left out is found by the usual names, else by its shape. */
  featureArray?: string;
  labelArray?: string;
}

const FEATURE_NAMES = ['x', 'features', 'data', 'x_train', 'train_x', 'embeddings', 'images'];
/** Names that numpy.savez gives to arrays without a name. If several arrays have a fitting shape, they mean features and labels. */
const FIRST = 'arr_0';
const SECOND = 'arr_1';

/** The table of an NPY file, an array of two or more dimensions: the first counts records, the others are laid out in a row. */
export function tableOfNpy(bytes: Uint8Array, field: string): RawTable {
  return tableOfArray(parseNpy(bytes, field), field);
}

/**
 * Features and labels of an NPZ file as one table, the labels last; only the features if no array could be labels. `unused`
 * names the parts that the table leaves out. Throws an InputError if an array that is named as features or labels cannot be
 * used as such, and if two arrays could be meant.
 */
export function tableOfNpz(bytes: Uint8Array, field: string, choice: ArchiveChoice = {}): RawTable {
  checkFileSize(bytes, field);
  const parts = npzParts(bytes, field);
  const features = featuresOf(parts, choice.featureArray, field);
  const table = tableOfArray(features.numbers as NpyArray, field);
  const labels = labelsOf(parts, features, choice.labelArray, table.rows, field);
  const unused = parts.filter((part) => part !== features && part !== labels).map(({ name }) => name);
  const whole = labels ? withLabels(table, labels, field) : table;
  return unused.length > 0 ? { ...whole, unused } : whole;
}

/** The parts with a usual name, in the order of the names. */
const named = (parts: readonly NpzPart[], usual: readonly string[]): NpzPart[] =>
  usual.flatMap((one) => parts.filter(({ name }) => name.toLowerCase() === one));

const listed = (parts: readonly NpzPart[]): string => parts.map(({ name }) => `'${name}'`).join(', ');

function askedFor(parts: readonly NpzPart[], asked: string, field: string, texts: boolean): NpzPart {
  const part = parts.find(({ name }) => name === asked);
  if (part?.numbers || (texts && part?.texts)) return part;
  const known = parts.flatMap(({ name, numbers }) => (numbers ? [name] : [])).join(', ') || 'none';
  throw refusals(field).unknown(NUMPY.noSuchArray({ file: fileSaid(field), array: asked, known }));
}

function featuresOf(parts: readonly NpzPart[], asked: string | undefined, field: string): NpzPart {
  if (asked !== undefined) return askedFor(parts, asked, field, false);
  const isTable = ({ numbers }: NpzPart) => numbers !== null && numbers.shape.length >= 2;
  const usual = named(parts, FEATURE_NAMES);
  const found = usual.find(isTable);
  if (found) return found;
  const [unfit] = usual;
  if (unfit) {
    if (unfit.problem) throw unfit.problem;
    throw refusals(field).malformed(
      NUMPY.noFeatureTable({ file: fileSaid(field), array: unfit.name, what: unfit.what }),
    );
  }
  const tables = parts.filter((part) => isTable(part) && !named([part], LABEL_NAMES)[0]);
  const [only, ...more] = tables;
  if (only && more.length === 0) return only;
  const first = tables.find(({ name }) => name === FIRST);
  if (first) return first;
  if (only)
    throw refusals(field).inconsistent(
      NUMPY.severalFeatures({ file: fileSaid(field), arrays: listed(tables) }),
    );
  throw (
    parts.find(({ problem }) => problem !== null)?.problem ??
    refusals(field).missing(NUMPY.noTable({ file: fileSaid(field) }))
  );
}

function labelsOf(
  parts: readonly NpzPart[],
  features: NpzPart,
  asked: string | undefined,
  rows: number,
  field: string,
): NpzPart | null {
  const isOneARow = ({ shape }: NpzPart) =>
    shape?.[0] === rows && shape.reduce((product, length) => product * length, 1) === rows;
  const fits = (part: NpzPart) => isOneARow(part) && (part.texts !== null || part.numbers !== null);
  if (asked !== undefined) {
    const part = askedFor(parts, asked, field, true);
    return fits(part) ? part : refuseLabels(part, rows, field);
  }
  const others = parts.filter((part) => part !== features);
  const usual = named(others, LABEL_NAMES);
  const fitting = usual.filter(fits);
  // texts are preferred, because numbers may be something other than labels
  const found = fitting.find(({ texts }) => texts !== null) ?? fitting[0];
  if (found) return found;
  if (usual.length > 0) return refuseLabels(usual[0], rows, field);
  const candidates = others.filter(isOneARow);
  const [only, ...more] = candidates;
  if (!only) return null;
  const chosen = more.length === 0 ? only : candidates.find(({ name }) => name === SECOND);
  if (!chosen)
    throw refusals(field).inconsistent(
      NUMPY.severalLabels({ file: fileSaid(field), arrays: listed(candidates) }),
    );
  return fits(chosen) ? chosen : refuseLabels(chosen, rows, field);
}

function refuseLabels({ name, what, shape, numbers, texts }: NpzPart, rows: number, field: string): never {
  const refuse = refusals(field);
  const labels = { file: fileSaid(field), array: name, what };
  if (numbers === null && texts === null) throw refuse.malformed(NUMPY.unreadLabels(labels));
  if (shape?.[0] === rows) throw refuse.inconsistent(NUMPY.labelVectors(labels));
  throw refuse.inconsistent(NUMPY.otherRows({ ...labels, rows }));
}

function tableOfArray({ shape, values, exact }: NpyArray, field: string): RawTable {
  if (shape.length < 2 || values.length === 0)
    throw refusals(field).malformed(NUMPY.shape({ file: fileSaid(field), shape: shape.join(', ') }));
  const columns = values.length / shape[0];
  checkColumns(columns, field);
  return {
    rows: shape[0],
    columns,
    names: null,
    numbers: values.map(finite),
    texts: exact ?? new Map(),
    lines: null,
    labelColumn: null,
  };
}

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

function withLabels(table: RawTable, { numbers: labels, texts }: NpzPart, field: string): RawTable {
  const columns = table.columns + 1;
  checkCells(table.rows, columns, field);
  const numbers = new Float64Array(table.rows * columns);
  for (let i = 0; i < table.rows; i++) {
    numbers.set(table.numbers.subarray(i * table.columns, (i + 1) * table.columns), i * columns);
    numbers[(i + 1) * columns - 1] = labels ? finite(labels.values[i]) : Number.NaN;
  }
  const labelTexts: CellTexts = texts ? new Map(texts.entries()) : (labels?.exact ?? new Map());
  return { ...table, columns, numbers, labelColumn: columns - 1, texts: beside(table, labelTexts) };
}

/** Texts of a table's cells and of one more column, `last`, behind the table's columns. */
function beside({ rows, columns, texts }: RawTable, last: CellTexts): CellTexts {
  if (texts instanceof Map && texts.size === 0) {
    const cells = Array.from({ length: rows }, (_, row) => [(row + 1) * (columns + 1) - 1, last.get(row)]);
    return new Map(cells.filter((cell): cell is [number, string] => cell[1] !== undefined));
  }
  // texts are looked up one by one, because a table may have millions of such cells
  const get = (at: number): string | undefined => {
    const row = Math.floor(at / (columns + 1));
    const column = at % (columns + 1);
    return column === columns ? last.get(row) : texts.get(row * columns + column);
  };
  return { get, has: (at) => get(at) !== undefined };
}
