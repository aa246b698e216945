// S4 on the page, in words.
import { t } from '@lingui/core/macro';
import type { Attack } from './attack';
import { needs } from './demands';

export const S4: Attack = {
  title: t`mislabelled`,
  shape: 'triangle',
  replacement: t`z against the same features with the label that turns its gradient round the most.`,
  score: t`the logit of the true label less that of the false one, at z`,
  needs: needs('----/+'),
  knows: t`The training records and the model, as for S3.`,
  sees: t`What the attacked model answers at z.`,
  without: t`The features are those of z. A label is all there is to choose.`,
  choice: ({ shape: { classes } }) => {
    const others = classes - 1;
    return others === 1 ? t`The other label` : t`One of ${others} other labels`;
  },
};
