// What can be saved of chapter 1's figure.
import type { Scenario } from '../../../scenario';
import { SaveFigure } from '../../export/SaveFigure';
import { savedDensities } from './savedDensities';
import { savedPlane } from './savedPlane';
import type { ShownStep } from './shownStep';

export function SaveNeighbour({ shown, scenario }: { shown: ShownStep; scenario: Scenario }) {
  const page = window.location.href;
  return (
    <>
      <SaveFigure
        as="p"
        name="The plane of gradients"
        note="As it is drawn, or every arrow at full precision."
        figure={savedPlane(shown, scenario, page)}
      />
      <SaveFigure
        as="p"
        name="The densities of one step"
        note="As they are drawn, or both curves at full precision."
        figure={savedDensities(shown, scenario, page)}
      />
    </>
  );
}
