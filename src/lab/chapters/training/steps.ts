// The steps of chapter 4, which are links in its text and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { chapterSteps, presetChange } from '../frame/step';

export const STEPS = chapterSteps('training', {
  training: {
    id: 'training',
    scenario: presetChange('digits-hundred-steps'),
    figure: 'training-slide',
    title: t`Real models, real records`,
    see: t`Here are four attacks on DP-SGD, from a gradient made to order (S2) to another record as it is (S5). After a hundred steps all of them are beyond ε_AR, and none is beyond ε_S.`,
  },
  // the next two steps have the settings of the presets that they name, for which results are recorded
  learningSlowly: {
    id: 'learning-slowly',
    scenario: presetChange('figure-a4-small'),
    figure: 'training-slide',
    title: t`A model that learns slowly`,
    see: t`Gradients stay large while there is something left to learn. Two attacks through records, S4 and S5, go beyond ε_AR. The crafted input S3 stops just short of it.`,
  },
  learnt: {
    id: 'learnt',
    scenario: presetChange('figure-a4-large'),
    figure: 'training-slide',
    title: t`A model that has learnt`,
    see: t`This model learns a hundred times faster, at the same ε. Attacks through records fade once their gradients do. The crafted gradient does not.`,
  },
  // ε_S is 10 with these settings, and at 100 steps the limit of S1 lies below ε_AR
  belowCeiling: {
    id: 'below-ceiling',
    scenario: {
      samplingRate: 1 / 16,
      noiseMultiplier: 0.76,
      clippingNorm: 2,
      steps: 100,
      dataset: 'digits',
      axis: 'steps',
      epsilonScale: 'log',
    },
    figure: 'lab',
    title: t`A low audit need not mean a loose guarantee`,
    see: t`This attacker simply saw less. It looked at the last model alone, and all other records were silent. The dotted line is the limit of this attack, with any number of runs, and here it lies below ε_AR. The guarantees hold against somebody who sees every step.`,
    hint: t`Drag T up, and with more steps the limit rises above ε_AR.`,
    shows: ['T'],
  },
  voteLowAudit: {
    id: 'vote-low-audit',
    scenario: { samplingRate: 0.01, noiseMultiplier: 0.4, steps: 10, delta: 1e-5 },
    figure: null,
    vote: { chapter: 'training', question: 'low-audit' },
    title: t`Hands up: what does a low audit say?`,
    see: t`Hands up for each answer, before it is revealed.`,
  },
});
