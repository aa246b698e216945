// Asks a worker for the queries of a table. The table's types give those of the requests and the replies.
import type { ProgressOf, ReplyOf, RequestOf } from '../queries/query';
import type { TableName, TableOf } from '../queries/tables';
import type { Bridge, NameOf } from './bridge';
import { keyOfData, LatestRequest } from './latestRequest';

/** Asks a worker that has one table alone, or, with the name of a `table`, one that has several. */
export const asking =
  <Table>(bridge: Bridge, table?: TableName) =>
  <Name extends NameOf<Table>>(name: Name) =>
  (
    signal: AbortSignal,
    request: RequestOf<Table[Name]>,
    onProgress?: (progress: ProgressOf<Table[Name]>) => void,
  ): Promise<ReplyOf<Table[Name]>> =>
    bridge.call(signal, (api, hearing) => {
      // a callback needs a channel of its own, which is made only where somebody listens; parts of a reply are sent no faster than the
      // page deals with them, which their answers tell the worker
      const heard = onProgress && hearing.answered((progress: unknown) => onProgress(progress as never));
      return api.ask(table ? `${table}/${name}` : name, request, heard) as Promise<never>;
    });

/**
 * A store for one query, in which the newest request wins. `rest` is what the client adds to each request; it is not
 * part of the key by which replies are known.
 * `inParts`: whether the query may report parts of its reply, for which each call has a channel.
 */
export const latestOf =
  <Table>(bridge: Bridge, table?: TableName) =>
  <Name extends NameOf<Table>, Rest extends Partial<RequestOf<Table[Name]>> = object>(
    name: Name,
    rest?: Rest,
    inParts = true,
  ) =>
    new LatestRequest<Omit<RequestOf<Table[Name]>, keyof Rest>, ReplyOf<Table[Name]>>({
      keyOf: keyOfData,
      ask: (signal, wish, onPartial) =>
        asking<Table>(bridge, table)(name)(
          signal,
          { ...wish, ...rest } as RequestOf<Table[Name]>,
          inParts ? (onPartial as (partial: ProgressOf<Table[Name]>) => void) : undefined,
        ),
    });

/** The two ways to ask one of several tables: a single call, or a store that follows the newest request. */
export const tabled = <Name extends TableName>(bridge: Bridge, table: Name) => ({
  ask: asking<TableOf<Name>>(bridge, table),
  latest: latestOf<TableOf<Name>>(bridge, table),
});
