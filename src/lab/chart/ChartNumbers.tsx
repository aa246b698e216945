// The part under a chart, or several, closed at first: what can be saved of each, loaded once someone opens it, and its
// numbers.
import type { ReactNode } from 'react';
import type { Scenario } from '../../scenario';
import { later } from '../ui/later';
import { ChartTable } from './ChartTable';
import { FigureNumbers } from './FigureNumbers';
import type { ChartToSave } from './savedChart';

const SaveCharts = later(() => import('./SaveCharts'), 'SaveCharts');

interface ChartNumbersProps {
  title: string;
  charts: readonly ChartToSave[];
  scenario: Scenario;
  /** A frame may not let anything be saved. */
  saves: boolean;
  children?: ReactNode;
}

export const ChartNumbers = ({ title, charts, scenario, saves, children }: ChartNumbersProps) => (
  <FigureNumbers title={title} saves={saves ? <SaveCharts charts={charts} scenario={scenario} /> : null}>
    {children}
    {charts.map(
      ({ name, title: own, data, every = 1 }) =>
        data && <ChartTable key={name} data={data} title={own} every={every} />,
    )}
  </FigureNumbers>
);
