// A number's row in the table of fields.
import type { NumberRange } from '../../base/numerics/errors';
import type { OwnDerived } from './derivedNames';
import type { NumberEntry } from './fieldTypes';

export const between = (min: number, max: number): NumberRange => ({ min, max });
export const above = (min: number, max: number): NumberRange => ({ min, max, exclusiveMin: true });
export const whole = (min: number, max: number): NumberRange => ({ min, max, integer: true });

type Slider = NonNullable<NumberEntry['slider']>;
export const byFactors = (min: number, max: number): Slider => ({ min, max, scale: 'log' });
export const evenly = (min: number, max: number): Slider => ({ min, max, scale: 'linear' });

/** Factors of a small and of a large step. */
const FINE = { step: 1.02, largeStep: 1.25 };
export const COARSE = { step: 1.05, largeStep: 2 };

/** A number field that is moved finely by keys and never written as a fraction, unless `moves` say so. */
export const entry = (
  symbol: string,
  key: string,
  range: NumberRange,
  slider: Slider | null,
  enters: readonly OwnDerived[],
  moves: Partial<NumberEntry> = {},
): NumberEntry => ({ symbol, key, range, slider, enters, ...FINE, fractions: false, ...moves });
