// S5 on the page, in words.
import { t } from '@lingui/core/macro';
import type { Attack } from './attack';
import { needs } from './demands';

export const S5: Attack = {
  title: t`natural record`,
  shape: 'diamond',
  replacement: t`It replaces z by the record of an auxiliary set whose gradient opposes that of z the most.`,
  score: t`the log-odds of its label at z, less those at z′`,
  needs: needs('-----+'),
  knows: t`It knows the training records and the model, as S3 does, and a second set of records of the same kind.`,
  sees: t`It sees what the attacked model answers at z and z′.`,
  without: t`Nothing is invented, so z′ has to be found among records as they are. Among many it may be a better one than any wrong label makes.`,
  choice: ({ data: { auxiliaryRows } }) => t`One of ${auxiliaryRows} other records`,
};
