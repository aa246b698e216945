// What answers a query: checked fields in, the reply's fields out.
import type { Query } from './fields';

export type Reply = Readonly<Record<string, unknown>>;
export type Handler = (query: Query) => Reply | Promise<Reply>;
