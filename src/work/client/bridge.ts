// The bridge to a worker that answers tables of queries. Which tables there are is known in asks.ts, not here.
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { QueriesApi } from '../queries/workerApi';

export class Bridge extends WorkerBridge<QueriesApi> {}

export type NameOf<Table> = keyof Table & string;
