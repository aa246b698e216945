// A secret at which the attacker has several guesses, for tests of bounds.

import { requireNumber } from '../../src/base/numerics/errors';
import type { Prior } from '../../src/risk/priors/prior';
import { anyMetric, exactSecret, type Secret } from '../../src/risk/secret';

/** A secret that is found if it is among the values that the attacker names. @param guesses number of named values, from 1 to that of all values */
export function anyOfGuesses(prior: Prior, guesses: number): Secret {
  requireNumber('guesses', guesses, { min: 1, max: prior.size, integer: true });
  return guesses === 1 ? exactSecret(prior.heaviest(1)) : anyMetric(prior.heaviest(guesses), prior.collision);
}
