// What the figure of the crowd asks for at a scenario: as many runs as a tab trains in seconds. Pure.
import type { CrowdRequest } from '../../../jobs';
import { mechanismOf, type Scenario } from '../../../scenario';

/** Steps of training per world that take a few seconds. */
const STEPS = 1_000_000;
const MOST_RUNS = 100_000;
const FEWEST_RUNS = 2000;

export function crowdRequest(scenario: Scenario): CrowdRequest {
  const { steps, delta, seed, confidence } = scenario;
  return {
    mechanism: mechanismOf(scenario),
    delta,
    seed,
    runs: Math.max(FEWEST_RUNS, Math.min(MOST_RUNS, Math.round(STEPS / steps))),
    confidence,
  };
}
