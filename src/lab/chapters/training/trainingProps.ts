// What of the page's results and state real training is drawn from.
import type { ResultsSnapshot } from '../../jobs';
import type { ScenarioState } from '../../state/useScenario';

export interface TrainingProps extends ScenarioState {
  training: ResultsSnapshot['training'];
  recorded: ResultsSnapshot['recorded'];
  recordedComing: ResultsSnapshot['recordedComing'];
  stepCurves: ResultsSnapshot['stepCurves'];
  ownFile: ResultsSnapshot['ownFile'];
}
