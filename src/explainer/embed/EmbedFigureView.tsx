// Which figure an embedded page shows. Each is loaded by itself.
import { lazy, Suspense, useCallback, useDeferredValue } from 'react';
import type { LabSnapshot } from '../../jobs';
import type { EmbedFigure } from '../../scenario';
import { Figure } from '../figure/Figure';
import { ErrorBoundary } from '../page/ErrorBoundary';
import type { ScenarioState } from '../state/useScenario';
import { EMBEDDED } from './embedded';

const NeighbourFigure = lazy(() =>
  import('../chapters/neighbour/NeighbourFigure').then((module) => ({ default: module.NeighbourFigure })),
);
const PromiseFigure = lazy(() =>
  import('../chapters/promise/PromiseFigure').then((module) => ({ default: module.PromiseFigure })),
);
const PromisePartFigure = lazy(() =>
  import('../chapters/promise/PromiseFigure').then((module) => ({ default: module.PromisePartFigure })),
);
const WorstCaseFigure = lazy(() =>
  import('../chapters/worst/WorstCaseFigure').then((module) => ({ default: module.WorstCaseFigure })),
);
const LoneTraining = lazy(() =>
  import('../training/LoneTraining').then((module) => ({ default: module.LoneTraining })),
);

export interface EmbedFigureProps extends ScenarioState {
  figure: EmbedFigure;
  snapshot: LabSnapshot;
  /** Real training can be started here. */
  trains: boolean;
}

/** Drawn after what is more urgent, as on the page (chapters/Chapters.tsx). */
function Chosen({ figure, scenario, snapshot: newest, change, replace, trains }: EmbedFigureProps) {
  const rested = useDeferredValue(scenario);
  const snapshot = useDeferredValue(newest);
  switch (figure) {
    case 'neighbour':
      return <NeighbourFigure scenario={rested} />;
    case 'promise':
      return <PromiseFigure scenario={scenario} snapshot={snapshot} change={change} />;
    case 'map':
    case 'profile':
    case 'tradeoff':
      return <PromisePartFigure part={figure} scenario={scenario} snapshot={snapshot} change={change} />;
    case 'worst-case':
      return <WorstCaseFigure scenario={rested} snapshot={snapshot} />;
    case 'training':
      return (
        <LoneTraining
          scenario={scenario}
          snapshot={snapshot}
          change={change}
          replace={replace}
          trains={trains}
        />
      );
    default:
      return null;
  }
}

export function EmbedFigureView(props: EmbedFigureProps) {
  const { figure, scenario, snapshot, change } = props;
  const { axis } = scenario;
  const move = useCallback((value: number) => change({ [axis]: value }), [change, axis]);
  // the live figure names itself, and is lazy where it is heavy
  if (figure === 'lab') return <Figure snapshot={snapshot} scenario={scenario} onMove={move} />;
  return (
    <>
      <h2 className="visually-hidden">{EMBEDDED[figure].title}</h2>
      <ErrorBoundary what="The figure" remedy="Try again, or reload the page.">
        <Suspense fallback={<p className="figure-wait">Loading the figure.</p>}>
          <Chosen {...props} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
