// From a scenario to what the chart of many records asks. Pure.
import { mechanismOf, type Scenario } from '../../../../scenario';
import { familyRequest } from '../family';
import { FAILURES, TARGETS, VALUES } from './manyChart';

/** Trained for the measured attack. */
export const MODELS = 10;

const hundred = ({ seed }: Scenario) => ({ targets: TARGETS, values: VALUES, seed });

/** The bounds and the idealised attack. */
export const recordsRequest = (scenario: Scenario) => ({
  ...familyRequest(scenario),
  ...hundred(scenario),
  failures: FAILURES,
});

export const measuredRequest = (scenario: Scenario) => ({
  mechanism: mechanismOf(scenario),
  delta: scenario.delta,
  ...hundred(scenario),
  models: MODELS,
});
