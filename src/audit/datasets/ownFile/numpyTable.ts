// NumPy files as raw tables: one array of rows, or an archive with features and labels.
import { InputError, refusals } from '../../../base/numerics/errors';
import { isNpy, type NpyArray, parseNpy, parseNpyTexts } from './npy';
import { checkCells, checkColumns, checkFileSize, type RawTable } from './rawTable';
import { zipArchive } from './zip';

export interface ArchiveChoice {
  /** Array names in an NPZ; found by the usual names, else by shape, when left out. */
  featureArray?: string;
  labelArray?: string;
}

const FEATURE_NAMES = ['x', 'features', 'data', 'x_train', 'train_x', 'embeddings', 'images', 'arr_0'];
const LABEL_NAMES = ['y', 'labels', 'label', 'target', 'targets', 'y_train', 'train_y', 'arr_1'];

/** An array of two or more dimensions: the first counts records, the others are laid out in a row. */
export function tableOfNpy(bytes: Uint8Array, field: string): RawTable {
  return tableOfArray(parseNpy(bytes, field), field);
}

/** Features and labels of an NPZ file as one table, the labels last; without a label array just the features. */
export function tableOfNpz(bytes: Uint8Array, field: string, choice: ArchiveChoice = {}): RawTable {
  checkFileSize(bytes, field);
  const archive = zipArchive(bytes, field);
  const arrays = new Map<string, NpyArray>();
  const texts = new Map<string, string[]>();
  const problems: InputError[] = [];
  for (const member of archive.members) {
    const name = member.name.replace(/\.npy$/, '');
    const content = archive.read(member);
    try {
      if (!isNpy(content)) continue;
      const words = parseNpyTexts(content, `${field}: ${name}`);
      if (words) texts.set(name, words);
      else arrays.set(name, parseNpy(content, `${field}: ${name}`));
    } catch (error) {
      // an array of something else beside the numbers does no harm unless it is asked for
      if (!(error instanceof InputError)) throw error;
      problems.push(error);
    }
  }
  const features = chosenArray(arrays, choice.featureArray, FEATURE_NAMES, (a) => a.shape.length >= 2, field);
  if (!features) {
    const message = `${field} holds no array of two dimensions. Save features as (rows, columns).`;
    throw problems[0] ?? new InputError('missing', field, message);
  }
  const table = tableOfArray(features, field);
  // texts that are one a row go before numbers, which may be anything
  const oneARow = new Map([...texts].filter(([, words]) => words.length === table.rows));
  const words =
    choice.labelArray === undefined ? byUsualName(oneARow, LABEL_NAMES) : texts.get(choice.labelArray);
  if (words) return withTextLabels(table, words, field);
  const isLabels = (a: NpyArray) =>
    a.values.length === table.rows && a.shape[0] === table.rows && a !== features && a.shape.length <= 2;
  const labels = chosenArray(arrays, choice.labelArray, LABEL_NAMES, isLabels, field);
  if (!labels) return table;
  if (!isLabels(labels))
    throw refusals(field)
      .inconsistent`${field} has labels of shape (${labels.shape.join(', ')}), which do not fit ${table.rows} rows of features.`;
  return withLabels(table, labels.values, field);
}

function chosenArray(
  arrays: ReadonlyMap<string, NpyArray>,
  asked: string | undefined,
  usual: readonly string[],
  fits: (array: NpyArray) => boolean,
  field: string,
): NpyArray | null {
  if (asked !== undefined) {
    const array = arrays.get(asked);
    if (array) return array;
    const known = [...arrays.keys()].join(', ') || 'none';
    throw refusals(field).unknown`${field} holds no array of numbers '${asked}'. It holds ${known}.`;
  }
  const fitting = new Map([...arrays].filter(([, array]) => fits(array)));
  return byUsualName(fitting, usual) ?? [...fitting.values()][0] ?? null;
}

function byUsualName<Value>(named: ReadonlyMap<string, Value>, usual: readonly string[]): Value | undefined {
  const keys = usual.flatMap((name) => [...named.keys()].find((key) => key.toLowerCase() === name) ?? []);
  return keys.length > 0 ? named.get(keys[0]) : undefined;
}

function tableOfArray({ shape, values }: NpyArray, field: string): RawTable {
  if (shape.length < 2 || values.length === 0)
    throw refusals(field)
      .malformed`${field} has shape (${shape.join(', ')}). Save one row per record, as (rows, columns), neither of them 0.`;
  const columns = values.length / shape[0];
  checkColumns(columns, field);
  return {
    rows: shape[0],
    columns,
    names: null,
    numbers: values.map((value) => (Number.isFinite(value) ? value : Number.NaN)),
    texts: new Map(),
    lines: null,
    labelColumn: null,
  };
}

function withTextLabels(table: RawTable, words: readonly string[], field: string): RawTable {
  if (words.length !== table.rows)
    throw refusals(field)
      .inconsistent`${field} has labels of shape (${words.length}), which do not fit ${table.rows} rows of features.`;
  const labelled = withLabels(table, new Float64Array(table.rows).fill(Number.NaN), field);
  const at = (row: number) => (row + 1) * labelled.columns - 1;
  return { ...labelled, texts: new Map(words.map((word, row) => [at(row), word])) };
}

function withLabels(table: RawTable, labels: Float64Array, field: string): RawTable {
  const columns = table.columns + 1;
  checkCells(table.rows, columns, field);
  const numbers = new Float64Array(table.rows * columns);
  for (let i = 0; i < table.rows; i++) {
    numbers.set(table.numbers.subarray(i * table.columns, (i + 1) * table.columns), i * columns);
    numbers[(i + 1) * columns - 1] = labels[i];
  }
  return { ...table, columns, numbers, labelColumn: columns - 1 };
}
