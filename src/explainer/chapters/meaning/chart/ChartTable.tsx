// A chart in numbers.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import type { ChartData } from './chartData';

interface ChartTableProps {
  data: ChartData;
  title: string;
  /** Every so many of the chart's points. */
  every?: number;
}

const rangeText = (from: string, to: string): string => t`(${from} to ${to})`;

export const ChartTable = memo(function ChartTable({ data, title, every = 1 }: ChartTableProps) {
  const { xs, lines, xTitle, yTitle, writeX, writeY } = data;
  const rows = xs
    .map((x, i) => [
      writeX(x),
      ...lines.map(({ ys, ranges, rounding }) => {
        const y = ys[i] ?? null;
        const range = ranges?.[i];
        const written = y === null ? '–' : writeY(y, rounding);
        return range ? `${written} ${rangeText(writeY(range[0], 'down'), writeY(range[1], 'up'))}` : written;
      }),
    ])
    .filter((_, i) => i % every === 0);
  return (
    <ScrollRegion label={t`${title}: table`}>
      <DataTable
        caption={
          <Trans>
            {title}: {yTitle}. A dash means that the number is not known or not defined.
          </Trans>
        }
        columns={[xTitle, ...lines.map(({ name }) => name)]}
        rows={rows}
      />
    </ScrollRegion>
  );
});
