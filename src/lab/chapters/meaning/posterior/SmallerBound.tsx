// A sentence that says which of the two comparisons, removal or exchange, gives the smaller bound at a prior.
import { Trans } from '@lingui/react/macro';
import type { BoundsAtPrior } from './boundsAtPrior';

export const SmallerBound = ({ by }: Pick<BoundsAtPrior, 'by'>) =>
  by === 'removal' ? (
    <Trans>
      At this prior, the removal gives the smaller bound. Without the record, nobody is right more often than
      the prior, and add/remove limits how much more often they are right with it.
    </Trans>
  ) : (
    <Trans>
      At this prior, the exchange gives the smaller bound, because it compares two values of the record
      directly.
    </Trans>
  );
