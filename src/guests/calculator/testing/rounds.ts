// The files of this guest that round to nearest, and no bound: they round settings.
export const ROUNDS = ['engine/form/asked.ts', 'engine/form/run.ts', 'page/Calculator.tsx'] as const;
