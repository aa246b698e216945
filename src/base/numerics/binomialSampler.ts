// Binomial draws from given uniforms, by inverting the distribution function through a guide table. Each uniform makes one
// draw, since none is rejected, so that number i of a stream of uniforms is always draw i.
import { binomialTable } from './binomialTable';

/**
 * Returns a sampler of Bin(trials, probability), which takes a uniform in [0, 1) and makes about two comparisons for a draw.
 * Its table is built once, in time and memory of the order of the standard deviation. `trials` lies in 0..1e9 and
 * `probability` in [0, 1]. Probabilities are resolved as finely as float64 uniforms, to about 1e-16.
 * Guide table: H.-C. Chen, Y. Asau, "On Generating Random Variates from an Empirical Distribution" (1974).
 */
export function createBinomialSampler(trials: number, probability: number): (uniform: number) => number {
  const { first, mass } = binomialTable(trials, probability);
  const size = mass.length;
  const cumulative = new Float64Array(size);
  let sum = 0;
  for (let j = 0; j < size; j++) {
    sum += mass[j];
    cumulative[j] = sum;
  }
  cumulative[size - 1] = 1;
  // guide[c] = the first entry that a uniform in [c/size, (c+1)/size) can fall on
  const guide = new Int32Array(size);
  for (let cell = 0, j = 0; cell < size; cell++) {
    while (cumulative[j] <= cell / size) j++;
    guide[cell] = j;
  }
  return (uniform) => {
    let j = guide[Math.floor(uniform * size)];
    while (cumulative[j] <= uniform) j++;
    return first + j;
  };
}
