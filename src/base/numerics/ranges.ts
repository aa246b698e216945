// The ranges of numbers that queries share.
import type { NumberRange } from './errors';

export const UNIT_INTERVAL: NumberRange = { min: 0, max: 1 };
export const OPEN_UNIT_INTERVAL: NumberRange = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };
export const BELOW_ONE: NumberRange = { min: 0, max: 1, exclusiveMax: true };
export const NON_NEGATIVE: NumberRange = { min: 0, max: Number.MAX_VALUE };
export const ABOVE_ZERO: NumberRange = { ...NON_NEGATIVE, exclusiveMin: true };
export const COUNT: NumberRange = { min: 0, max: 1e9, integer: true };
export const POSITIVE_COUNT: NumberRange = { min: 1, max: 1e9, integer: true };
export const SEED: NumberRange = { min: 0, max: 2 ** 32 - 1, integer: true };
