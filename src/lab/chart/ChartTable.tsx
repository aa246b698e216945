// A chart in numbers.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { DataTable } from '../ui/DataTable';
import type { ChartData, ChartLine } from './chartData';

interface ChartTableProps {
  data: ChartData;
  title: string;
  /** Of the table; left out: what the chart and its vertical axis are called. */
  caption?: ReactNode;
  /** Every so many of the chart's points. */
  every?: number;
}

const rangeText = (from: string, to: string): string => t`(${from} to ${to})`;

function cellText({ writeY, writeRange }: ChartData, { ys, ranges, rounding }: ChartLine, i: number): string {
  const y = ys[i] ?? null;
  const range = ranges?.[i];
  if (y === null) return '–';
  if (!range) return writeY(y, rounding);
  if (writeRange) return writeRange(y, range);
  return `${writeY(y, rounding)} ${rangeText(writeY(range[0], 'down'), writeY(range[1], 'up'))}`;
}

export const ChartTable = memo(function ChartTable({ data, title, caption, every = 1 }: ChartTableProps) {
  const { xs, lines, xTitle, yTitle, writeX } = data;
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
      columns={[xTitle, ...lines.map(({ name }) => name)]}
      rows={xs
        .map((x, i) => [writeX(x), ...lines.map((line) => cellText(data, line, i))])
        .filter((_, i) => i % every === 0)}
    />
  );
});
