// S5 on the page, in words.
import type { Attack } from './attack';
import { needs } from './demands';

export const S5: Attack = {
  title: 'natural record',
  shape: 'diamond',
  replacement: 'z against the record of an auxiliary set whose gradient opposes that of z the most.',
  score: 'the log-odds of its label at z, less those at z′',
  needs: needs('-----+'),
  knows: 'The training records and the model, as for S3, and a second set of records of the same kind.',
  sees: 'What the attacked model answers at z and z′.',
  without:
    'Nothing is invented: z′ has to be found among records as they are. Among many it may be a better one than any wrong label makes.',
  choice: ({ data }) => `One of ${data.auxiliaryRows} other records`,
};
