// A chart in numbers.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
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
  return (
    <ScrollRegion label={t`${title}: table`}>
      <table>
        <caption>
          <Trans>
            {title}: {yTitle}. A dash: not known, or not defined.
          </Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">{xTitle}</th>
            {lines.map(({ id, name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {xs.map((x, i) =>
            i % every === 0 ? (
              <tr key={x}>
                <th scope="row">{writeX(x)}</th>
                {lines.map(({ id, ys, ranges }) => {
                  const y = ys[i] ?? null;
                  const range = ranges?.[i];
                  return (
                    <td key={id}>
                      {y === null ? '–' : writeY(y)}
                      {range && ` ${rangeText(writeY(range[0]), writeY(range[1]))}`}
                    </td>
                  );
                })}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
});
