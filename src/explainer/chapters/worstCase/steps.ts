// The steps of chapter 3: links in its text, and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { roomSteps } from '../frame/step';

export const STEPS = roomSteps('worst-case', {
  apart: {
    id: 'apart',
    scenario: { samplingRate: 1, noiseMultiplier: 10, steps: 100 },
    figure: 'worst-case',
    title: t`From counted mistakes to a bound`,
    see: t`All of training as one number, in two worlds. A threshold guesses which of the two it was. Every ε that forbids so few mistakes is refuted, with a confidence.`,
    hint: t`Drag the threshold into a tail and watch the bound without a curve. Then make fresh runs for it: what you saw while dragging has no confidence.`,
    shows: ['s'],
  },
  fewSteps: {
    id: 'few-steps',
    scenario: { samplingRate: 0.3, noiseMultiplier: 0.2, steps: 3 },
    figure: 'worst-case',
    title: t`One bump per number of appearances`,
    see: t`Three steps with little noise: one bump for each number of batches that held the record, and one that both worlds share, where none did.`,
    hint: t`What happens to the shared bump when q grows? Drag it.`,
    shows: ['q', 's'],
  },
});
