// Everything that is drawn is of one measure: the curves of epsilon never stand under the letter of mu.
import { describe, expect, test } from 'vitest';
import { fakeCurves } from '../../../test/shared/fakeNumbers';
import { changeScenario, DEFAULT_SCENARIO, mechanismOf, type Scenario } from '../../scenario';
import { type MuReply, NO_REQUEST, type RequestState } from '../../work';
import { CURVE_IDS } from '../notation/quantities';
import { drawnResults, knownDrawn } from './drawnResults';
import { knownMu } from './knownMu';

const OF_MU = changeScenario(DEFAULT_SCENARIO, { measure: 'mu' });

const replyOf = (scenario: Scenario, values: Float64Array) =>
  fakeCurves({ mechanism: mechanismOf(scenario), delta: scenario.delta, axis: 'noiseMultiplier', values });

function stateOf(request: Scenario, values: readonly number[]): RequestState<Scenario, MuReply> {
  const reply = replyOf(request, Float64Array.from(values)) as MuReply;
  for (const name of CURVE_IDS) reply[name].regret = Float64Array.from(values, () => 0.01);
  return { ...NO_REQUEST, status: 'done', reply, request, current: true };
}

const { noiseMultiplier: own } = DEFAULT_SCENARIO;
const pointAlone = stateOf(DEFAULT_SCENARIO, [DEFAULT_SCENARIO.steps]);
// LatestRequest gives a reply to the newest of all requests that it answers, and the curves of epsilon do not depend on what is drawn
const curves = stateOf(OF_MU, [1, own, 3]);
const along = stateOf(OF_MU, [own, 5]);

describe('what the figure draws', () => {
  test('is epsilon, and labelled so, until the curves of mu are computed', () => {
    const waiting = drawnResults({ curves, mu: pointAlone }, OF_MU);
    expect(waiting.reply).toBe(curves.reply);
    expect(waiting.request?.measure).toBe('epsilon');
    expect(waiting.status).toBe('running');
    const failed = { ...pointAlone, status: 'failed' } as const;
    expect(drawnResults({ curves, mu: failed }, OF_MU).status).toBe('done');
    expect(drawnResults({ curves, mu: along }, OF_MU)).toBe(along);
  });

  test('is epsilon along an axis of delta even where mu is chosen', () => {
    const alongDelta = changeScenario(OF_MU, { axis: 'delta' });
    const deltas = { ...curves, request: alongDelta };
    expect(drawnResults({ curves: deltas, mu: along }, alongDelta).request?.measure).toBe('epsilon');
  });

  test('is epsilon where that is chosen', () => {
    const { reply, request, status } = drawnResults({ curves, mu: along }, DEFAULT_SCENARIO);
    expect([reply, request?.measure, status]).toEqual([curves.reply, 'epsilon', 'done']);
  });

  test('takes the values at the scenario’s own point from the same curves', () => {
    const known = knownDrawn({ curves, mu: along, point: NO_REQUEST }, OF_MU);
    expect(known?.scenario.measure).toBe('mu');
    expect(known?.at.substitute.value).toBe(along.reply?.substitute.value[0]);
    const ofEpsilon = knownDrawn({ curves, mu: along, point: NO_REQUEST }, DEFAULT_SCENARIO);
    expect(ofEpsilon?.scenario.measure).toBe('epsilon');
    expect(ofEpsilon?.at.substitute.value).toBe(curves.reply?.substitute.value[1]);
  });
});

test('mu at the scenario’s own point is read from current results only', () => {
  const steps = DEFAULT_SCENARIO.steps;
  const factor = 2 * DEFAULT_SCENARIO.noiseMultiplier;
  expect(knownMu({ mu: pointAlone })?.substitute).toEqual({
    lower: factor * steps - 1,
    upper: factor * steps + 1,
    regret: 0.01,
  });
  expect(knownMu({ mu: along })?.substitute.upper).toBe(factor * own + 1);
  expect(knownMu({ mu: { ...along, current: false } })).toBe(null);
});
