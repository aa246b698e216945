// Chapter 6's queries over real workers; loaded with its figures, not with the page, which hands in how a worker is started.
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { QueriesApi } from './messages/workerApi';
import { createRiskQueries, type RiskQueries } from './store/riskQueries';

export type { RiskQueries };

/** Milliseconds that one certified composition may take: replacing the worker would only lose what it has loaded. */
const COMPOSITION_GRACE = 4000;

/** Six workers, none started before its first job. */
export function riskOver(create: () => Worker): RiskQueries {
  const bridge = (name: string) => new WorkerBridge<QueriesApi>({ name, create, grace: COMPOSITION_GRACE });
  return createRiskQueries(
    {
      quick: bridge('risk'),
      slow: bridge('risk of many trainings'),
      records: bridge('risk of many records'),
      data: bridge('attack on many records'),
      side: bridge('parameter for an advantage'),
      target: bridge('target over several parts'),
    },
    new URL('data/', document.baseURI).href,
  );
}
