// The table of queries by name. Each takes checked fields out of its query and returns the reply's fields.
import type { Handler } from '../handler';
import { accountingQueries } from './accounting';
import { attributeInferenceQueries } from './attributeInference';
import { auditQueries } from './audit';
import { countingQueries } from './counting';
import { gaussianQueries } from './gaussian';
import { modelInferenceQueries } from './modelInference';
import { oneRunQueries } from './oneRun';
import { oneRunAuditQueries } from './oneRunAudit';
import { readerAuditQueries } from './readerAudit';
import { riskQueries } from './risk';
import { riskOfMechanismQueries } from './riskOfMechanism';
import { trainingQueries } from './training';
import { translateQueries } from './translate';

export const QUERIES: ReadonlyMap<string, Handler> = new Map([
  ...accountingQueries,
  ...gaussianQueries,
  ...countingQueries,
  ...oneRunQueries,
  ...riskQueries,
  ...riskOfMechanismQueries,
  ...attributeInferenceQueries,
  ...auditQueries,
  ...oneRunAuditQueries,
  ...readerAuditQueries,
  ...trainingQueries,
  ...modelInferenceQueries,
  ...translateQueries,
]);
