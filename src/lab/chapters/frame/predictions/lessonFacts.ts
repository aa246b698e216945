// The facts that the page knows, from which questions and predictions are answered. Pure.

import type { Scenario } from '../../../../scenario';
import type { RequestState, ResultsSnapshot } from '../../../../work';
import type { KnownEpsilons } from '../../../lesson/course/checkpoints/question';
import type { PredictedChapter } from '../../../lesson/course/predictions';
import type { FactCurve, PredictionFacts } from '../../../lesson/course/predictions/prediction';
import { knownValues } from '../../../state/knownValues';

export interface PredictionsProps {
  chapter: PredictedChapter;
  scenario: Scenario;
  results: FactSource | null;
}

const MECHANISM = ['samplingRate', 'noiseMultiplier', 'steps'] as const;
const SAME = [...MECHANISM, 'delta'] as const satisfies (keyof Scenario)[];

type FactSource = Pick<ResultsSnapshot, 'curves' | 'point' | 'stepCurves' | 'audits'>;

/**
 * The epsilons at the page's own point; null until the certified point of this very scenario is computed. Curves are not used, because a
 * value that they lack may still become known.
 */
export function epsilonsOf(
  results: Pick<FactSource, 'curves' | 'point'>,
  scenario: Scenario,
): KnownEpsilons | null {
  const known = knownValues(results);
  if (known === null || known.certified === null) return null;
  if (SAME.some((name) => known.scenario[name] !== scenario[name])) return null;
  const { addRemove, substitute, implied, group, hiddenState } = known.at;
  return {
    addRemove: addRemove.value,
    substitute: substitute.value,
    implied: implied.value,
    group: group.value,
    hiddenState: hiddenState.value,
  };
}

type Curves = ResultsSnapshot['curves'];
type CurveName = 'addRemove' | 'substitute';

/**
 * A curve, if it was computed for this scenario; null otherwise. The field of its axis may differ, because the curve covers all
 * values of it.
 */
function curveOf(curves: Curves, scenario: Scenario, name: CurveName): FactCurve | null {
  const { reply, current } = curves;
  const { request } = curves as RequestState<Scenario, unknown>;
  if (!current || reply === null || request === null) return null;
  if (SAME.some((same) => same !== request.axis && request[same] !== scenario[same])) return null;
  return { axis: request.axis, x: [...reply.values], y: [...reply[name].value] };
}

/**
 * Share of wrong guesses of the page's attack at threshold 0. A chapter, which counts Poisson batches alone, is given no audits
 * of other batches.
 */
function wrongShareOf(
  { audits }: Pick<FactSource, 'audits'>,
  scenario: Scenario,
): PredictionFacts['wrongShare'] {
  if (audits.length === 0) return 'otherwise';
  const entry = audits.find(({ own }) => own);
  if (entry?.status !== 'done' || !entry.reply) return null;
  const { mechanism } = entry.request;
  return MECHANISM.some((name) => mechanism[name] !== scenario[name]) ? null : entry.reply.atZero.error.point;
}

const NOTHING = { known: null, addRemove: null, substitute: null, overSteps: null, wrongShare: null };

export function predictionFacts(results: FactSource | null, scenario: Scenario): PredictionFacts {
  if (results === null) return { ...NOTHING, scenario };
  const { curves, stepCurves } = results;
  return {
    scenario,
    known: epsilonsOf(results, scenario),
    addRemove: curveOf(curves, scenario, 'addRemove'),
    substitute: curveOf(curves, scenario, 'substitute'),
    overSteps: curveOf(stepCurves, scenario, 'substitute'),
    wrongShare: wrongShareOf(results, scenario),
  };
}
