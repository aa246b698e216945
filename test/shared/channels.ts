// Small mechanisms that are written out as tables, so that their privacy and their best attack are known exactly. Tests compare every
// bound with them.

/**
 * The table of P[output | data set], with a row for each data set. A data set has one value in 0..k-1 for each of n targets. The rows are
 * ordered like numbers in base k whose first digit is the value of target 0.
 */
export interface Channel {
  n: number;
  k: number;
  rows: readonly (readonly number[])[];
}

const digit = (n: number, k: number, row: number, target: number): number =>
  Math.floor(row / k ** (n - 1 - target)) % k;

/** The mechanism whose rows are positive weights, raised to the power `sharpness` and normalised to sum to 1. */
export function channelOf(
  n: number,
  k: number,
  outputs: number,
  weights: readonly number[],
  sharpness: number,
): Channel {
  const rows = Array.from({ length: k ** n }, (_, row) => {
    const raw = Array.from({ length: outputs }, (_, y) => weights[row * outputs + y] ** sharpness);
    const total = raw.reduce((sum, x) => sum + x, 0);
    return raw.map((x) => x / total);
  });
  return { n, k, rows };
}

/** The smallest delta at epsilon, over all data sets that differ in one target. */
export function channelDelta({ n, k, rows }: Channel, epsilon: number): number {
  let delta = 0;
  for (let a = 0; a < rows.length; a++) {
    for (let target = 0; target < n; target++) {
      const place = k ** (n - 1 - target);
      for (let value = 0; value < k; value++) {
        const b = a + (value - digit(n, k, a, target)) * place;
        if (b === a) continue;
        const excess = rows[a].reduce(
          (sum, p, y) => sum + Math.max(0, p - Math.exp(epsilon) * rows[b][y]),
          0,
        );
        delta = Math.max(delta, excess);
      }
    }
  }
  return delta;
}

/**
 * The largest P[at least `count` targets right] of any attack that names a set of `guesses` values for each target, where the values of
 * the targets are drawn from `priors` (one row for each target). All sets are tried, and the best are taken for every output.
 */
export function bestAttack(
  { n, k, rows }: Channel,
  priors: readonly (readonly number[])[],
  guesses: number,
  count: number,
): number {
  const sets = subsets(k, guesses);
  const attempts = sets.length ** n;
  const mass = rows.map((_, row) => priors.reduce((p, prior, i) => p * prior[digit(n, k, row, i)], 1));
  const hits = Array.from({ length: attempts }, (_, attempt) =>
    rows.map((_, row) => {
      let right = 0;
      for (let i = 0; i < n; i++) {
        if (sets[digit(n, sets.length, attempt, i)].includes(digit(n, k, row, i))) right++;
      }
      return right >= count;
    }),
  );
  return rows[0].reduce((success, _, y) => {
    const best = hits.reduce((most, hit) => {
      const here = hit.reduce((sum, right, row) => (right ? sum + mass[row] * rows[row][y] : sum), 0);
      return Math.max(most, here);
    }, 0);
    return success + best;
  }, 0);
}

function subsets(k: number, size: number): number[][] {
  if (size === 0) return [[]];
  return subsets(k, size - 1).flatMap((set) => {
    const from = set.length === 0 ? 0 : set[set.length - 1] + 1;
    return Array.from({ length: k - from }, (_, i) => [...set, from + i]);
  });
}
