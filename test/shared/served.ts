// A table of queries as a worker serves it, but in the same thread and with the table's types. For tests.
import type { WireReply } from '../../src/base/rpc/reply';
import type { PieceOf, ProgressOf, Queries, ReplyOf, RequestOf } from '../../src/work/queries/query';
import { serveQueries } from '../../src/work/worker/serve';

export function served<Table extends Queries>(table: Table) {
  const api = serveQueries(table);
  const ask = <Name extends keyof Table & string>(
    name: Name,
    request: RequestOf<Table[Name]>,
    onProgress: (progress: ProgressOf<Table[Name]>) => void = () => {},
    onPiece: (piece: PieceOf<Table[Name]>) => void = () => {},
    kept: readonly PieceOf<Table[Name]>[] = [],
  ) => {
    const heard = [onProgress, onPiece] as [(progress: unknown) => void, (piece: unknown) => void];
    return api.ask(name, request, ...heard, kept) as Promise<WireReply<ReplyOf<Table[Name]>>>;
  };
  return { api, ask, cancel: api.cancel };
}
