// How the live figure is drawn: along what, of what, on which scale, with which bounds.

import { LETTERS } from '../notation/quantities';
import { drawsMu } from '../scenario';
import type { ScenarioState } from '../state/useScenario';
import { AxisChoice, BoundsChoice, MeasureChoice, ScaleChoice } from './ViewChoices';

export const ViewControls = ({ scenario, change }: Pick<ScenarioState, 'scenario' | 'change'>) => (
  <div className="view-controls">
    <AxisChoice axis={scenario.axis} change={change} />
    <MeasureChoice axis={scenario.axis} measure={scenario.measure} change={change} />
    <ScaleChoice
      epsilonScale={scenario.epsilonScale}
      letter={LETTERS[drawsMu(scenario) ? 'mu' : 'epsilon']}
      change={change}
    />
    <BoundsChoice moreBounds={scenario.moreBounds} change={change} />
  </div>
);
