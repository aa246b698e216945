// The frame of every file of data: what it is, where it comes from, then the numbers at full precision. Pure text.
import { FIELD_LIST } from '../../scenario/fields/fields';
import type { Scenario } from '../../scenario/types';
import { type Provenance, provenanceLines } from './provenance';

/** A number that is null or NaN is not known: its cell stays empty. Texts and truth values stand as they are. */
export type Cell = number | string | boolean | null | undefined;

export interface CsvBlock {
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const cellText = (cell: Cell): string =>
  Number.isNaN(cell) ? '' : cell === Number.POSITIVE_INFINITY ? 'inf' : String(cell ?? '');

/** Comment lines start with '#': `about`, provenance, `notes`. Ends with a newline. */
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

/** `format`: 'figure'. `scenario` is the one the numbers belong to. Ends with a newline. */
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
