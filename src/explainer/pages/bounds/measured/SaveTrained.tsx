// What can be saved of a measured attack.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import type { ChartData } from '../../../chapters/meaning/chart/chartData';
import { savedChart } from '../../../chapters/meaning/chart/savedChart';
import { SaveFigure } from '../../../export/SaveFigure';

interface SaveTrainedProps {
  scenario: Scenario;
  data: ChartData;
  title: string;
  /** Ends the files' names. */
  name: string;
  /** Class of the box it is drawn in. */
  box: string;
}

export function SaveTrained({ scenario, data, title, name, box }: SaveTrainedProps) {
  const counted = data.yTitle;
  return (
    <SaveFigure
      as="p"
      name={title}
      note={t`The picture as it is drawn, or every number at full precision.`}
      figure={savedChart(
        {
          name,
          title,
          what: t`the bounds and attacks`,
          box,
          words: t`${title}: ${counted}, bound and attack over ε.`,
          notes: [
            t`recorded, not of the training above; the queries are in public/gallery`,
            t`bounds are upper bounds under substitute adjacency, of the same mechanism as the models were trained with`,
          ],
          recorded: true,
          data,
        },
        scenario,
        window.location.href,
      )}
    />
  );
}
