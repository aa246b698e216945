// A query of `compute` is one entry: what it is about, what it asks and answers, a worked example, and what answers it. The help, the
// check of what is asked and the JSON Schemas of the package follow from it.

/** A parsed JSON line. */
export type Query = Readonly<Record<string, unknown>>;

export type Reply = Readonly<Record<string, unknown>>;
/** What takes long is returned as work to do, once every field has been read and none was left over. */
export type Work = () => Reply | Promise<Reply>;
/** Checked fields in, the reply's fields out. */
export type Handler = (query: Query) => Reply | Work | Promise<Reply | Work>;

type Example = Readonly<Record<string, unknown>>;

/** `asks` and `answers` are shapes (catalogue/shape.ts), which a test holds to what is really read and replied. */
export interface QueryEntry {
  about: string;
  /** What more there is to say, a sentence each. */
  notes?: readonly string[];
  asks: string;
  answers: string;
  /** Fields of a query that is answered within seconds. */
  example: Example;
  /** Others that show another side of it. */
  more?: readonly Example[];
  /** It trains models, over threads of its own. */
  trains?: true;
  run: Handler;
}

/** By name. */
export type QueryTable = Readonly<Record<string, QueryEntry>>;

/** Queries that the help lists together, with what is said of all of them. */
export interface QueryGroup {
  title: string;
  notes?: string;
  queries: QueryTable;
}
