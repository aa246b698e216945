// How the live figure is drawn: along what, on which scale, with which bounds.
import type { ScenarioState } from '../state/useScenario';
import { AxisChoice, BoundsChoice, ScaleChoice } from './ViewChoices';

export const ViewControls = ({ scenario, change }: Pick<ScenarioState, 'scenario' | 'change'>) => (
  <div className="view-controls">
    <AxisChoice axis={scenario.axis} change={change} />
    <ScaleChoice epsilonScale={scenario.epsilonScale} change={change} />
    <BoundsChoice moreBounds={scenario.moreBounds} change={change} />
  </div>
);
