// e^x to the same last bit in every engine. Math.exp may differ there (V8's and WebKit's do), and that is enough to
// decide which of two mirrored parameters of a linear model moved less. The crafting of canaries (src/audit/canaries/crafting) needs the
// same answer everywhere, since the same link has to give the same numbers. The algorithm is fdlibm's, which V8 has too, so that results
// that were recorded with V8 stay the same.
import exp from '@stdlib/math-base-special-exp';

/** e^x in float64, within 1 ulp; Infinity from 709.79, 0 below -745.14, NaN for NaN. */
export const exponential: (x: number) => number = exp;
