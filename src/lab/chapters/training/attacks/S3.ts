// S3 on the page, in words.
import { t } from '@lingui/core/macro';
import type { Attack } from './attack';
import { needs } from './demands';

export const S3: Attack = {
  title: t`crafted input`,
  shape: 'square',
  replacement: t`It replaces z by a record with the same label, whose features are made so that its gradient opposes that of z.`,
  score: t`the log-odds of the label at z, less those at z′`,
  needs: needs('----++'),
  knows: t`It knows the training records and the model. That is enough for a noise-free model, and for z’s gradient there.`,
  sees: t`It sees what the attacked model answers at z and z′.`,
  without: t`It cannot touch gradients, because a gradient is what a record happens to have there. That gradient shrinks as the model learns the record, and it opposes that of z only roughly.`,
  choice: ({ data: { columns } }) => t`Any ${columns} numbers for features`,
};
