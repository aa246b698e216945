// One figure by itself, in someone else's page or on the screen of a lecture. A figure's code is loaded when it is first
// drawn.
import { t } from '@lingui/core/macro';
import { useDeferredValue } from 'react';
import type { LoneFigureProps, PlacedFigure } from '../chapters/frame/chapter';
import { PoissonNote } from '../live/PoissonNote';
import { usePoissonOnly } from '../state/poissonOnly';
import { Late } from '../ui/Late';

/** A figure that is drawn after whatever is more urgent, as on the page (App.tsx). */
export function LoneFigure({ figure, ...props }: LoneFigureProps & { figure: PlacedFigure }) {
  const scenario = useDeferredValue(props.scenario);
  const snapshot = useDeferredValue(props.snapshot);
  const drawn = { ...props, scenario, snapshot };
  // the live figure has its own title and draws whichever sampling is chosen; all other figures show Poisson batches
  return figure.anchor === 'lab' ? <figure.Draw {...drawn} /> : <OfPoisson figure={figure} {...drawn} />;
}

function OfPoisson({ figure, ...props }: LoneFigureProps & { figure: PlacedFigure }) {
  const { scenario, snapshot } = usePoissonOnly(props);
  const { Draw, title } = figure;
  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      <PoissonNote sampling={props.scenario.sampling} what="figure" change={props.change} />
      <Late what={t`The figure`} wait={t`Loading the figure.`}>
        <Draw {...props} scenario={scenario} snapshot={snapshot} />
      </Late>
    </>
  );
}
