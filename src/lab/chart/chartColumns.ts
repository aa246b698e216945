// The columns of a chart's numbers, from which its table and its files are made. A row is an index into the chart's xs. Pure.
import { t } from '@lingui/core/macro';
import type { Column, Columns } from '../export/columns';
import type { ChartData, ChartLine } from './chartData';

const rangeText = (from: string, to: string): string => t`(${from} to ${to})`;

function cellText({ writeY, writeRange }: ChartData, { ys, ranges, rounding }: ChartLine, i: number): string {
  const y = ys[i] ?? null;
  const range = ranges?.[i];
  if (y === null) return '–';
  if (!range) return writeY(y, rounding);
  if (writeRange) return writeRange(y, range);
  return `${writeY(y, rounding)} ${rangeText(writeY(range[0], 'down'), writeY(range[1], 'up'))}`;
}

export const axisColumn = ({ xs, xColumn, xTitle, writeX }: ChartData): Column<number> => ({
  csv: xColumn,
  json: xColumn,
  value: (i) => xs[i],
  heading: xTitle,
  shown: (i) => writeX(xs[i]),
});

/** The columns of one line. In a CSV the ends of its ranges have columns of their own; the page writes them after the value. */
export const lineColumns = (data: ChartData, line: ChartLine): Columns<number> => {
  const { id, name, ys, ranges } = line;
  const ends: Columns<number> = ranges
    ? [
        { csv: `${id}_from`, value: (i) => ranges[i]?.[0] },
        { csv: `${id}_to`, value: (i) => ranges[i]?.[1] },
      ]
    : [];
  const shown = (i: number) => cellText(data, line, i);
  return [{ csv: id, json: 'values', value: (i) => ys[i], heading: name, shown }, ...ends];
};

export const chartColumns = (data: ChartData): Columns<number> => [
  axisColumn(data),
  ...data.lines.flatMap((line) => lineColumns(data, line)),
];
