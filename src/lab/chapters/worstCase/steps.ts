// The steps of chapter 3, which are links in its text and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { chapterSteps } from '../frame/step';

export const STEPS = chapterSteps('worst-case', {
  apart: {
    id: 'apart',
    scenario: { samplingRate: 1, noiseMultiplier: 10, steps: 100 },
    figure: 'worst-case',
    title: t`From counted mistakes to a bound`,
    see: t`All of training becomes one number, in either of two worlds. A threshold guesses which of the two it was. Every ε that would not allow so few mistakes is refuted, with a stated confidence.`,
    hint: t`Drag the threshold into a tail and watch the bound without a curve. Then make fresh runs for it, because what you saw while dragging has no confidence.`,
    shows: ['s'],
  },
  guess: {
    id: 'guess',
    scenario: {},
    figure: 'your-guesses',
    title: t`Beat the attacker`,
    see: t`Each round draws one number from a training run with Ana’s record or with the other diagnosis. The room guesses which it was. After twenty rounds its share of right guesses stands beside the best threshold’s on the same draws.`,
    hint: t`Let the room call out, and press the arrow keys.`,
    shows: ['s'],
  },
  fewSteps: {
    id: 'few-steps',
    scenario: { samplingRate: 0.3, noiseMultiplier: 0.2, steps: 3 },
    figure: 'worst-case',
    title: t`A bump for each number of appearances`,
    see: t`With three steps and little noise there is a bump for each number of batches that contained the record. Both worlds share the bump in the middle, where no batch did.`,
    hint: t`What happens to the shared bump when q grows? Drag it.`,
    shows: ['q', 's'],
  },
});
