// Draws the live figure out of sight in order to save it, because the stage may be showing another figure at that moment.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Scenario } from '../../../scenario';
import type { ResultsSnapshot } from '../../../work';
import { drawnHere } from '../../state/drawnResults';
import { ScenarioNow } from '../../state/scenarioNow';
import { alongUpperEnds } from './bracketed';
import { drawnAudits, drawnCurves, drawnRow } from './drawn';
import { EpsilonFigure } from './EpsilonFigure';
import { figureDomain, heightsOf } from './epsilonDomain';
import { curveRows } from './rows';

/** Size of the drawing in px, as on a laptop's stage. */
const SIZE = { width: 868, height: 480 };

/** Draws the figure, passes its drawings to `read`, removes it, and returns the result of `read`; null if there are no curves yet. */
export function drawAside<Result>(
  snapshot: ResultsSnapshot,
  own: Scenario,
  read: (svgs: readonly SVGSVGElement[]) => Result,
): Result | null {
  const { reply, request, audits, auditRow } = drawnHere(snapshot, own);
  const { window } = snapshot;
  if (reply === null || window === null) return null;
  const scenario = request ?? own;
  const heights = heightsOf(alongUpperEnds(reply, scenario), drawnCurves(scenario), scenario[scenario.axis]);
  const epsilonDomain = figureDomain(heights, own.epsilonScale);
  const drawn = drawnAudits(audits, scenario);
  const scene = {
    scenario,
    reply,
    rows: curveRows(reply, epsilonDomain, scenario),
    window,
    epsilonDomain,
    audits: [...drawnRow(auditRow, drawn, scenario, window), ...drawn],
    // A saved picture shows this moment, so it announces no later value.
    coming: false,
    trace: null,
    own: scenario,
  };
  const place = document.createElement('div');
  place.className = 'figure';
  place.style.position = 'fixed';
  place.style.left = '-200vw';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <ScenarioNow value={scenario}>
        <EpsilonFigure {...scene} {...SIZE} textScale={1} onMove={null} />
      </ScenarioNow>,
    ),
  );
  const result = read([...place.querySelectorAll('svg')]);
  root.unmount();
  place.remove();
  return result;
}
