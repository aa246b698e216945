// A toy model of one run in which canaries differ in difficulty. They are guessed each against the others, or each against
// itself.
import { requireNumber } from '../../base/numerics/errors';
import { normalCdf } from '../../base/numerics/normal';

export type RightShares = ReturnType<typeof sharedDifficulty>;

/**
 * Shares of right guesses over all canaries. A canary's loss under a label is its difficulty, normal with standard deviation
 * `spread` and shared by its labels, plus a standard normal noise of each label, minus `drop` under a label that was trained.
 * The threshold is halfway between the means. drop and spread >= 0 and finite, in standard deviations of the noise;
 * InputError outside. Derived here.
 */
export function sharedDifficulty(drop: number, spread: number) {
  for (const [name, value] of Object.entries({ drop, spread })) {
    requireNumber(name, value, { min: 0, max: Number.MAX_VALUE });
  }
  return {
    /** Share if each loss is compared with a threshold, to guess whether the canary was trained on (add/remove). */
    acrossCanaries: normalCdf(drop / 2 / Math.hypot(1, spread)),
    /**
     * Share if the losses of a canary's two labels are compared, to guess which of them was trained (substitute). The
     * difficulty cancels, and the noise is that of two labels.
     */
    withItself: normalCdf(drop / Math.SQRT2),
  };
}
