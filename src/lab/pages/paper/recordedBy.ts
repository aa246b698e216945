// What recorded the cells of a picture, and how long it took. Pure.
import { t } from '@lingui/core/macro';
import type { RecordedCell } from './recorded';

/** Names of the backends, by the text that the recorder writes for each. */
const BACKENDS: Readonly<Record<string, string>> = {
  'drawn in float64': t`TypeScript in float64`,
  'kept blocks of an earlier recording': t`blocks kept of an earlier recording`,
};

/** Names of the backends of all cells, each once. */
export const backendsOf = (cells: readonly RecordedCell[]): string =>
  [...new Set(cells.map(({ backend }) => BACKENDS[backend] ?? backend))].join('; ');

export const secondsOf = (cells: readonly RecordedCell[]): number =>
  cells.reduce((sum, { seconds }) => sum + seconds, 0);
