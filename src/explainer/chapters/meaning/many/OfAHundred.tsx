// What is asked of many records at once.
import { Trans } from '@lingui/react/macro';

export const OfAHundred = () => (
  <Trans>
    Suppose a hundred people are in one training run, each with a secret of ten equally likely values. One run
    may give all secrets away and another none, so a bound on the number of right guesses can be passed with a
    small probability.
  </Trans>
);
