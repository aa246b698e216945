// Counts of two worlds' scores over common bins, for drawing.

export type ScoreHistogram = ReturnType<typeof histogramOf>;

/**
 * Equal bins from the smallest to the largest finite score of both worlds, where the outermost count the infinite
 * ones too; one bin of width 1 when all finite scores are alike.
 */
export function scoreHistogram(
  original: Float64Array,
  substituted: Float64Array,
  bins: number,
): ScoreHistogram {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const values of [original, substituted]) {
    for (let i = 0; i < values.length; i++) {
      if (!Number.isFinite(values[i])) continue;
      low = Math.min(low, values[i]);
      high = Math.max(high, values[i]);
    }
  }
  if (low > high) low = high = 0;
  const width = high / bins - low / bins;
  if (!(width > 0)) return histogramOf([low - 0.5, low + 0.5], original, substituted);
  return histogramOf(
    Array.from({ length: bins + 1 }, (_, b) => (b === bins ? high : low + b * width)),
    original,
    substituted,
  );
}

/** Histogram over bins + 1 ascending, finite edges. Scores beyond the edges are counted in the outermost bins. */
function histogramOf(edges: readonly number[], original: Float64Array, substituted: Float64Array) {
  const bins = edges.length - 1;
  const scale = 1 / (edges[bins] / bins - edges[0] / bins);
  const count = (values: Float64Array) => {
    const counts = new Uint32Array(bins);
    for (let i = 0; i < values.length; i++) {
      counts[Math.min(bins - 1, Math.max(0, Math.floor((values[i] - edges[0]) * scale)))]++;
    }
    return counts;
  };
  return { edges: Float64Array.from(edges), original: count(original), substituted: count(substituted) };
}
