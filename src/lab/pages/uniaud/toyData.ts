// Results of the toy example of "UniAud" (Equation 10), trained by src/oneRun/canaries/coreFeatureToy.ts, as data. A test trains it anew.

export interface ToyPoint {
  /** Whether the label decides the core feature (1), or the features say nothing about the label (0). */
  core: 0 | 1;
  /** b, the scale of each record's own noise. */
  noise: number;
  /** Gap between training and test accuracy. Like `auc`, the attack's area under the ROC curve, it is a mean over {@link TOY_RUNS} runs with two standard errors, to three decimals. */
  gap: { mean: number; error: number };
  auc: { mean: number; error: number };
}

/** Sizes of the training, repeated from src/oneRun/canaries/coreFeatureToy.ts, which the page does not load. */
export const TOY_SIZES = { records: 100, dimension: 50, hidden: 64, epochs: 100 } as const;

/** Number of runs behind each point. Their seeds are 1, 2 and so on. */
export const TOY_RUNS = 5;

export const TOY_POINTS: readonly ToyPoint[] = [
  { core: 0, noise: 0.1, gap: { mean: 0.034, error: 0.035 }, auc: { mean: 0.578, error: 0.015 } },
  { core: 0, noise: 1, gap: { mean: 0.33, error: 0.012 }, auc: { mean: 0.74, error: 0.015 } },
  { core: 0, noise: 3, gap: { mean: 0.488, error: 0.016 }, auc: { mean: 0.867, error: 0.011 } },
  { core: 0, noise: 10, gap: { mean: 0.487, error: 0.02 }, auc: { mean: 0.894, error: 0.009 } },
  { core: 0, noise: 30, gap: { mean: 0.493, error: 0.017 }, auc: { mean: 0.868, error: 0.013 } },
  { core: 0, noise: 50, gap: { mean: 0.496, error: 0.018 }, auc: { mean: 0.85, error: 0.014 } },
  { core: 0, noise: 100, gap: { mean: 0.493, error: 0.02 }, auc: { mean: 0.842, error: 0.013 } },
  { core: 1, noise: 0.1, gap: { mean: 0, error: 0 }, auc: { mean: 0.495, error: 0.029 } },
  { core: 1, noise: 1, gap: { mean: 0, error: 0 }, auc: { mean: 0.5, error: 0.014 } },
  { core: 1, noise: 3, gap: { mean: 0, error: 0 }, auc: { mean: 0.509, error: 0.013 } },
  { core: 1, noise: 10, gap: { mean: 0, error: 0 }, auc: { mean: 0.525, error: 0.019 } },
  { core: 1, noise: 30, gap: { mean: 0.042, error: 0.004 }, auc: { mean: 0.586, error: 0.033 } },
  { core: 1, noise: 50, gap: { mean: 0.167, error: 0.018 }, auc: { mean: 0.651, error: 0.028 } },
  { core: 1, noise: 100, gap: { mean: 0.35, error: 0.02 }, auc: { mean: 0.755, error: 0.017 } },
];

/** The recorded point at these settings. @throws Error where there is none */
export function toyPointAt(core: 0 | 1, noise: number): ToyPoint {
  const point = TOY_POINTS.find((one) => one.core === core && one.noise === noise);
  if (!point) throw new Error(`No point is recorded at a = ${core}, b = ${noise}.`);
  return point;
}
