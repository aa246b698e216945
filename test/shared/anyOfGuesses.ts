// A secret that several guesses are made at, which tests try the bounds with.

import { requireNumber } from '../../src/base/numerics/errors';
import type { Prior } from '../../src/risk/priors/prior';
import { anyMetric, exactSecret, type Secret } from '../../src/risk/secret';

/** Right if the value is among `guesses` values that the attacker names, an integer from 1 to the number of values. */
export function anyOfGuesses(prior: Prior, guesses: number): Secret {
  requireNumber('guesses', guesses, { min: 1, max: prior.size, integer: true });
  return guesses === 1 ? exactSecret(prior.heaviest(1)) : anyMetric(prior.heaviest(guesses), prior.collision);
}
