// Real training without its chapter, for someone else's page: the figure over the steps, with a recorded run where there
// is one; or, if it may be run, everything that the chapter can do.
import { useEffect, useMemo } from 'react';
import type { ResultsSnapshot } from '../../../jobs';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { pictureOf } from './picture';
import { RecordedNote } from './RecordedNote';
import { FigureCaption } from './steps/FigureCaption';
import { Steps } from './steps/Steps';
import { Training } from './Training';

export interface LoneTrainingProps extends ScenarioState {
  snapshot: ResultsSnapshot;
  trains: boolean;
}

export function LoneTraining({ snapshot, trains, ...state }: LoneTrainingProps) {
  const { training, recorded, recordedComing, stepCurves, ownFile } = snapshot;
  if (trains) {
    return (
      <Training
        training={training}
        recorded={recorded}
        recordedComing={recordedComing}
        stepCurves={stepCurves}
        ownFile={ownFile}
        {...state}
      />
    );
  }
  return <Recorded snapshot={snapshot} scenario={state.scenario} />;
}

function Recorded({ snapshot, scenario }: Pick<LoneTrainingProps, 'snapshot' | 'scenario'>) {
  const store = useResultsStore();
  useEffect(() => store.followSteps(), [store]);
  const { training, recorded, stepCurves } = snapshot;
  const found = useMemo(() => pictureOf({ training, recorded }), [training, recorded]);
  const picture = found?.stale ? null : found;
  return (
    <>
      <Steps picture={picture} stepCurves={stepCurves} scenario={scenario} partial={false} />
      <FigureCaption picture={picture} estimator={scenario.estimator} />
      {picture?.recorded && <RecordedNote recorded={picture.recorded} />}
    </>
  );
}
