// The requests of the chart of many records, made from a scenario. Pure.
import { mechanismOf, type Scenario } from '../../../../scenario';
import { familyRequest } from '../family';
import { MANY_FAILURES, MANY_TARGETS, VALUES } from './manyChart';

/** Number of models trained for the measured attack. */
export const ATTACKED_MODELS = 10;

const hundred = ({ seed }: Scenario) => ({ targets: MANY_TARGETS, values: VALUES, seed });

/** The request for the bounds and for the idealised attack. */
export const recordsRequest = (scenario: Scenario) => ({
  ...familyRequest(scenario),
  ...hundred(scenario),
  failures: MANY_FAILURES,
});

/** The request for the measured attack. */
export const measuredRequest = (scenario: Scenario) => ({
  mechanism: mechanismOf(scenario),
  delta: scenario.delta,
  ...hundred(scenario),
  models: ATTACKED_MODELS,
});
