// The ranges of the parameters at which every audit states its bound.
import type { NumberRange } from '../../base/numerics/errors';

export const ALPHA: NumberRange = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };
export const AUDIT_DELTA: NumberRange = { min: 0, max: 1, exclusiveMax: true };
export const EPSILON: NumberRange = { min: 0, max: Number.MAX_VALUE };
