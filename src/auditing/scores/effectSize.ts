// d': how far apart two worlds' scores lie, in standard deviations. Describes scores; bounds nothing.

export interface EffectSize {
  /** |mean difference| over the pooled standard deviation; NaN with fewer than two runs per world. */
  value: number;
  /** Large-sample standard error of {@link value} (Hedges & Olkin 1985, equation 5.8). */
  standardError: number;
}

export function effectSize(original: Float64Array, substituted: Float64Array): EffectSize {
  const a = moments(original);
  const b = moments(substituted);
  const runs = original.length + substituted.length;
  const deviation = Math.sqrt((a.squares + b.squares) / (runs - 2));
  const difference = Math.abs(a.mean - b.mean);
  // scores that never vary: either all alike or told apart without error
  const value = difference === 0 && deviation === 0 ? 0 : difference / deviation;
  return {
    value,
    standardError: Math.sqrt(runs / (original.length * substituted.length) + value ** 2 / (2 * runs)),
  };
}

function moments(values: Float64Array): { mean: number; squares: number } {
  let mean = 0;
  for (let i = 0; i < values.length; i++) mean += (values[i] - mean) / (i + 1);
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i] - mean) ** 2;
  return { mean, squares };
}
