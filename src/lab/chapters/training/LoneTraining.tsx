// The figure of real training outside of its chapter. It shows recorded results, unless training can be started there.
import type { LoneFigureProps } from '../frame/chapter';
import { RecordedNote } from './RecordedNote';
import { FigureCaption } from './steps/FigureCaption';
import { TrainingSteps } from './steps/Steps';
import { TrainingFigure } from './TrainingFigure';
import { TrainingMore } from './TrainingMore';
import { usePicture } from './usePicture';

/** The figure. `more` adds the parts that the chapter has below it (TrainingMore.tsx), if training can be started here. */
export function LoneTraining({ snapshot, trains, more, ...state }: LoneFigureProps & { more?: boolean }) {
  if (!trains) return <Recorded snapshot={snapshot} scenario={state.scenario} />;
  return (
    <>
      <TrainingFigure {...snapshot} {...state} />
      {more && <TrainingMore {...snapshot} {...state} />}
    </>
  );
}

function Recorded({ snapshot, scenario }: Pick<LoneFigureProps, 'snapshot' | 'scenario'>) {
  const { found } = usePicture(snapshot, scenario);
  const picture = found?.stale ? null : found;
  return (
    <>
      <TrainingSteps picture={picture} stepCurves={snapshot.stepCurves} scenario={scenario} partial={false} />
      <FigureCaption picture={picture} estimator={scenario.estimator} />
      {picture?.recorded && <RecordedNote recorded={picture.recorded} />}
    </>
  );
}
