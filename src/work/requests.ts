// The requests that a scenario makes of the workers, and the keys under which replies are kept.
import { CURVE_NAMES, CURVES, type CurveName, SAMPLED_CURVES } from '../accounting/curves/registry';
import { axisValues, rowValues, shownValues } from '../scenario/axisWindow';
import { drawsMu } from '../scenario/derived';
import { mechanismOf } from '../scenario/mechanism';
import type { AxisWindow, Scenario } from '../scenario/types';
import type { NameOf } from './client/bridge';
import { keyOfData } from './client/latestRequest';
import type * as ACCOUNTANT from './queries/accountant';
import type { MuRequest, PointRequest } from './queries/accountant';
import type { CurvesRequest } from './queries/fastCurves';
import type { AuditRequest } from './worker/audit';

/** The curves that are always drawn. The implied curve takes as long as all others together, so the reader has to ask for it. */
const FEWER: readonly CurveName[] = CURVE_NAMES.filter((name) => !CURVES[name].more);

/** The curves of the figure, in the order in which they help one another. */
export function figureCurves({
  moreBounds,
  sampling,
}: Pick<Scenario, 'moreBounds' | 'sampling'>): readonly CurveName[] {
  const asked = moreBounds === 'on' ? CURVE_NAMES : FEWER;
  if (sampling === 'poisson') return asked;
  const own: readonly CurveName[] = SAMPLED_CURVES[sampling];
  return asked.filter((name) => own.includes(name));
}

/** The sampling, left out for Poisson batches, so that requests kept before other batches existed stay the same. */
const drawn = ({ sampling }: Pick<Scenario, 'sampling'>) => (sampling === 'poisson' ? {} : { sampling });

/** Number of values along the axis. With random allocation each takes about a second, unless the law of an epoch stays the same. */
function valuesFor({ sampling, axis }: Scenario): number {
  if (sampling === 'poisson') return 65;
  return sampling === 'fixed-size' ? 33 : axis === 'steps' || axis === 'delta' ? 17 : 13;
}

export const curvesRequest = (
  scenario: Scenario,
  window: AxisWindow,
  count = valuesFor(scenario),
  lastResort: NonNullable<CurvesRequest['lastResort']> = 'bracket',
): CurvesRequest => ({
  lastResort,
  mechanism: mechanismOf(scenario),
  delta: scenario.delta,
  axis: scenario.axis,
  values: axisValues(scenario, count, window),
  exact: shownValues(scenario),
  names: figureCurves(scenario),
  ...drawn(scenario),
});

const STEP_POINTS = 33;

/** The curves of the first t steps, t = 1..T, denser early in training, where the curves are steep. */
export function stepCurvesRequest(scenario: Scenario): CurvesRequest {
  const { steps, delta } = scenario;
  const values = Array.from({ length: STEP_POINTS }, (_, i) =>
    Math.max(1, Math.round(steps * (i / (STEP_POINTS - 1)) ** 2)),
  );
  return {
    mechanism: mechanismOf(scenario),
    delta,
    axis: 'steps',
    values: Float64Array.from(new Set(values)),
    exact: [steps],
    names: ['addRemove', 'group', 'substitute', 'hiddenState'],
  };
}

/** Number of values of mu during a drag (few) and after it (all). With Poisson batches each takes about a millisecond a curve. */
const MU_POINTS = {
  poisson: { few: 13, all: 25 },
  'fixed-size': { few: 5, all: 17 },
  // a point of random allocation takes up to a second
  'random-allocation': { few: 3, all: 9 },
} as const satisfies Record<Scenario['sampling'], object>;

export function muRequest(scenario: Scenario, window: AxisWindow, points: 'few' | 'all'): MuRequest {
  const { axis, sampling } = scenario;
  const mechanism = mechanismOf(scenario);
  const names = figureCurves(scenario).filter((name) => CURVES[name].guarantee);
  if (!drawsMu(scenario) || axis === 'delta') {
    const values = Float64Array.of(scenario.steps);
    return { mechanism, axis: 'steps', values, names, ...drawn(scenario) };
  }
  const values = axisValues(scenario, MU_POINTS[sampling][points], window);
  return { mechanism, axis, values, names, ...drawn(scenario) };
}

/** The key of a reply of the accountant. For curves and mu it leaves out the scenario's own value along the axis, which changes nothing. */
export function accountantKey(name: NameOf<typeof ACCOUNTANT>, request: object): string {
  if (!('axis' in request)) return `${name}|${keyOfData(request)}`;
  const { mechanism, axis, ...rest } = request as CurvesRequest | MuRequest;
  return `${name}|${keyOfData({ axis, ...rest, mechanism: { ...mechanism, [axis]: 0 }, [axis]: 0 })}`;
}

export const pointRequest = (scenario: Scenario): PointRequest => ({
  mechanism: mechanismOf(scenario),
  delta: scenario.delta,
  ...drawn(scenario),
});

/** The audit at one value along the scenario's axis; at its own by default. */
export function auditRequest(scenario: Scenario, axisValue = scenario[scenario.axis]): AuditRequest {
  const there: Scenario = { ...scenario, [scenario.axis]: axisValue };
  const { delta, runs, repeats, confidence, seed } = there;
  return { mechanism: mechanismOf(there), delta, runs, repeats, confidence, seed, ...drawn(there) };
}

export interface PlannedAudit {
  key: string;
  axisValue: number;
  request: AuditRequest;
}

/** The scenario's own audit first, then its audit points; equal requests once. */
export function plannedAudits(scenario: Scenario): PlannedAudit[] {
  const plans = new Map<string, PlannedAudit>();
  for (const axisValue of shownValues(scenario)) {
    const request = auditRequest(scenario, axisValue);
    const key = keyOfData(request);
    if (!plans.has(key)) plans.set(key, { key, axisValue, request });
  }
  return [...plans.values()];
}

/** Draws per world of each audit along the axis, unless the scenario asks for fewer. */
const ROW_RUNS = 25_000;

/**
 * One small audit at each of a few values along the axis, in one repeat. They draw from the scenario's seed, so neighbours share
 * their random numbers: each bound holds with its own confidence, and their errors move together.
 */
export const rowAudits = (scenario: Scenario, window: AxisWindow): PlannedAudit[] =>
  rowValues(scenario, window).map((axisValue) => {
    const asked = auditRequest(scenario, axisValue);
    const request = { ...asked, runs: Math.min(ROW_RUNS, asked.runs), repeats: 1 };
    return { key: keyOfData(request), axisValue, request };
  });
