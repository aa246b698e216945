// What can be saved of a measured attack.
import type { Scenario } from '../../../../scenario';
import { SaveFigure } from '../../../export/SaveFigure';
import type { ChartData } from '../chart/chartData';
import { savedChart } from '../chart/savedChart';

interface SaveTrainedProps {
  scenario: Scenario;
  data: ChartData;
  title: string;
  /** Ends the files' names. */
  name: string;
  /** Class of the box it is drawn in. */
  box: string;
}

export const SaveTrained = ({ scenario, data, title, name, box }: SaveTrainedProps) => (
  <SaveFigure
    as="p"
    name={title}
    note="As it is drawn, or every number at full precision."
    figure={savedChart(
      {
        name,
        title,
        what: 'the bounds and attacks',
        box,
        words: `${title}: ${data.yTitle}, bound and attack over ε.`,
        notes: [
          'recorded, not of the training above; the queries are in public/gallery',
          'bounds are upper bounds under substitute adjacency, of the same mechanism as the models were trained with',
        ],
        setting: 'as recorded',
        data,
      },
      scenario,
      window.location.href,
    )}
  />
);
