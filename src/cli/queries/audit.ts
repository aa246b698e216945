// Queries that run an attack.
import { auditWorstCase } from '../../canaries/S1/worstCaseAudit';
import {
  deltaField,
  mechanismFields,
  numberField,
  optionalNumber,
  POSITIVE_COUNT,
  type Query,
  SEED,
} from '../fields';
import type { Handler, Work } from '../handler';

const RUNS = { ...POSITIVE_COUNT, max: 1_000_000 };
const REPEATS = { ...POSITIVE_COUNT, max: 1000 };
const CONFIDENCE = { min: 0.5, max: 1, exclusiveMax: true };

/** Mean and error alone: the values of the repeats can be had by seeds of one repeat each. */
const summary = ({ mean, twoStandardErrors }: { mean: number; twoStandardErrors: number | null }) => ({
  mean,
  twoStandardErrors,
});

function worstCase(query: Query): Work {
  const request = {
    mechanism: mechanismFields(query),
    delta: deltaField(query),
    runs: numberField(query, 'runs', RUNS),
    repeats: optionalNumber(query, 'repeats', REPEATS, 1),
    seed: optionalNumber(query, 'seed', SEED, 1),
    confidence: optionalNumber(query, 'confidence', CONFIDENCE, 0.95),
  };
  return () => {
    const audit = auditWorstCase(request);
    return {
      ...audit,
      paper: summary(audit.paper),
      valid: summary(audit.valid),
      direct: summary(audit.direct),
    };
  };
}

export const auditQueries: readonly [string, Handler][] = [['auditWorstCase', worstCase]];
