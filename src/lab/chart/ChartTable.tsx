// The table of a chart's numbers.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { pageTable, placesOf } from '../export/columns';
import { DataTable } from '../ui/DataTable';
import { chartColumns } from './chartColumns';
import type { ChartData } from './chartData';

interface ChartTableProps {
  data: ChartData;
  title: string;
  /** Caption of the table; by default the names of the chart and of its vertical axis. */
  caption?: ReactNode;
  /** The table shows every n-th point of the chart. */
  every?: number;
}

export const ChartTable = memo(function ChartTable({ data, title, caption, every = 1 }: ChartTableProps) {
  const { xs, yTitle } = data;
  return (
    <DataTable
      label={t`${title}: table`}
      caption={
        caption ?? (
          <Trans>
            {title}: {yTitle}. A dash means that the number is not known or not defined.
          </Trans>
        )
      }
      {...pageTable(
        chartColumns(data),
        placesOf(xs).filter((i) => i % every === 0),
      )}
    />
  );
});
