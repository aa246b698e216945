// What the page around a figure is told. It is never the numbers of another scenario, nor a bracket as if it were a number.
import { describe, expect, test } from 'vitest';
import { fakePoint, fakeReport } from '../../../test/shared/fakeNumbers';
import { changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../scenario';
import { type AuditEntry, type AuditReply, forEachCurve, NO_REQUEST, type ResultsSnapshot } from '../../work';
import { auditRequest } from '../../work/requests';
import { scenarioMessage } from './report';

const OWN = changeScenario(DEFAULT_SCENARIO, { delta: 1e-6, repeats: 2 });
const OTHER = changeScenario(OWN, { steps: 7 });

function snapshotOf(scenario: Scenario, change: Partial<ResultsSnapshot> = {}): ResultsSnapshot {
  const point = {
    ...fakePoint(4),
    group: { ...fakePoint(4).group, verified: false, value: null, lower: 11, upper: 13 },
  };
  return {
    scenario,
    curves: NO_REQUEST,
    mu: NO_REQUEST,
    point: { ...NO_REQUEST, status: 'done', reply: point, request: scenario, current: true },
    audits: [],
    ...change,
  } as ResultsSnapshot;
}

const audit = (status: AuditEntry['status']): AuditEntry => {
  const request = auditRequest(OWN);
  const reply = { ...fakeReport(request, 500), elapsed: 1 } as AuditReply;
  return {
    key: 'own',
    request,
    axisValue: OWN.noiseMultiplier,
    own: true,
    status,
    reply,
    progress: null,
    error: null,
  };
};

describe('scenarioMessage', () => {
  test('reports mu with its bracket and regret where the figure draws it, for the curves that have a mu', () => {
    const ofMu = changeScenario(OWN, { measure: 'mu' });
    const [value, none] = [Float64Array.of(1.5), Float64Array.of(Number.NaN)];
    const curve = { value, lower: Float64Array.of(1.4), upper: Float64Array.of(1.6), regret: none };
    const reply = {
      values: Float64Array.of(OWN.noiseMultiplier),
      ...forEachCurve(() => curve),
      substitute: { ...curve, regret: Float64Array.of(0.02) },
      elapsed: 1,
    };
    const mu = { ...NO_REQUEST, status: 'done', reply, request: ofMu, current: true } as const;
    expect(scenarioMessage(snapshotOf(ofMu, { mu }), ofMu).mus).toEqual([
      {
        quantity: 'substitute',
        sampling: 'poisson',
        adjacency: 'substitute',
        kind: 'upper bound',
        bracket: { lower: 1.4, upper: 1.6 },
        regret: 0.02,
      },
    ]);
    const fixed = changeScenario(ofMu, { sampling: 'fixed-size' });
    const ofFixed = scenarioMessage(snapshotOf(fixed, { mu: { ...mu, request: fixed } }), fixed);
    expect(ofFixed.mus).toMatchObject([{ quantity: 'substitute', sampling: 'fixed-size' }]);
    expect(scenarioMessage(snapshotOf(OWN, { mu }), OWN).mus).toEqual([]);
    expect(scenarioMessage(snapshotOf(ofMu, { mu: { ...mu, current: false } }), ofMu).mus).toEqual([]);
  });

  test('reports each ε with its adjacency, kind, δ and bracket', () => {
    const { epsilons, link, scenario } = scenarioMessage(snapshotOf(OWN), OWN);
    expect(link).toBe('v=2&d=1e-6&rep=2');
    expect(scenario).toEqual(OWN);
    expect(epsilons).toEqual([
      {
        quantity: 'add-remove',
        sampling: 'poisson',
        adjacency: 'add/remove',
        kind: 'upper bound',
        delta: 1e-6,
        value: 4,
        bracket: { lower: 4, upper: 4 },
      },
      {
        quantity: 'substitute',
        sampling: 'poisson',
        adjacency: 'substitute',
        kind: 'upper bound',
        delta: 1e-6,
        value: 8,
        bracket: { lower: 8, upper: 8 },
      },
      {
        quantity: 'hidden-state',
        sampling: 'poisson',
        adjacency: 'substitute',
        kind: 'ceiling',
        delta: 1e-6,
        value: 4,
        bracket: { lower: 4, upper: 4 },
      },
      {
        quantity: 'implied',
        sampling: 'poisson',
        adjacency: 'substitute',
        kind: 'upper bound',
        delta: 1e-6,
        value: 10,
        bracket: { lower: 10, upper: 10 },
      },
      {
        quantity: 'group',
        sampling: 'poisson',
        adjacency: 'substitute',
        kind: 'upper bound',
        delta: 1e-6,
        value: null,
        bracket: { lower: 11, upper: 13 },
      },
    ]);
  });

  test('has no number while the results of its own scenario are missing', () => {
    const earlier = { ...snapshotOf(OWN).point, current: false };
    for (const snapshot of [
      snapshotOf(OWN, { point: NO_REQUEST }),
      snapshotOf(OWN, { point: earlier }),
      snapshotOf(OTHER, { audits: [audit('done')] }),
      snapshotOf(OWN, { scenario: null }),
    ]) {
      expect(scenarioMessage(snapshot, OWN)).toMatchObject({
        link: 'v=2&d=1e-6&rep=2',
        epsilons: [],
        audit: null,
      });
    }
  });

  test('reports an audit only when all its draws are made', () => {
    for (const status of ['waiting', 'running', 'stopped', 'failed'] as const) {
      expect(scenarioMessage(snapshotOf(OWN, { audits: [audit(status)] }), OWN).audit).toBeNull();
    }
    expect(scenarioMessage(snapshotOf(OWN, { audits: [audit('done')] }), OWN).audit).toEqual({
      quantity: 'audit',
      sampling: 'poisson',
      adjacency: 'substitute',
      kind: 'lower bound',
      delta: 1e-6,
      value: 500,
      confidence: 0.95,
      confidenceHolds: true,
      estimator: 'valid',
      drawsPerWorld: 1000,
    });
  });

  test('is plain data, which can be sent to another window', () => {
    const message = scenarioMessage(snapshotOf(OWN, { audits: [audit('done')] }), OWN);
    expect(JSON.parse(JSON.stringify(message))).toEqual(message);
    expect(structuredClone(message)).toEqual(message);
  });
});
