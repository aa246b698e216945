// The secret that a reader has in mind, described by its prior probability and by the attacker's advantage. The address keeps it, and
// chapters 6 and 7 ask about the same one. It is no part of the scenario, since it changes no training.
import type { View } from '../../scenario';
import { putAddress, readAddress, useViewPart } from './address';

export type SecretNow = Pick<View, 'prior' | 'advantage'>;

export const changeSecret = (part: Partial<SecretNow>): void =>
  putAddress({ view: { ...readAddress().view, ...part } });

export const useSecretNow = (): SecretNow => ({
  prior: useViewPart('prior'),
  advantage: useViewPart('advantage'),
});
