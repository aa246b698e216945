// S4 on the page, in words.
import { t } from '@lingui/core/macro';
import type { Attack } from './attack';
import { needs } from './demands';

export const S4: Attack = {
  title: t`mislabelled`,
  shape: 'triangle',
  replacement: t`It replaces z by the same features with the label that turns its gradient round the most.`,
  score: t`the logit of the true label less that of the false one, at z`,
  needs: needs('----/+'),
  knows: t`It knows the training records and the model, as S3 does.`,
  sees: t`It sees what the attacked model answers at z.`,
  without: t`The features are those of z, so only the label is left to choose.`,
  choice: ({ shape: { classes } }) => {
    const others = classes - 1;
    return others === 1 ? t`The other label` : t`One of ${others} other labels`;
  },
};
