// What can be asked. A query is one module: a function under the query's own name, and the `entry`, which makes its words,
// the schema of its request, and an example. A table of functions is what a worker serves and a client asks, by its
// types alone; nothing that a worker loads calls an entry, so that the bundler leaves zod and the words out.
import type { z } from 'zod';
import type { Job } from './workerApi';

/** An object with no other fields than those of its schema. */
export type StrictObject = z.ZodObject<z.ZodRawShape, z.core.$strict>;

type Example = Readonly<Record<string, unknown>>;

/** What there is to say of a query, whoever answers it. */
export interface QueryWords {
  /** Words on what the query answers, to stand behind its name: without a capital and a full stop. */
  about: string;
  /** Notes on the query, a sentence each. */
  notes?: readonly string[];
  /** Schema of the request as JSON states it. */
  asks: StrictObject;
  /** The reply as JSON states it; left out where no line of JSON asks. */
  answers?: StrictObject;
  /** A request that is answered within seconds. */
  example: Example;
  more?: readonly Example[];
}

/** A query of the page's workers. Its page is held to the request by types; `asks` checks what comes from elsewhere. */
export interface Entry<Asked> extends QueryWords {
  asks: StrictObject & z.ZodType<RequestOf<Asked>>;
  answer: Asked;
}

/** A step with nothing to show. */
// biome-ignore lint/suspicious/noConfusingVoidType: a bare `yield` in a generator of the core is void
type Silent = void;

/** May be stopped wherever it yields. A part of the reply that it yields is shown now and then, what it hands to `job.onProgress` each time. */
export type Steps<Reply> =
  | Generator<Reply | Silent, Reply, void>
  | AsyncGenerator<Reply | Silent, Reply, void>;

/** A query: a function in steps, after which it may be stopped, or one by itself, with pauses of its own (`job.turn`). */
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

/** Calls each function by its name, one a step. */
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

/** The same of add/remove and of substitute. */
export const forBothAdjacencies = <Value>(of: (adjacency: 'add-remove' | 'substitute') => Value) =>
  oneByOne({ addRemove: () => of('add-remove'), substitute: () => of('substitute') });

export async function finished<Reply>(steps: Steps<Reply>): Promise<Reply> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}
