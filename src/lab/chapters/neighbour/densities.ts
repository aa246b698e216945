// The two distributions of one noisy step along the direction of the change, as the figure draws them. Pure.
import { stepDensity } from './oneStep';

export interface Densities {
  /** Half the axis, in units of C. */
  end: number;
  /** In units of C, evenly, symmetric about the sum of the other records. */
  values: number[];
  /** Before and after the change. */
  curves: [number[], number[]];
}

const POINTS = 161;

export function densities(
  samplingRate: number,
  noiseMultiplier: number,
  positions: readonly [number, number],
): Densities {
  const end = 1.15 + 3.1 * noiseMultiplier;
  const values = Array.from({ length: POINTS }, (_, i) => end * ((2 * i) / (POINTS - 1) - 1));
  const curve = (position: number) =>
    values.map((value) => stepDensity(samplingRate, noiseMultiplier, position, value));
  return { end, values, curves: [curve(positions[0]), curve(positions[1])] };
}
