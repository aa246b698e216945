// The row that saves the figure of real training.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { SaveFigure } from '../../../export/SaveFigure';
import { articleAddress } from '../../../state/articleAddress';
import type { Picture } from '../picture';
import { savedTraining } from './savedTraining';

interface SaveTrainingProps {
  picture: Picture | null;
  /** The scenario of the drawn guarantees. */
  scenario: Scenario;
  summary: string;
  ready: boolean;
}

export const SaveTraining = ({ picture, scenario, summary, ready }: SaveTrainingProps) => (
  <SaveFigure
    name={t`The figure of real training`}
    note={t`As it is drawn, or every bound of every attack at full precision.`}
    figure={savedTraining(picture, scenario, summary, ready, articleAddress())}
  />
);
