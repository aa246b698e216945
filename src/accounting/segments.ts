// A run of several segments as data: what composes to the same whole is put together, and no order is kept. Computes no privacy.
import type { Mechanism, Run, Segments } from './types';

/** The run's mechanisms in their order; one for a mechanism alone. */
export function segmentsOf(run: Run): Segments {
  return 'steps' in run ? [run] : run;
}

/** Noise multipliers from which on a step's loss is sampled well. */
const LEAST_NOISE = 0.2;

/**
 * The same run with its segments of q = 1 as one, of as few steps as may be: Gaussian releases of one sensitivity compose to a
 * Gaussian release, whose 1/sigma^2 is the sum of theirs.
 */
export function withOneGaussian(run: Segments): Segments {
  const always = run.filter(({ samplingRate }) => samplingRate === 1);
  if (always.length === 0) return run;
  const precision = always.reduce((sum, { noiseMultiplier: s, steps }) => sum + steps / (s * s), 0);
  const steps = Math.max(1, Math.ceil(precision * LEAST_NOISE ** 2));
  const one = { samplingRate: 1, noiseMultiplier: Math.sqrt(steps / precision), steps };
  return [...run.filter(({ samplingRate }) => samplingRate < 1), one];
}

/**
 * The same run told shortest: segments of one step's law as one, those of q = 1 as one, in an order of their own, since the
 * composed loss is a sum and knows no order. The mechanism itself where that leaves one.
 */
export function merged(run: Run): Run {
  if ('steps' in run) return run;
  const kinds = new Map<string, Mechanism>();
  for (const segment of withOneGaussian(run)) {
    const kind = `${segment.samplingRate} ${segment.noiseMultiplier}`;
    kinds.set(kind, { ...segment, steps: segment.steps + (kinds.get(kind)?.steps ?? 0) });
  }
  const segments = [...kinds.values()].toSorted(
    (a, b) => a.samplingRate - b.samplingRate || a.noiseMultiplier - b.noiseMultiplier,
  );
  const [only, other] = segments;
  return only !== undefined && other === undefined ? only : segments;
}
