// Claims on an error probability, converted to epsilon and tallied: for S1/thresholdChoice.ts and S1/stoppingChoice.ts.
import type { Mechanism } from '../../accounting/types';
import { remembered } from '../../base/numerics/remembered';
import { epsilonOfError } from '../estimation/accuracyBound';
import { type FalseClaims, FalseClaimTally } from './claimTally';

/** Conversions are slow between q = 1/2 and 1: for the average, error bounds are rounded up to multiples of this. */
const ROUNDED_TO = 1e-3;

/** One rule's claims so far. */
export class ClaimTally {
  readonly #tally = new FalseClaimTally();

  /**
   * `least`: the smallest error probability that any threshold can have. A claim is false when its upper bound on the
   * error probability lies below that. `convert` is shared by the tallies of one experiment ({@link claimConversion}).
   */
  constructor(
    private readonly least: number,
    private readonly convert: (errorUpper: number) => number,
  ) {}

  add(errorUpper: number): void {
    this.#tally.add(this.convert(errorUpper), errorUpper < this.least);
  }

  get claims(): FalseClaims {
    return this.#tally.claims;
  }
}

/** Error bound -> claimed epsilon, never above the exact one, each value computed once. */
export function claimConversion(mechanism: Mechanism, delta: number): (errorUpper: number) => number {
  const epsilonOf = remembered((error: number) => epsilonOfError(error, mechanism, delta));
  return (errorUpper) => epsilonOf(Math.min(1, Math.ceil(errorUpper / ROUNDED_TO) * ROUNDED_TO));
}
