// The effect size d', which is how far apart two worlds' scores lie, in standard deviations. It is no bound on epsilon.

export type EffectSize = ReturnType<typeof effectSizeOf>;

/** Moments of many scores. An effect size is computed from them, and those of several parts can be joined. */
export type Moments = ReturnType<typeof momentsOf>;

export function effectSize(original: Float64Array, substituted: Float64Array): EffectSize {
  return effectSizeOf(momentsOf(original), momentsOf(substituted));
}

export function effectSizeOf(a: Moments, b: Moments) {
  const runs = a.count + b.count;
  const deviation = Math.sqrt((a.squares + b.squares) / (runs - 2));
  const difference = Math.abs(a.mean - b.mean);
  // scores that never vary are either all equal or told apart without error
  const value = difference === 0 && deviation === 0 ? 0 : difference / deviation;
  return {
    /** |mean difference| over the pooled standard deviation; NaN with one run per world. */
    value,
    /** Large-sample standard error of `value` (Hedges & Olkin 1985, equation 5.8). */
    standardError: Math.sqrt(runs / (a.count * b.count) + value ** 2 / (2 * runs)),
  };
}

/** The mean, 0 without scores, and the sum of squared distances from it. */
export function momentsOf(values: Float64Array) {
  let mean = 0;
  for (let i = 0; i < values.length; i++) mean += (values[i] - mean) / (i + 1);
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i] - mean) ** 2;
  return { count: values.length, mean, squares };
}

/** Moments of two sets of scores together, exact except for rounding (Chan, Golub, LeVeque 1979). */
export function joinMoments(a: Moments, b: Moments): Moments {
  const count = a.count + b.count;
  if (count === 0) return a;
  const distance = b.mean - a.mean;
  return {
    count,
    mean: a.mean + (distance * b.count) / count,
    squares: a.squares + b.squares + (distance ** 2 * a.count * b.count) / count,
  };
}
