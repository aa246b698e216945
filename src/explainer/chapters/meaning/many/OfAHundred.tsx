// What is asked of many records at once.
import { Trans } from '@lingui/react/macro';

export const OfAHundred = () => (
  <Trans>
    Suppose a hundred people are in one training run, each with a secret of ten equally likely values, and an
    attacker names a value for each. The guesses need not be independent, since one run may give all secrets
    away and another none. A bound on their number can therefore be passed with a small probability.
  </Trans>
);
