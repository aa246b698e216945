// The secret that a reader has in mind, as far as the bounds ask: how likely its best guess is beforehand, and how far an
// attacker may get. Chapters 6 and 7 ask about the same one. No part of the scenario: it changes no training.
import { useSyncExternalStore } from 'react';

export interface SecretNow {
  /** Probability of the best guess, in (0, 1). */
  prior: number;
  /** Generalised advantage that is not to be passed, in (0, 1). */
  advantage: number;
}

/** A yes or no, such as Ana's diagnosis, and a tenth of the way to certainty. */
let now: SecretNow = { prior: 0.5, advantage: 0.1 };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const read = () => now;

export function changeSecret(part: Partial<SecretNow>): void {
  now = { ...now, ...part };
  for (const listener of listeners) listener();
}

export const useSecretNow = (): SecretNow => useSyncExternalStore(subscribe, read, read);
