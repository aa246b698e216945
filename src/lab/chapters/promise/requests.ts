// The requests of chapter 2's curves, made from a scenario. Pure.
import { mechanismOf, type Scenario } from '../../../scenario';

const PROFILE_POINTS = 49;

export const profileRequest = (scenario: Scenario) => ({
  mechanism: mechanismOf(scenario),
  delta: scenario.delta,
  count: PROFILE_POINTS,
});

/** False alarm rates α at which the curves are computed, denser where the curves are steep. */
const ALPHAS = Float64Array.from({ length: 49 }, (_, i) => (i / 48) ** 2);

export const tradeoffRequest = (scenario: Scenario) => ({ mechanism: mechanismOf(scenario), alphas: ALPHAS });

/** Greatest number of draws in each world for the attack's point beside the curves. */
const MOST_RUNS = 25_000;

export const auditPointRequest = (scenario: Scenario) => ({
  mechanism: mechanismOf(scenario),
  seed: scenario.seed,
  runs: Math.min(scenario.runs, MOST_RUNS),
  delta: scenario.delta,
  confidence: scenario.confidence,
  threshold: 0,
});
