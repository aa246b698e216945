// The frame of every file of data: what it is, where it comes from, then the numbers at full precision. Pure text.
import { FIELD_LIST } from '../../scenario/fields/fields';
import type { Scenario } from '../../scenario/types';
import { type Provenance, provenanceLines } from './provenance';

/** A value in a table. A number that is null or NaN is not known, and its cell stays empty. Texts and booleans stand as they are. */
export type Cell = number | string | boolean | null | undefined;

export interface CsvBlock {
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const cellText = (cell: Cell): string =>
  Number.isNaN(cell) ? '' : cell === Number.POSITIVE_INFINITY ? 'inf' : String(cell ?? '');

/** Text of a CSV file. It begins with comment lines ('#') of `about`, provenance and `notes`, and ends with a newline. */
export function csvFile(
  about: readonly string[],
  provenance: Provenance,
  notes: readonly string[],
  blocks: readonly CsvBlock[],
): string {
  const comments = [...about, ...provenanceLines(provenance), ...notes].map((line) => `# ${line}`);
  const tables = blocks.flatMap(({ note, columns, rows }) => [
    ...(note === undefined ? [] : [`# ${note}`]),
    columns.join(','),
    ...rows.map((row) => row.map(cellText).join(',')),
  ]);
  return `${[...comments, ...tables].join('\n')}\n`;
}

/**
 * Text of a JSON file, which ends with a newline.
 * @param format kind of file, such as 'figure'
 * @param scenario the scenario that the numbers belong to
 */
export function jsonFile(
  format: string,
  about: string,
  provenance: Provenance,
  scenario: Scenario,
  content: object,
): string {
  const file = {
    format: `adjacency-lab/${format}`,
    formatVersion: 1,
    made: provenance,
    about,
    scenario: Object.fromEntries(FIELD_LIST.map(({ name }) => [name, scenario[name]])),
    ...content,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
