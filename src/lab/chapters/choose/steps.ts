// The steps of chapter 7, which are links in its text and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { chapterSteps } from '../frame/step';

export const STEPS = chapterSteps('choose', {
  targetFour: {
    id: 'target-four',
    scenario: { samplingRate: 1 / 4, noiseMultiplier: 12.081, steps: 500, delta: 1e-5 },
    figure: 'lab',
    title: t`Ask for the ε that fits the secret`,
    see: t`This σ was chosen for an ε_S of 4. Counted by add/remove, ε is less than half of it. Both are right, because they answer different questions.`,
    hint: t`Drag σ until the page shows the ε that you need.`,
    shows: ['claim', 's'],
  },
});
