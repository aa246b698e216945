// The way to a worker that answers a table of queries. Which tables there are, it does not know (asks.ts).
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { QueriesApi } from '../queries/workerApi';

/** The bridge to a worker that answers tables of queries. */
export class Bridge extends WorkerBridge<QueriesApi> {}

export type NameOf<Table> = keyof Table & string;
