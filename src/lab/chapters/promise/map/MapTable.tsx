// The map as numbers: some of its settings, each with the ratio that was computed there.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { MapRequest, RatioMap } from '../../../jobs';
import { parameterText, ratioText } from '../../../notation/formatNumber';
import { Parameter } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import { cellAt } from './mapGrid';

interface MapTableProps {
  map: RatioMap | null;
  request: MapRequest | null;
}

/** Takes every n-th setting along each axis. */
const EVERY = 6;

const some = (values: Float64Array): number[] =>
  Array.from(values.keys()).filter((i) => i % EVERY === 0 || i === values.length - 1);

export const MapTable = memo(function MapTable({ map, request }: MapTableProps) {
  if (map === null || request === null) return null;
  const { samplingRates, noiseMultipliers } = request;
  const columns = some(samplingRates);
  const written = (column: number, row: number): string => {
    const cell = cellAt(map, samplingRates.length, column, row);
    return cell.kind === 'ratio' ? ratioText(cell.ratio) : '–';
  };
  const short = (value: number) => Number(value.toPrecision(3));
  return (
    <DataTable
      label={t`Table of the map`}
      caption={
        <Trans>
          The substitute ε over the add/remove ε, by noise multiplier and sampling rate. A dash stands for a
          ratio that is not verified.
        </Trans>
      }
      columns={['σ', ...columns.map((i) => `q = ${parameterText(short(samplingRates[i]))}`)]}
      rows={some(noiseMultipliers).map((row) => [
        <Parameter key="sigma" value={short(noiseMultipliers[row])} />,
        ...columns.map((column) => written(column, row)),
      ])}
    />
  );
});
