// Which figure an embedded page shows. Each is loaded by itself.
import { Suspense, useCallback, useDeferredValue } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import type { EmbedFigure } from '../../scenario';
import { EMBEDDED } from '../chapters/frame/embedded';
import { Figure } from '../live/figure/Figure';
import type { ScenarioState } from '../state/useScenario';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { later } from '../ui/later';

const NeighbourFigure = later(() =>
  import('../chapters/neighbour/NeighbourFigure').then((module) => module.NeighbourFigure),
);
const PromiseFigure = later(() =>
  import('../chapters/promise/PromiseFigure').then((module) => module.PromiseFigure),
);
const PromisePartFigure = later(() =>
  import('../chapters/promise/PromiseFigure').then((module) => module.PromisePartFigure),
);
const WorstCaseFigure = later(() =>
  import('../chapters/worstCase/WorstCaseFigure').then((module) => module.WorstCaseFigure),
);
const LoneTraining = later(() =>
  import('../chapters/training/LoneTraining').then((module) => module.LoneTraining),
);

export interface EmbedFigureProps extends ScenarioState {
  figure: EmbedFigure;
  snapshot: ResultsSnapshot;
  /** Real training can be started here. */
  trains: boolean;
}

function Chosen({ figure, scenario, snapshot, change, replace, trains }: EmbedFigureProps) {
  switch (figure) {
    case 'neighbour':
      return <NeighbourFigure scenario={scenario} />;
    case 'promise':
      return <PromiseFigure scenario={scenario} snapshot={snapshot} change={change} />;
    case 'map':
    case 'profile':
    case 'tradeoff':
      return <PromisePartFigure part={figure} scenario={scenario} snapshot={snapshot} change={change} />;
    case 'worst-case':
      return <WorstCaseFigure scenario={scenario} snapshot={snapshot} />;
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

/** Drawn after what is more urgent, as on the page (App.tsx). */
export function EmbedFigureView(props: EmbedFigureProps) {
  const { figure, change } = props;
  const scenario = useDeferredValue(props.scenario);
  const snapshot = useDeferredValue(props.snapshot);
  const { axis } = scenario;
  const move = useCallback((value: number) => change({ [axis]: value }), [change, axis]);
  // the live figure names itself, and is lazy where it is heavy
  if (figure === 'lab') return <Figure snapshot={snapshot} scenario={scenario} onMove={move} />;
  return (
    <>
      <h2 className="visually-hidden">{EMBEDDED[figure].title}</h2>
      <ErrorBoundary what="The figure" remedy="Try again, or reload the page.">
        <Suspense fallback={<p className="figure-wait">Loading the figure.</p>}>
          <Chosen {...props} scenario={scenario} snapshot={snapshot} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
