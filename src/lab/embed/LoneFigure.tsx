// One figure by itself, in someone else's page or on the screen of a lecture. Each is loaded when it is first
// drawn.
import { t } from '@lingui/core/macro';
import { useDeferredValue } from 'react';
import type { LoneFigureProps, PlacedFigure } from '../chapters/frame/chapter';
import { PoissonNote } from '../live/PoissonNote';
import { usePoissonOnly } from '../state/poissonOnly';
import { Late } from '../ui/Late';

/** Drawn after what is more urgent, as on the page (App.tsx). */
export function LoneFigure({ figure, ...props }: LoneFigureProps & { figure: PlacedFigure }) {
  const own = useDeferredValue(props.scenario);
  const all = useDeferredValue(props.snapshot);
  const { scenario, snapshot } = usePoissonOnly({ scenario: own, snapshot: all });
  const { Draw, title, anchor } = figure;
  // the live figure names itself, and is lazy where it is heavy
  if (anchor === 'lab') return <Draw {...props} scenario={own} snapshot={all} />;
  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      <PoissonNote sampling={own.sampling} what="figure" change={props.change} />
      <Late what={t`The figure`} wait={t`Loading the figure.`}>
        <Draw {...props} scenario={scenario} snapshot={snapshot} />
      </Late>
    </>
  );
}
