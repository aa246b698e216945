// The columns of the map's numbers, from which the table on the page and the files are made. Pure.
import type { MapRequest, RatioMap } from '../../../../work';
import type { Column, Columns } from '../../../export/columns';
import { ratioText } from '../../../notation/formatNumber';
import { cellAt } from './mapGrid';

/** All cells, row by row: the first noise multiplier with every sampling rate, then the next. */
export function mapCells(map: RatioMap, { samplingRates, noiseMultipliers }: MapRequest) {
  const columns = samplingRates.length;
  return Array.from(noiseMultipliers).flatMap((noiseMultiplier, row) =>
    Array.from(samplingRates, (samplingRate, column) => {
      const cell = cellAt(map, columns, column, row);
      const at = row * columns + column;
      return {
        samplingRate,
        noiseMultiplier,
        /** Epsilon under add/remove; NaN if it is not verified. */
        addRemove: map.addRemove[at],
        substitute: map.substitute[at],
        /** Substitute epsilon divided by add/remove epsilon; null if it is not verified, or if the add/remove epsilon is 0. */
        ratio: cell.kind === 'ratio' ? cell.ratio : null,
        /** Whether both epsilons are verified; null if the cell has not been computed. */
        verified: cell.kind === 'waiting' ? null : cell.kind !== 'unverified',
      };
    }),
  );
}

type MapCell = ReturnType<typeof mapCells>[number];

/** The column of the ratio, which is the only one that the table on the page shows. */
export const RATIO: Column<MapCell> = {
  csv: 'ratio',
  json: 'ratio',
  value: ({ ratio }) => ratio,
  shown: ({ ratio }) => (ratio === null ? '–' : ratioText(ratio)),
};

/** The columns of the files. A JSON file has the values of the two axes once, beside these columns. */
export const MAP_COLUMNS: Columns<MapCell> = [
  { csv: 'sampling_rate', value: ({ samplingRate }) => samplingRate },
  { csv: 'noise_multiplier', value: ({ noiseMultiplier }) => noiseMultiplier },
  { csv: 'epsilon_add_remove', json: 'addRemove', value: ({ addRemove }) => addRemove },
  { csv: 'epsilon_substitute', json: 'substitute', value: ({ substitute }) => substitute },
  RATIO,
  { csv: 'verified', json: 'verified', value: ({ verified }) => verified },
];
