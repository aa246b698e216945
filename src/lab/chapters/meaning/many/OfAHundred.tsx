// What is asked of many records at once.
import { Trans } from '@lingui/react/macro';

export const OfAHundred = () => (
  <Trans>
    Suppose a hundred people are in one training run, and each has a secret of ten equally likely values. One
    run may give all secrets away and another none. So a bound on the number of right guesses may be exceeded,
    with a small probability.
  </Trans>
);
