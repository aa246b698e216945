// One step's laws on a grid of losses. They bound the step whatever points are chosen.
import type { SegmentSettings } from './compositionSettings';
import { connectTheDots } from './connectTheDots';

/** The widest cell, in nats of loss. */
const WIDEST = 0.1;
/**
 * The widest cell times the tilt (masses count with e^{tilt loss}), because a tilted law changes by a factor of about e over a cell so
 * wide.
 */
const WIDEST_TILTED = 1;
/** Fewest cells that are joined, so that the grid stays regular where most of the law is. */
const FEWEST_JOINED = 4;

/** Largest number of cells: points are numbered by 32 bits. */
const MOST_CELLS = 2 ** 28;
/** Width of a cell below the losses that matter, as a share of its distance from them. */
const SHARE_OF_DISTANCE = 1 / 8;

function cellsOf(width: number, widest: number, spacing: number): number {
  const joined = Math.min(width, widest) / spacing;
  return joined < FEWEST_JOINED ? 1 : 2 ** Math.floor(Math.log2(joined));
}

/**
 * The upper and the lower law of a step. Losses under `negligible` need no grid point: the upper law moves them up to the
 * first point, and the lower law drops them. Where that leaves no lower law, the grid reaches down to all losses, in
 * cells that widen on the way.
 */
export function lawsOfStep(
  { step, low, high, negligible, thinness }: SegmentSettings,
  tilt: number,
  spacing: number,
) {
  const [smallest, highest] = step.lossEnds(low, high);
  // errors go by mass and width squared, so widths by the cube root of how thin the law is
  const widest = Math.min(WIDEST, Math.max(WIDEST_TILTED / tilt, FEWEST_JOINED * spacing));
  const cellsAt = (loss: number) =>
    cellsOf(thinness ? Math.cbrt(thinness(loss)) * spacing : 0, widest, spacing);
  const laws = connectTheDots(step, { spacing, lowest: Math.max(smallest, negligible), highest, cellsAt });
  if (laws.lower !== null || negligible <= smallest) return laws;
  const widening = (loss: number) =>
    loss < negligible ? cellsOf(SHARE_OF_DISTANCE * (negligible - loss), WIDEST, spacing) : cellsAt(loss);
  const lowest = Math.max(smallest, highest - MOST_CELLS * spacing);
  return connectTheDots(step, { spacing, lowest, highest, cellsAt: widening });
}
