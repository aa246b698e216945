// The requests of chapter 3's figures, made from a scenario. Pure.
import { mechanismOf, type Scenario } from '../../../scenario';

/** Draws per world: a small audit, so that counting matters. */
export const RUNS = 1000;
export const POINTS = 241;

/** `fresh` counts the draws that the reader has asked for. */
export const sampleRequest = (scenario: Scenario, fresh: number) => ({
  mechanism: mechanismOf(scenario),
  seed: scenario.seed,
  fresh,
  runs: RUNS,
  points: POINTS,
});

/** The same draws, read at a threshold in units of C. */
export const thresholdRequest = (scenario: Scenario, fresh: number, threshold: number) => ({
  mechanism: mechanismOf(scenario),
  seed: scenario.seed,
  fresh,
  runs: RUNS,
  delta: scenario.delta,
  confidence: scenario.confidence,
  threshold,
});

/** `fresh` as drawsOf counts the draws of a game. */
export const gameRequest = (scenario: Scenario, fresh: number, rounds: number) => ({
  mechanism: mechanismOf(scenario),
  seed: scenario.seed,
  fresh,
  runs: rounds,
  points: POINTS,
});
