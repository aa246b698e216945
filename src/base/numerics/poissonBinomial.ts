// The number of successes among independent trials of different probabilities (Poisson-binomial): its upper tail.
import { refusals, requireNumber } from './errors';
import { NUMERICS } from './sentences';

/** The most additions that a tail may take, which is some seconds of work. */
const MOST_WORK = 4e9;

/**
 * P[at least `count` of the independent trials succeed]. probabilities in [0,1], any number of them; count an
 * integer >= 0 (0: 1; above their number: 0). Throws InputError on bad input and where the work, the number of
 * trials times the smaller of count and what is left, exceeds 4e9. Convolves one trial after another, over
 * successes or over failures, whichever needs fewer states; only positive terms are added, so relative accuracy
 * holds far into the tail.
 */
export function poissonBinomialTail(probabilities: readonly number[], count: number): number {
  for (const [i, p] of probabilities.entries()) requireNumber(`probabilities[${i}]`, p, { min: 0, max: 1 });
  requireNumber('count', count, { min: 0, max: Number.MAX_SAFE_INTEGER, integer: true });
  const trials = probabilities.length;
  if (count === 0) return 1;
  if (count > trials) return 0;
  const failures = trials - count;
  const work = trials * Math.min(count, failures + 1);
  if (work > MOST_WORK) {
    const sentence = NUMERICS.tooMuchWork({ field: 'probabilities', trials, count, work });
    throw refusals('probabilities').tooLarge(sentence);
  }
  return count <= failures ? reached(probabilities, count) : within(probabilities, failures);
}

/** P[successes >= count], from the masses of 0 to count - 1 successes and of those that have reached `count`, which stay there. */
function reached(probabilities: readonly number[], count: number): number {
  const mass = new Float64Array(count);
  mass[0] = 1;
  let there = 0;
  for (const p of probabilities) {
    there += mass[count - 1] * p;
    for (let j = count - 1; j > 0; j--) mass[j] = mass[j] * (1 - p) + mass[j - 1] * p;
    mass[0] *= 1 - p;
  }
  return Math.min(1, there);
}

/** P[failures <= most]. */
function within(probabilities: readonly number[], most: number): number {
  const mass = new Float64Array(most + 1);
  mass[0] = 1;
  for (const p of probabilities) {
    for (let j = most; j > 0; j--) mass[j] = mass[j] * p + mass[j - 1] * (1 - p);
    mass[0] *= p;
  }
  return Math.min(
    1,
    mass.reduce((sum, x) => sum + x, 0),
  );
}
