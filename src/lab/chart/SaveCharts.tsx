// The buttons that save charts, a row for each chart.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../scenario';
import { SaveFigure } from '../export/SaveFigure';
import { articleAddress } from '../state/articleAddress';
import { type ChartToSave, savedChart } from './savedChart';

export const SaveCharts = ({ charts, scenario }: { charts: readonly ChartToSave[]; scenario: Scenario }) =>
  charts.map((chart) => (
    <SaveFigure
      key={chart.name}
      name={chart.title}
      note={t`The picture as it is drawn, or every number at full precision.`}
      figure={savedChart(chart, scenario, articleAddress())}
    />
  ));
