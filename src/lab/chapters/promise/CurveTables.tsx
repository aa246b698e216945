// The tables of chapter 2's map and curves.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { MapRequest, ProfileCurves, RatioMap, TradeoffReply } from '../../../work';
import { ChartTable } from '../../chart/ChartTable';
import { parameterText } from '../../notation/formatNumber';
import { Parameter } from '../../notation/Num';
import { DataTable } from '../../ui/DataTable';
import { profileData, tradeoffData } from './curvesData';
import { mapCells, RATIO } from './map/mapColumns';

/** Show every sixth grid setting along each axis in the table. */
const EVERY_CELL = 6;

const some = (values: Float64Array): number[] =>
  Array.from(values.keys()).filter((i) => i % EVERY_CELL === 0 || i === values.length - 1);

export const MapTable = memo(function MapTable(props: { map: RatioMap | null; request: MapRequest | null }) {
  const { map, request } = props;
  if (map === null || request === null) return null;
  const { samplingRates, noiseMultipliers } = request;
  const columns = some(samplingRates);
  const cells = mapCells(map, request);
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
        ...columns.map((column) => RATIO.shown?.(cells[row * samplingRates.length + column])),
      ])}
    />
  );
});

/** Show every fourth point of a curve in the table. */
const EVERY = 4;

interface CurveTablesProps {
  profile: ProfileCurves | null;
  tradeoff: TradeoffReply | null;
}

export const CurveTables = ({ profile, tradeoff }: CurveTablesProps) => (
  <>
    {profile && (
      <ChartTable
        data={profileData(profile, 1)}
        title={t`The privacy profile`}
        caption={
          <Trans>
            The privacy profile gives the smallest δ at each ε. A dash stands for a value that is not
            verified.
          </Trans>
        }
        every={EVERY}
      />
    )}
    {tradeoff && (
      <ChartTable
        data={tradeoffData(tradeoff)}
        title={t`The trade-off curve`}
        caption={t`The trade-off curve gives the least share of misses at each share of false alarms.`}
        every={EVERY}
      />
    )}
  </>
);
