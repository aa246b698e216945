// Results of two newer audits of one run, where the exact answer is known, as data. A test computes every number.

/** Number of canaries. Each goes through a Gaussian mechanism of its own. */
export const TRIED_CANARIES = 1000;
export const MU = 1;

/** The likeliest count of wrong guesses for each number of guesses, with lower bounds on ε at 95% confidence and δ = 1e-5, to three digits. */
export const TRIED_COUNTS = [
  { guesses: 100, wrong: 10, exact: 1.63, recursion: 2.46, ordered: 3.16 },
  { guesses: 250, wrong: 36, exact: 1.48, recursion: 2.42, ordered: 3.63 },
  { guesses: 500, wrong: 103, exact: 1.16, recursion: 2.02, ordered: 3.76 },
  { guesses: 1000, wrong: 309, exact: 0.69, recursion: 1.3, ordered: 3.67 },
] as const;

/** Values of ε at δ = 1e-5, to three digits: the exact one, and that of the Gaussian approximation. */
export const TRIED_SUMS = [
  { samplingRate: 1 / 16, noiseMultiplier: 1.4, steps: 500, exact: 4.67, gaussian: 4.66 },
  { samplingRate: 0.1, noiseMultiplier: 1, steps: 30, exact: 3.13, gaussian: 2.99 },
  { samplingRate: 0.01, noiseMultiplier: 0.6, steps: 3, exact: 0.664, gaussian: 0.248 },
  { samplingRate: 0.5, noiseMultiplier: 0.6, steps: 3, exact: 12.4, gaussian: 14.4 },
  { samplingRate: 0.5, noiseMultiplier: 0.6, steps: 1, exact: 7.04, gaussian: 10.4 },
] as const;
