// The box in which the accountants answer, and the check at its border. Not the page's slider ranges.
import { type NumberRange, requireNumber } from '../numerics/errors';
import type { Mechanism } from './types';

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

export function checkDelta(delta: number): void {
  requireNumber('delta', delta, DOMAIN.delta);
}
