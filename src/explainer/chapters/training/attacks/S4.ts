// S4 on the page, in words.
import type { Attack } from './attack';
import { needs } from './demands';

export const S4: Attack = {
  title: 'mislabelled',
  shape: 'triangle',
  replacement: 'z against the same features with the label that turns its gradient round the most.',
  score: 'the logit of the true label less that of the false one, at z',
  needs: needs('----/+'),
  knows: 'The training records and the model, as for S3.',
  sees: 'What the attacked model answers at z.',
  without: 'The features are those of z. A label is all there is to choose.',
  choice: ({ shape: { classes } }) =>
    classes === 2 ? 'The other label' : `One of ${classes - 1} other labels`,
};
