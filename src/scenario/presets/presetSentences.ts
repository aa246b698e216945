// Titles of the presets, and explanations of what to look at, by the ids of the presets.
import { sentences } from '../../base/sentences/family.ts';

export const PRESET_TITLES = sentences('presetTitle', {
  start: 'Where the page starts',
  'figure-2-full': 'Figure 2, q = 1',
  'figure-2-quarter': 'Figure 2, q = 1/4',
  'figure-2-sixteenth': 'Figure 2, q = 1/16',
  'few-steps': 'Few steps, small batches',
  'group-privacy': 'Group privacy, loose and tight',
  'below-add-remove': 'An audit that cannot show it',
  steps: 'ε grows with training',
});

export const PRESET_WORDS = sentences('preset', {
  start:
    'Most libraries count add/remove. The attack in this tab goes beyond that ε, because it is not about a replaced record.',
  'figure-2-full':
    'With full batches everything is Gaussian. The substitute ε is that of twice the sensitivity, and our recorded audits by the published estimator lie at most 3% below it. We draw 25,000 runs in each world, as the authors’ notebook does.',
  'figure-2-quarter':
    'With a quarter of the records in each step, the audit still rises above add/remove and close to substitute. We draw 25,000 runs in each world, as the authors’ notebook does.',
  'figure-2-sixteenth':
    'Each step takes one record in sixteen. With the published estimator, the audit exceeds the add/remove ε at every σ of the figure. We draw 25,000 runs in each world, as the authors’ notebook does.',
  'few-steps':
    'This attack’s limit lies far below the substitute ε, so a low audit says little about the guarantee here. Chapter 4 ends with another attack on the last model that goes beyond that limit.',
  'group-privacy':
    'The substitute ε lies 16% above add/remove here. Theorem 4.1 gives more than three times the add/remove ε. The whole add/remove curves imply a quarter more than the substitute ε.',
  'below-add-remove':
    'This attack’s limit lies below the add/remove ε, so except by luck it cannot exceed that ε, with any number of runs. The test of the whole curve can still refute it.',
  steps: 'The longer the training, the further the two guarantees part.',
});
