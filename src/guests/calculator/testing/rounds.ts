// The files of this guest that round numbers to nearest. They round settings of a run, and no bound.
export const ROUNDS = [
  'engine/form/asked.ts',
  'engine/form/bounds.ts',
  'engine/form/run.ts',
  'page/Calculator.tsx',
] as const;
