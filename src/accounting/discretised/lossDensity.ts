// Where one step's tilted losses lie thickly and where thinly, from samples: so that grid points are spent where they matter. A plan, on
// which no bound rests.
import type { LossSamples } from './lossSamples';

/** The error that wide cells may add, over that of a regular grid. */
const ADDED_ERROR = 0.3;

/**
 * How much thinner the law tilted by e^{tilt L}, which is what matters to the answer, is at a loss than where half of it is at least as thick, at least 1, and so
 * that cells wider by its cube root cost little. Calls for
 * neighbouring losses are quick.
 */
export function thinnessOf({ losses, weights }: LossSamples, tilt: number): (loss: number) => number {
  const cells = losses.length - 1;
  const rising = losses[0] < losses[cells];
  const ends = new Float64Array(cells);
  const mass = new Float64Array(cells);
  const density = new Float64Array(cells);
  const peak = Math.max(...losses) * tilt;
  const tilted = (k: number) => weights[k] * Math.exp(tilt * losses[k] - peak);
  let total = 0;
  for (let i = 0; i < cells; i++) {
    const j = rising ? i : cells - 1 - i;
    const [left, right] = rising ? [j, j + 1] : [j + 1, j];
    ends[i] = losses[right];
    mass[i] = 0.5 * (tilted(left) + tilted(right));
    density[i] = mass[i] / Math.max(losses[right] - losses[left], Number.MIN_VALUE);
    total += mass[i];
  }
  const order = Array.from(density.keys()).sort((a, b) => density[b] - density[a]);
  let thick = 0;
  let reference = 0;
  for (const i of order) {
    reference = density[i];
    thick += mass[i];
    if (thick >= 0.5 * total) break;
  }
  // cells as wide as the cube root of this would be wrong by so much of what a regular grid is
  let added = 0;
  for (let i = 0; i < cells; i++) {
    if (density[i] > 0 && density[i] < reference)
      added += (mass[i] / total) * Math.cbrt(reference / density[i]) ** 2;
  }
  const share = Math.min(1, (ADDED_ERROR / added) ** 1.5);
  let at = 0;
  return (loss) => {
    while (at > 0 && loss < ends[at - 1]) at--;
    while (at < cells - 1 && ends[at] < loss) at++;
    // neighbours too, for the density may fall steeply
    const here = Math.max(density[at], density[Math.max(0, at - 1)], density[Math.min(cells - 1, at + 1)]);
    return Math.max(1, (share * reference) / here);
  };
}
