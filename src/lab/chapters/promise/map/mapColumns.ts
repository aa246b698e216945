// The columns of the map's numbers: the table on the page and the files are made from them. Pure.
import type { MapRequest, RatioMap } from '../../../../work';
import type { Column, Columns } from '../../../export/columns';
import { ratioText } from '../../../notation/formatNumber';
import { cellAt } from './mapGrid';

/** All cells, noise multiplier by noise multiplier. */
export function mapCells(map: RatioMap, { samplingRates, noiseMultipliers }: MapRequest) {
  const columns = samplingRates.length;
  return Array.from(noiseMultipliers).flatMap((noiseMultiplier, row) =>
    Array.from(samplingRates, (samplingRate, column) => {
      const cell = cellAt(map, columns, column, row);
      const at = row * columns + column;
      return {
        samplingRate,
        noiseMultiplier,
        /** Epsilon under add/remove; NaN where not verified. */
        addRemove: map.addRemove[at],
        substitute: map.substitute[at],
        /** Null where nothing verified is known, or the add/remove epsilon is 0. */
        ratio: cell.kind === 'ratio' ? cell.ratio : null,
        /** Null where the cell has not been computed. */
        verified: cell.kind === 'waiting' ? null : cell.kind !== 'unverified',
      };
    }),
  );
}

type MapCell = ReturnType<typeof mapCells>[number];

/** The one that the table on the page has, by both axes. */
export const RATIO: Column<MapCell> = {
  csv: 'ratio',
  json: 'ratio',
  value: ({ ratio }) => ratio,
  shown: ({ ratio }) => (ratio === null ? '–' : ratioText(ratio)),
};

/** A JSON has the two axes once, beside these. */
export const MAP_COLUMNS: Columns<MapCell> = [
  { csv: 'sampling_rate', value: ({ samplingRate }) => samplingRate },
  { csv: 'noise_multiplier', value: ({ noiseMultiplier }) => noiseMultiplier },
  { csv: 'epsilon_add_remove', json: 'addRemove', value: ({ addRemove }) => addRemove },
  { csv: 'epsilon_substitute', json: 'substitute', value: ({ substitute }) => substitute },
  RATIO,
  { csv: 'verified', json: 'verified', value: ({ verified }) => verified },
];
