// S5 on the page, in words.
import { t } from '@lingui/core/macro';
import type { Attack } from './attack';
import { needs } from './demands';

export const S5: Attack = {
  title: t`natural record`,
  shape: 'diamond',
  replacement: t`z against the record of an auxiliary set whose gradient opposes that of z the most.`,
  score: t`the log-odds of its label at z, less those at z′`,
  needs: needs('-----+'),
  knows: t`The training records and the model, as for S3, and a second set of records of the same kind.`,
  sees: t`What the attacked model answers at z and z′.`,
  without: t`Nothing is invented: z′ has to be found among records as they are. Among many it may be a better one than any wrong label makes.`,
  choice: ({ data: { auxiliaryRows } }) => t`One of ${auxiliaryRows} other records`,
};
