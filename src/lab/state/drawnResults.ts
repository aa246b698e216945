// What the live figure draws: the curves of epsilon, or those of mu. Pure.

import { drawsMu, ownIndex, type Scenario } from '../../scenario';
import { type CurvesReply, computedHere, type RequestState, type ResultsSnapshot } from '../../work';
import { type KnownValues, knownValues, valuesAt } from './knownValues';

/** Results to draw. The `measure` of their request is that of the curves. */
type DrawnResults = Pick<RequestState<Scenario, CurvesReply>, 'status' | 'reply' | 'request' | 'current'>;

const of = (request: Scenario | null, measure: Scenario['measure']): Scenario | null =>
  request === null || request.measure === measure ? request : { ...request, measure };

/** The results to draw. Where mu is chosen, the figure shows epsilon until mu is computed. */
export function drawnResults(
  { curves, mu }: Pick<ResultsSnapshot, 'curves' | 'mu'>,
  own: Pick<Scenario, 'measure' | 'axis'>,
): DrawnResults {
  if (drawsMu(own) && mu.request && drawsMu(mu.request)) return mu;
  const waits = drawsMu(own) && mu.status !== 'failed';
  return {
    status: waits ? 'running' : curves.status,
    reply: curves.reply,
    request: of(curves.request, 'epsilon'),
    current: curves.current,
  };
}

/** The drawn results as far as this tab itself has computed them, for files that readers save. */
export function drawnHere(
  snapshot: ResultsSnapshot,
  own: Scenario,
): Pick<DrawnResults, 'reply' | 'request'> & Pick<ResultsSnapshot, 'audits' | 'auditRow'> {
  const here = computedHere(snapshot);
  const drawn = drawnResults(snapshot, own);
  return drawn.request?.measure === 'mu'
    ? { ...here, reply: drawn.reply, request: drawn.request }
    : { ...here, request: of(here.request, 'epsilon') };
}

export function knownDrawn(
  snapshot: Pick<ResultsSnapshot, 'curves' | 'point' | 'mu'>,
  own: Pick<Scenario, 'measure' | 'axis'>,
): KnownValues | null {
  const { reply, request, current } = drawnResults(snapshot, own);
  if (reply === null || request?.measure !== 'mu') {
    const known = knownValues(snapshot);
    return known && { ...known, scenario: of(known.scenario, 'epsilon') as Scenario };
  }
  const index = ownIndex(reply.values, request);
  return index < 0 ? null : { scenario: request, current, at: valuesAt(reply, index), certified: null };
}
