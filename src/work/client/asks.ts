// Asks a worker what stands in its table of queries, by the table's types.
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { QueriesApi } from '../messages/workerApi';
import type { PartOf, ReplyOf, RequestOf } from '../queries/query';
import { keyOfData, LatestRequest } from './latestRequest';

/** To a worker that answers a table of queries. */
export class Bridge extends WorkerBridge<QueriesApi> {}

export type NameOf<Table> = keyof Table & string;

export const asking =
  <Table>(bridge: Bridge) =>
  <Name extends NameOf<Table>>(name: Name) =>
  (
    signal: AbortSignal,
    request: RequestOf<Table[Name]>,
    onPart: (part: PartOf<Table[Name]>) => void = () => {},
  ): Promise<ReplyOf<Table[Name]>> =>
    bridge.call(signal, (api, hearing) => {
      const hear = hearing((part: unknown) => onPart(part as PartOf<Table[Name]>));
      return api.ask(name, request, hear) as Promise<never>;
    });

/** A store for one query. `rest` is what the client adds to each request, and it is not part of the key. */
export const latestOf =
  <Table>(bridge: Bridge) =>
  <Name extends NameOf<Table>, Rest extends Partial<RequestOf<Table[Name]>> = object>(
    name: Name,
    rest?: Rest,
  ) =>
    new LatestRequest<Omit<RequestOf<Table[Name]>, keyof Rest>, ReplyOf<Table[Name]>>({
      keyOf: keyOfData,
      ask: (signal, wish, onPart) =>
        asking<Table>(bridge)(name)(
          signal,
          { ...wish, ...rest } as RequestOf<Table[Name]>,
          onPart as (part: PartOf<Table[Name]>) => void,
        ),
    });
