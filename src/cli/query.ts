// Types of the queries of `compute`. A query is one entry, from which its help, its checks and its JSON Schemas follow.
import { Defect } from '../base/sentences/defect';
import type { QueryWords, StrictObject } from '../work/queries/query';

export type Query = Readonly<Record<string, unknown>>;

export type Reply = Readonly<Record<string, unknown>>;
/** Long work of a query, which is done after every field was read and no given field was left over. */
export type Work = () => Reply | Promise<Reply>;
export type Handler = (query: Query) => Reply | Work | Promise<Reply | Work>;

/** The entry of a query. A test compares `asks` and `answers` with what is really read and replied. */
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
  /** The title of the group before which the help lists a guest's group, which is listed last if this is left out. */
  before?: string;
  queries: QueryTable;
}

/** The queries of all tables in one. Throws a Defect if two of them have a query of the same name, of which one would be lost. */
export function tablesInOne(...tables: readonly QueryTable[]): QueryTable {
  const entries = tables.flatMap((table) => Object.entries(table));
  const twice = entries.find(([name], i) => entries.findIndex(([other]) => other === name) < i);
  if (twice) throw new Defect(`Two queries are named ${twice[0]}.`);
  return Object.fromEntries(entries);
}
