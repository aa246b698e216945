// The box in which the accountants answer, and the check at its border. Not the page's slider ranges.
import { InputError, type NumberRange, requireNumber } from '../numerics/errors';
import type { Mechanism, Run } from './types';

/** Ranges of the accounting domain, by public field name. */
export const DOMAIN = {
  samplingRate: { min: 0, max: 1, exclusiveMin: true },
  noiseMultiplier: { min: 0.2, max: 1000 },
  steps: { min: 1, max: 1_000_000, integer: true },
  delta: { min: 1e-15, max: 0.5 },
  epsilon: { min: 0, max: 1e9 },
} as const satisfies Record<string, NumberRange>;

/** Throws a InputError naming the first field of the mechanism that lies outside the domain. */
export function checkMechanism(mechanism: Mechanism): void {
  requireNumber('samplingRate', mechanism.samplingRate, DOMAIN.samplingRate);
  requireNumber('noiseMultiplier', mechanism.noiseMultiplier, DOMAIN.noiseMultiplier);
  requireNumber('steps', mechanism.steps, DOMAIN.steps);
}

/** Segments of a run; a schedule that changes at every step is told in fewer. */
export const MOST_SEGMENTS = 100;

/**
 * {@link checkMechanism} of each, named 'segments[1].steps'; also throws an InputError where there are none or more than
 * {@link MOST_SEGMENTS}, and where they have more than a million steps together.
 */
export function checkRun(run: Run): void {
  if ('steps' in run) {
    checkMechanism(run);
    return;
  }
  if (run.length === 0 || run.length > MOST_SEGMENTS) {
    const message = `segments has ${run.length} entries; give 1 to ${MOST_SEGMENTS}.`;
    throw new InputError('out-of-range', 'segments', message);
  }
  for (const [i, { samplingRate, noiseMultiplier, steps }] of run.entries()) {
    requireNumber(`segments[${i}].samplingRate`, samplingRate, DOMAIN.samplingRate);
    requireNumber(`segments[${i}].noiseMultiplier`, noiseMultiplier, DOMAIN.noiseMultiplier);
    requireNumber(`segments[${i}].steps`, steps, DOMAIN.steps);
  }
  const all = run.reduce((sum, { steps }) => sum + steps, 0);
  if (all > DOMAIN.steps.max) {
    const message = `segments have ${all} steps together; give at most ${DOMAIN.steps.max}.`;
    throw new InputError('out-of-range', 'segments', message);
  }
}

export function checkDelta(delta: number): void {
  requireNumber('delta', delta, DOMAIN.delta);
}
