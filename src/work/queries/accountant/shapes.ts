// Schemas that several of the accountant's queries share.
import { z } from 'zod';
import { CURVE_NAMES } from '../../../accounting/curves/registry';
import { anything, BRACKET, number, VERIFIED } from '../vocabulary';

export const curveNames = z.array(z.enum(CURVE_NAMES)).exactOptional();
export const numbers = z.array(number);
/** Numbers, some of which are null. */
export const known = z.array(anything);
export const verified = z.strictObject(VERIFIED);
export const bracket = z.strictObject(BRACKET);

/** A curve of epsilon. */
export const epsilonCurve = z.strictObject({
  value: known,
  lower: numbers,
  upper: known,
  interpolated: numbers,
});
/** A curve of mu, with the regret of reading it as a bell curve. */
export const muCurve = z.strictObject({ value: known, lower: numbers, upper: known, regret: known });

/** The mechanism of the examples. */
export const DEFAULT = { samplingRate: 0.0625, noiseMultiplier: 1.677, steps: 500 };
