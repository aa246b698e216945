// The types of what a generator function yields and returns.

// biome-ignore lint/suspicious/noExplicitAny: whatever it is called with
type Yielding<Step, Result> = (...given: any[]) => Generator<Step, Result, unknown>;

export type StepOf<Function> = Function extends Yielding<infer Step, unknown> ? Step : never;

export type ResultOf<Function> = Function extends Yielding<unknown, infer Result> ? Result : never;
