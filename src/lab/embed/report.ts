// What an embedded figure tells the page around it about its scenario. Pure.

import { drawsMu, formatLink, type Scenario, sameScenario } from '../../scenario';
import { type CurveName, figureCurves, pageAudit, type ResultsSnapshot } from '../../work';
import { shownEstimate } from '../live/auditWords';
import { CURVE_IDS, QUANTITIES } from '../notation/quantities';
import { knownMu } from '../state/knownMu';
import { knownValues } from '../state/knownValues';
import {
  type EmbeddedAuditReport,
  type EpsilonReport,
  type MuReport,
  PROTOCOL_VERSION,
  type ScenarioMessage,
} from './protocol';

const QUANTITY_NAMES: Record<CurveName, EpsilonReport['quantity']> = {
  addRemove: 'add-remove',
  substitute: 'substitute',
  implied: 'implied',
  group: 'group',
  hiddenState: 'hidden-state',
};

function epsilonsOf(snapshot: ResultsSnapshot): EpsilonReport[] {
  const known = knownValues(snapshot);
  if (!known?.current) return [];
  const { sampling } = known.scenario;
  const own = sampling === 'poisson' ? CURVE_IDS : figureCurves({ sampling, moreBounds: 'on' });
  return CURVE_IDS.filter((id) => own.includes(id))
    .reverse()
    .map((id) => {
      const { adjacency, kind } = QUANTITIES[id];
      const { value, lower, upper } = known.at[id];
      return {
        quantity: QUANTITY_NAMES[id],
        sampling,
        adjacency,
        kind: kind === 'upper bound' ? kind : 'ceiling',
        delta: known.scenario.delta,
        value,
        bracket: { lower, upper },
      };
    });
}

function musOf(snapshot: ResultsSnapshot, scenario: Scenario): MuReport[] {
  const known = drawsMu(scenario) ? knownMu(snapshot) : null;
  if (known === null) return [];
  return [...CURVE_IDS].reverse().flatMap((id): MuReport | [] => {
    const { adjacency } = QUANTITIES[id];
    const { lower, upper, regret } = known[id];
    if (Number.isNaN(regret)) return [];
    const bracket = { lower, upper };
    return {
      quantity: QUANTITY_NAMES[id],
      sampling: scenario.sampling,
      adjacency,
      kind: 'upper bound',
      bracket,
      regret,
    };
  });
}

function auditOf(snapshot: ResultsSnapshot, { estimator }: Scenario): EmbeddedAuditReport | null {
  const entry = pageAudit(snapshot);
  const estimate = entry?.status === 'done' ? shownEstimate(entry, estimator) : null;
  if (!entry?.reply || !estimate) return null;
  return {
    quantity: 'audit',
    sampling: entry.request.sampling ?? 'poisson',
    adjacency: estimate.adjacency,
    kind: 'lower bound',
    delta: entry.request.delta,
    value: estimate.epsilon,
    confidence: estimate.confidence,
    confidenceHolds: estimate.confidenceHolds,
    estimator,
    drawsPerWorld: entry.reply.runs * entry.reply.repeats,
  };
}

/** The `scenario` message. Results belong to the snapshot's own scenario, so none is reported until that is `scenario`. */
export function scenarioMessage(snapshot: ResultsSnapshot, scenario: Scenario): ScenarioMessage {
  const known = snapshot.scenario !== null && sameScenario(snapshot.scenario, scenario);
  return {
    type: 'adjacency-lab/scenario',
    version: PROTOCOL_VERSION,
    link: formatLink(scenario),
    scenario,
    epsilons: known ? epsilonsOf(snapshot) : [],
    mus: known ? musOf(snapshot, scenario) : [],
    audit: known ? auditOf(snapshot, scenario) : null,
  };
}
