import { lectureScenario } from '../chapters/frame/lectureStep';
import type { Step } from '../chapters/frame/step';
import type { ScenarioState } from '../state/useScenario';
import { useView } from '../state/useView';

/** A function that shows a step of the lecture: sets the step’s parameters and its view, as a new entry of the browser’s history. */
export function useWalk(replace: ScenarioState['replace']): (step: Step) => void {
  const { changeView } = useView();
  return (step) => {
    replace(lectureScenario(step), 'push');
    changeView({ lecture: step.id, page: null, form: null, figure: null }, 'push');
  };
}
