// A query of `compute` is one entry, from which its help, the check of what is asked and its JSON Schemas follow.
import type { QueryWords, StrictObject } from '../work/queries/query';

export type Query = Readonly<Record<string, unknown>>;

export type Reply = Readonly<Record<string, unknown>>;
/** What takes long is returned as work to do, once every field has been read and none was left over. */
export type Work = () => Reply | Promise<Reply>;
export type Handler = (query: Query) => Reply | Work | Promise<Reply | Work>;

/** A test holds `asks` and `answers` to what is really read and replied. */
export interface QueryEntry extends QueryWords {
  answers: StrictObject;
  /** Whether the query trains models, over threads of its own. */
  trains?: true;
  run: Handler;
}

export type QueryTable = Readonly<Record<string, QueryEntry>>;

export interface QueryGroup {
  title: string;
  notes?: string;
  /** The title of the group that it stands before in the help, where a guest brings it; left out: it stands last. */
  before?: string;
  queries: QueryTable;
}
