// What files of this guest round to nearest. A bound is none of it.
export const ROUNDINGS = {
  'settings, and places that a hand chooses': [
    'engine/form/asked.ts',
    'engine/form/run.ts',
    'page/Calculator.tsx',
  ],
} as const;
