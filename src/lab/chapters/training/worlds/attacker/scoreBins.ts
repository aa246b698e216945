// The scores of both worlds as two histograms over one axis. Pure.

export interface ScoreBins {
  /** Edges, one more than there are bins. */
  edges: readonly number[];
  /** How many scores each bin has: with Ana as she is, and in the other world. */
  counts: readonly [readonly number[], readonly number[]];
}

type Scores = Float64Array | readonly number[];

/** Both ends of all scores; a little room around one score alone. */
function span(scores: readonly number[]): [number, number] {
  if (scores.length === 0) return [0, 1];
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const room = low === high ? Math.max(1e-6, Math.abs(low) * 1e-3) : 0;
  return [low - room, high + room];
}

/** @param worlds finite scores of models with Ana as she is, and of models in the other world; either may be empty */
export function scoreBins([own, other]: readonly [Scores, Scores], bins: number): ScoreBins {
  const [low, high] = span([...own, ...other]);
  const edges = Array.from({ length: bins + 1 }, (_, i) => low + ((high - low) * i) / bins);
  const count = (scores: Scores) => {
    const counts = new Array<number>(bins).fill(0);
    for (const score of scores) {
      const bin = Math.floor(((score - low) / (high - low)) * bins);
      counts[Math.min(bins - 1, Math.max(0, bin))]++;
    }
    return counts;
  };
  return { edges, counts: [count(own), count(other)] };
}
