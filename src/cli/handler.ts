// What answers a query: checked fields in, the reply's fields out.
import type { Query } from './fields';

export type Reply = Readonly<Record<string, unknown>>;
/** What takes long is returned as work to do, once every field has been read and none was left over. */
export type Work = () => Reply | Promise<Reply>;
export type Handler = (query: Query) => Reply | Work | Promise<Reply | Work>;
