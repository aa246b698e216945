// What can be saved of chapter 1's figure.
import { t } from '@lingui/core/macro';
import { SaveFigure } from '../../export/SaveFigure';
import type { Scenario } from '../../scenario';
import { savedDensities, savedPlane } from './savedStep';
import type { ShownStep } from './shownStep';

export function SaveNeighbour({ shown, scenario }: { shown: ShownStep; scenario: Scenario }) {
  const page = window.location.href;
  return (
    <>
      <SaveFigure
        name={t`The plane of gradients`}
        note={t`As it is drawn, or every arrow at full precision.`}
        figure={savedPlane(shown, scenario, page)}
      />
      <SaveFigure
        name={t`The densities of one step`}
        note={t`As they are drawn, or both curves at full precision.`}
        figure={savedDensities(shown, scenario, page)}
      />
    </>
  );
}
