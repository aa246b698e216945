// The types of queries, the requests that the page's workers answer. A query is one module with a function under the
// query's own name and an `entry`, which makes its description, the schema of its request, and an example. Functions
// form tables. A worker serves a table, and a client uses only its types. Nothing that a worker loads calls an entry,
// so that the bundler leaves out zod and the descriptions.
import type { z } from 'zod';
import type { Job } from './workerApi';

/** An object with no other fields than those of its schema. */
export type StrictObject = z.ZodObject<z.ZodRawShape, z.core.$strict>;

type Example = Readonly<Record<string, unknown>>;

/** The description of a query, whether a worker or the command line answers it. */
export interface QueryWords {
  /** Words on what the query answers, to stand behind its name: without a capital and a full stop. */
  about: string;
  /** Notes on the query, a sentence each. */
  notes?: readonly string[];
  /** Schema of the request as JSON states it. */
  asks: StrictObject;
  /** Schema of the reply as JSON states it; left out if the command line does not offer the query. */
  answers?: StrictObject;
  /** A request that is answered within seconds. */
  example: Example;
  more?: readonly Example[];
}

/** A query of the page's workers. Types check the requests of the page; `asks` checks those that come from elsewhere. */
export interface Entry<Asked> extends QueryWords {
  asks: StrictObject & z.ZodType<RequestOf<Asked>>;
  answer: Asked;
}

/** A step with nothing to show. */
// biome-ignore lint/suspicious/noConfusingVoidType: a bare `yield` in a generator of the core is void
type Silent = void;

/**
 * A computation that may be stopped wherever it yields. Of the parts of the reply that it yields only some are shown,
 * but every message that it hands to `job.onProgress` is.
 */
export type Steps<Reply> =
  | Generator<Reply | Silent, Reply, void>
  | AsyncGenerator<Reply | Silent, Reply, void>;

/** A query: a computation in steps, after each of which it may be stopped, or a promise that pauses by itself (`job.turn`). */
export type Query<Request, Reply> = (request: Request, job: Job<never>) => Steps<Reply> | Promise<Reply>;

export type Queries = Readonly<Record<string, Query<never, unknown>>>;

export type RequestOf<Asked> = Asked extends (request: infer Request, ...rest: never[]) => unknown
  ? Request
  : never;

export type ReplyOf<Asked> = Asked extends (...of: never[]) => Steps<infer Reply> | Promise<infer Reply>
  ? Reply
  : never;

/** Progress of a query: parts of its reply, unless it declares something else. */
export type ProgressOf<Asked> = Asked extends (request: never, job: Job<infer Progress, infer _>) => unknown
  ? unknown extends Progress
    ? ReplyOf<Asked>
    : Progress
  : never;

export type PieceOf<Asked> = Asked extends (request: never, job: Job<infer _, infer Piece>) => unknown
  ? Piece
  : never;

/** The steps of a computation, each with the part of the reply that `part` makes of it. */
export function* stepsOf<Step, Reply, Part = void>(
  trace: Generator<Step, Reply, void>,
  part?: (step: Step) => Part,
): Generator<Part | Silent, Reply, void> {
  for (;;) {
    const step = trace.next();
    if (step.done) return step.value;
    yield part?.(step.value);
  }
}

/** The values of several functions by their names, with one function called in each step. */
export function* oneByOne<Of extends Record<string, () => unknown>>(
  of: Of,
): Generator<void, { [Name in keyof Of]: ReturnType<Of[Name]> }, void> {
  const found: Record<string, unknown> = {};
  for (const [name, compute] of Object.entries(of)) {
    yield;
    found[name] = compute();
  }
  return found as { [Name in keyof Of]: ReturnType<Of[Name]> };
}

/** The values of one function for add/remove and for substitute. */
export const forBothAdjacencies = <Value>(of: (adjacency: 'add-remove' | 'substitute') => Value) =>
  oneByOne({ addRemove: () => of('add-remove'), substitute: () => of('substitute') });

export async function finished<Reply>(steps: Steps<Reply>): Promise<Reply> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}
