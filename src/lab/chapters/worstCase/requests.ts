// The requests of chapter 3's figures, made of a scenario. Pure.
import { mechanismOf, type Scenario } from '../../../scenario';

/** Number of draws per world, so few that the uncertainty of counting shows. */
export const RUNS = 1000;
/** Number of scores at which the densities are computed. */
export const POINTS = 241;

/** The request for the scores. `fresh` is the number of fresh sets of draws that the reader has asked for. */
export const sampleRequest = (scenario: Scenario, fresh: number) => ({
  mechanism: mechanismOf(scenario),
  seed: scenario.seed,
  fresh,
  runs: RUNS,
  points: POINTS,
});

/** The request that reads the same draws at a threshold in units of C. */
export const thresholdRequest = (scenario: Scenario, fresh: number, threshold: number) => ({
  mechanism: mechanismOf(scenario),
  seed: scenario.seed,
  fresh,
  runs: RUNS,
  delta: scenario.delta,
  confidence: scenario.confidence,
  threshold,
});

/** The request for a game's densities. `fresh` is the number of its set of draws, as `drawsOf` gives it. */
export const gameRequest = (scenario: Scenario, fresh: number, rounds: number) => ({
  mechanism: mechanismOf(scenario),
  seed: scenario.seed,
  fresh,
  runs: rounds,
  points: POINTS,
});
