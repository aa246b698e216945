// The line below one or more charts: their numbers, folded at first, and the button that saves them, whose files are loaded once someone
// asks for them.
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
  /** Whether files can be saved, which the frame around an embedded figure may forbid. */
  saves: boolean;
  children?: ReactNode;
}

export const ChartNumbers = ({ title, charts, scenario, saves, children }: ChartNumbersProps) => (
  <FigureNumbers
    title={title}
    saves={saves ? { of: charts[0].what, rows: <SaveCharts charts={charts} scenario={scenario} /> } : null}
  >
    {children}
    {charts.map(
      ({ name, title: own, data, every = 1 }) =>
        data && <ChartTable key={name} data={data} title={own} every={every} />,
    )}
  </FigureNumbers>
);
