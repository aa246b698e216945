// Claims of many small audits, and how many of them go beyond what is true. It makes no audit; how claims are made is
// falseClaims.ts and oneRun/guessCountChoice.ts.
import { clopperPearson } from '../estimation/rates/clopperPearson';

export interface FalseClaims {
  /** Audits whose claim lies beyond the truth. */
  count: number;
  /** Clopper-Pearson interval of their share, 95 % two-sided. */
  lower: number;
  upper: number;
  /** The claimed epsilon, on average. */
  meanEpsilon: number;
}

/** Claims so far, and those of them that are false. */
export class FalseClaimTally {
  #count = 0;
  #total = 0;
  #audits = 0;

  add(epsilon: number, isFalse: boolean): void {
    this.#audits++;
    if (isFalse) this.#count++;
    this.#total += epsilon;
  }

  get claims(): FalseClaims {
    const { lowerTwoSided, upperTwoSided } = clopperPearson(this.#count, this.#audits, 0.05);
    return {
      count: this.#count,
      lower: lowerTwoSided,
      upper: upperTwoSided,
      meanEpsilon: this.#total / this.#audits,
    };
  }
}
