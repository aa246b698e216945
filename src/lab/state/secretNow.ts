// The secret that a reader has in mind. Chapters 6 and 7 ask about the same one. No part of the scenario: it
// changes no training.
import { sharedValue } from './sharedValue';

export interface SecretNow {
  /** Probability of the best guess, in (0, 1). */
  prior: number;
  /** Generalised, not to be passed, in (0, 1). */
  advantage: number;
}

/** A yes or no, such as Ana's diagnosis, and a tenth of the way to certainty. */
const { change, use } = sharedValue<SecretNow>({ prior: 0.5, advantage: 0.1 });

export const changeSecret = (part: Partial<SecretNow>): void => change((before) => ({ ...before, ...part }));

export const useSecretNow = use;
