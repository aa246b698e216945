// The scores of both worlds as two histograms over one axis. Pure.

export interface ScoreBins {
  /** Edges, one more than there are bins. */
  edges: readonly number[];
  /** How many scores each bin has: with Ana as she is, and in the other world. */
  counts: readonly [readonly number[], readonly number[]];
}

type Scores = ArrayLike<number>;

/** Both ends of all scores; a little room around one score alone. */
function span(worlds: readonly Scores[]): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const scores of worlds) {
    for (let i = 0; i < scores.length; i++) {
      low = Math.min(low, scores[i]);
      high = Math.max(high, scores[i]);
    }
  }
  if (low > high) return [0, 1];
  const room = low === high ? Math.max(1e-6, Math.abs(low) * 1e-3) : 0;
  return [low - room, high + room];
}

/** @param worlds finite scores of models with Ana as she is, and of models in the other world; either may be empty */
export function scoreBins(worlds: readonly [Scores, Scores], bins: number): ScoreBins {
  const [low, high] = span(worlds);
  const edges = Array.from({ length: bins + 1 }, (_, i) => low + ((high - low) * i) / bins);
  const count = (scores: Scores) => {
    const counts = new Array<number>(bins).fill(0);
    for (let i = 0; i < scores.length; i++) {
      const bin = Math.floor(((scores[i] - low) / (high - low)) * bins);
      counts[Math.min(bins - 1, Math.max(0, bin))]++;
    }
    return counts;
  };
  return { edges, counts: [count(worlds[0]), count(worlds[1])] };
}
