// S3 on the page, in words.
import { t } from '@lingui/core/macro';
import type { Attack } from './attack';
import { needs } from './demands';

export const S3: Attack = {
  title: t`crafted input`,
  shape: 'square',
  replacement: t`z against features made so that their gradient opposes that of z; the label stays.`,
  score: t`the log-odds of the label at z, less those at z′`,
  needs: needs('----++'),
  knows: t`The training records and the model: enough for a noise-free model, and for z’s gradient there.`,
  sees: t`What the attacked model answers at z and z′.`,
  without: t`It cannot touch gradients: a gradient is what a record happens to have there. It shrinks as the model learns the record, and opposes that of z only roughly.`,
  choice: ({ data: { columns } }) => t`Any ${columns} numbers for features`,
};
