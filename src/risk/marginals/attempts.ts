// Decides which attempts are right, exactly or within some bins in every unknown column, and finds the best one at a value whose
// law is known.
import { requireNumber } from '../../base/numerics/errors';
import { anyMetric, exactSecret, type Secret } from '../secret';
import { combination } from './chowLiuTree';

/** The values for which each attempt is right. */
export type Windows = readonly (readonly number[])[];

/** An attempt is right if no column of it is more than `tolerance` (0, 1, ...) bins from the value. */
export function windows(sizes: readonly number[], tolerance: number): Windows {
  requireNumber('tolerance', tolerance, { min: 0, max: 1000, integer: true });
  const values = Array.from({ length: sizes.reduce((n, size) => n * size, 1) }, (_, i) => i);
  const apart = values.map((value) => combination(sizes, value));
  const near = (a: number, b: number) =>
    apart[a].every((value, i) => Math.abs(value - apart[b][i]) <= tolerance);
  return values.map((attempt) => values.filter((value) => near(attempt, value)));
}

const mass = (law: ArrayLike<number>, window: readonly number[]): number =>
  window.reduce((sum, value) => sum + law[value], 0);

/** The attempt that is right with the largest probability under `law`, and the lowest of several such attempts. */
export function bestAttempt(law: ArrayLike<number>, all: Windows): number {
  let best = 0;
  let most = -1;
  all.forEach((window, attempt) => {
    const holds = mass(law, window);
    if (holds > most) {
      best = attempt;
      most = holds;
    }
  });
  return best;
}

/** A target's secret under substitute adjacency; its chance is that of the best attempt before the release. */
export function attemptSecret(law: Float64Array, all: Windows): Secret {
  const chance = Math.min(1, mass(law, all[bestAttempt(law, all)]));
  if (all.every((window) => window.length === 1)) return exactSecret(chance);
  const collision = law.reduce((sum, p) => sum + p * p, 0);
  return anyMetric(chance, collision);
}

export const countRight = (attempts: ArrayLike<number>, secrets: ArrayLike<number>, all: Windows): number =>
  Array.from(attempts).filter((attempt, i) => all[attempt].includes(secrets[i])).length;
