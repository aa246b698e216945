// The row in the dialog that saves bars.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../scenario';
import { SaveFigure } from '../export/SaveFigure';
import { articleAddress } from '../state/articleAddress';
import { type BarsToSave, savedBars } from './savedBars';

export const SaveBars = ({ of, scenario }: { of: BarsToSave; scenario: Scenario }) => (
  <SaveFigure
    name={of.title}
    note={t`The numbers as bars, or every number at full precision.`}
    figure={savedBars(of, scenario, articleAddress())}
  />
);
