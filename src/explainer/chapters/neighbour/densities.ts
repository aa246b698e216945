// The two distributions of one noisy step along the direction of the change, as the figure draws them. Pure.
import { stepDensity } from './oneStep';

export interface Densities {
  /** In units of C, evenly, symmetric about the sum of the other records. */
  values: number[];
  /** Before and after the change. */
  curves: [number[], number[]];
}

const POINTS = 161;

/** The axis ends `end` either side of the middle, in units of C. */
export const densityEnd = (noiseMultiplier: number): number => 1.15 + 3.1 * noiseMultiplier;

export function densities(
  samplingRate: number,
  noiseMultiplier: number,
  positions: readonly [number, number],
): Densities {
  const end = densityEnd(noiseMultiplier);
  const values = Array.from({ length: POINTS }, (_, i) => end * ((2 * i) / (POINTS - 1) - 1));
  const curve = (position: number) =>
    values.map((value) => stepDensity(samplingRate, noiseMultiplier, position, value));
  return { values, curves: [curve(positions[0]), curve(positions[1])] };
}
