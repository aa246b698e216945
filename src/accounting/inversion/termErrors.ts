// What errors of one step's transform M(z), and of its jumps' part (coreSplit.ts), amount to in a contour's sum of terms (contour.ts).
// Errors of rounding are taken term by term, and one of quadrature as equal at all frequencies. Derived here, in units of a term's
// kernel 1/(z(z+1)) and of M(theta)^T, where theta is the real part of the contour and T the number of steps. This file computes bounds
// only.
import type { LineRounding } from './lineRounding';

/** A sum that may have been rounded, as those of nodeSum.ts. */
type Rounded = { readonly rounding: LineRounding | null };

export interface Terms {
  readonly theta: number;
  readonly frequencyStep: number;
  readonly steps: number;
  readonly terms: number;
  readonly termRe: Float64Array;
  readonly termIm: Float64Array;
  readonly logModulus: Float64Array;
  readonly argument: Float64Array;
  readonly line: Rounded;
  readonly withoutCore: boolean;
  /** ln of the core's modulus where one is out, and the jumps' modulus, both over M(theta). */
  readonly logCore: Float64Array;
  readonly jump: Float64Array;
  readonly jumps: Rounded;
  readonly jumpMass: number;
}

/**
 * Bounds on the errors of a contour's sum. An error a of M makes an error of T |M|^{T-1} a in M^T. The power is computed
 * from a logarithm and an angle, each off by its last place. All terms are added one by one.
 */
export class TermErrors {
  readonly rounded: number;
  readonly sum: number;
  /** What an error of M, in units of M(theta), amounts to in the sum of the terms, and what one of the jumps alone does. */
  readonly perError: number;
  readonly perJumpsError: number;

  constructor(terms: Terms) {
    const { withoutCore, line, termRe, termIm, logModulus, argument, jump, steps } = terms;
    // numbers in locals, because fields of an object under construction are allocated anew with each addition
    let [rounded, sum, perError, perJumpsError] = [0, 0, 0, 0];
    for (let k = 0; k < terms.terms; k++) {
      const size = Math.sqrt(termRe[k] * termRe[k] + termIm[k] * termIm[k]) * (k === 0 ? 0.5 : 1);
      if (size === 0) continue;
      const inverse = Math.exp(-logModulus[k]);
      const ofStep = (line.rounding?.at(k) ?? Number.NaN) * inverse;
      const own = k === 0 ? 0 : Number.EPSILON * (2 + Math.abs(logModulus[k]) + 2 * Math.abs(argument[k]));
      rounded += steps * size * (own + ofStep) + size * Number.EPSILON * (8 + 4 * k + 0.5 * terms.terms);
      perError += steps * size * inverse;
      if (withoutCore) {
        const core = coreAt(terms, k);
        perError += steps * core * jump[k] * inverse;
        perJumpsError += steps * core;
        rounded += steps * core * ofJumpsAt(terms, k, ofStep);
      }
      sum += size;
    }
    this.rounded = rounded;
    this.sum = sum;
    this.perError = perError;
    this.perJumpsError = perJumpsError;
  }
}

/**
 * |C|^{T-1} times the kernel 1/(z(z+1)), where a core C = M - J is taken out of M and the jumps J are left. M^T - C^T is off by
 * T |M^{T-1} - C^{T-1}| times M's error, which is at most that of the term over M, and of C^{T-1} J / M, and by
 * T |C|^{T-1} times J's.
 */
function coreAt({ theta, frequencyStep, steps, logCore }: Terms, k: number): number {
  const square = k * frequencyStep * (k * frequencyStep);
  const real = theta * (theta + 1) - square;
  const inverseKernel = Math.sqrt(real * real + square * (2 * theta + 1) * (2 * theta + 1));
  return ((k === 0 ? 0.5 : 1) * Math.exp((steps - 1) * logCore[k])) / inverseKernel;
}

/** Rounding errors from taking out the core: of J / M, and of the logarithm of what is left. */
function ofJumpsAt({ jump, logCore, logModulus, jumps, jumpMass }: Terms, k: number, ofStep: number): number {
  const ratio = Math.max(1, Math.exp(logCore[k] - logModulus[k]));
  const ofJumps = (jumps.rounding?.at(k) ?? Number.NaN) * jumpMass;
  return jump[k] * (ofStep + 16 * Number.EPSILON * ratio) + ofJumps;
}
