// What the score of an attack is, as the paper defines it: one real number per model. Text only; the numbers are
// src/canaries/scores.ts.
import type { CanaryChoice } from '../../../../scenario';

export const SCORES: Record<CanaryChoice, string> = {
  S2: 'how far the crafted coordinate has moved from its start',
  S3: 'the log-odds of the label at z, less those at z′',
  S4: 'the logit of the true label less that of the false one, at z',
  S5: 'the log-odds of its label at z, less those at z′',
};
