// Two newer audits of one run, tried against what is known exactly. Data; a test computes every number.

/** Canaries, each through a Gaussian mechanism of its own. */
export const TRIED_CANARIES = 1000;
export const MU = 1;

/** The counts are the likeliest ones. Epsilons are lower bounds at 95% confidence and delta = 1e-5, to three digits. */
export const TRIED_COUNTS = [
  { guesses: 100, wrong: 10, exact: 1.63, recursion: 2.46, ordered: 3.16 },
  { guesses: 250, wrong: 36, exact: 1.48, recursion: 2.42, ordered: 3.63 },
  { guesses: 500, wrong: 103, exact: 1.16, recursion: 2.02, ordered: 3.76 },
  { guesses: 1000, wrong: 309, exact: 0.69, recursion: 1.3, ordered: 3.67 },
] as const;

/** Epsilons at delta = 1e-5, to three digits. */
export const TRIED_SUMS = [
  { samplingRate: 1 / 16, noiseMultiplier: 1.4, steps: 500, exact: 4.67, gaussian: 4.66 },
  { samplingRate: 0.1, noiseMultiplier: 1, steps: 30, exact: 3.13, gaussian: 2.99 },
  { samplingRate: 0.01, noiseMultiplier: 0.6, steps: 3, exact: 0.664, gaussian: 0.248 },
  { samplingRate: 0.5, noiseMultiplier: 0.6, steps: 3, exact: 12.4, gaussian: 14.4 },
  { samplingRate: 0.5, noiseMultiplier: 0.6, steps: 1, exact: 7.04, gaussian: 10.4 },
] as const;
