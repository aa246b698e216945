// Long computations as generators, which may be left wherever they yield: the types of what one yields and returns, and its result.

// biome-ignore lint/suspicious/noExplicitAny: whatever it is called with
type Yielding<Step, Result> = (...given: any[]) => Generator<Step, Result, unknown>;

export type StepOf<Function> = Function extends Yielding<infer Step, unknown> ? Step : never;

export type ResultOf<Function> = Function extends Yielding<unknown, infer Result> ? Result : never;

/** Runs a generator to its end with nothing done between its steps; returns what it returns, and throws what it throws. */
export function runToEnd<Result>(steps: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
