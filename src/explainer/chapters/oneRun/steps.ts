// The steps of chapter 5: links in its text, and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { chapterSteps } from '../frame/step';

export const STEPS = chapterSteps('one-run', {
  watch: {
    id: 'watch',
    scenario: {},
    figure: 'one-run-slide',
    title: t`One run, a thousand questions`,
    see: t`A thousand made-up records are trained on once. For each, the model is asked which of two random labels was its own. Right guesses add up to a lower bound on the substitute ε.`,
    hint: t`How many of the surest guesses should count? Decide before you train afresh.`,
    shows: ['d'],
  },
  best: {
    id: 'best-of-many',
    scenario: { seed: 2 },
    figure: 'one-run-beside',
    title: t`The best of many is partly luck`,
    see: t`The guesses of the run before, read at twenty numbers of them. The best one, chosen afterwards, would claim more, and would be false too often. A correction for all that were tried makes it true again.`,
    hint: t`Before you make the small audits: how many of a hundred will claim too much?`,
    shows: ['d'],
  },
  tags: {
    id: 'power-has-a-price',
    scenario: {
      oneRunCanary: 'trigger-tag',
      oneRunCanaries: 250,
      oneRunLogitStep: 0.005,
      oneRunTagWeight: 10,
    },
    figure: 'one-run-slide',
    title: t`An audit beside a real task`,
    see: t`Half of the digits carry a trigger, and a second head learns a random tag from each. The model goes on learning digits; the tags are what is guessed.`,
    hint: t`The weight λ of the tags: what does it add to the bound, and what does it take from the digits?`,
    shows: ['d'],
  },
  surer: {
    id: 'surer',
    scenario: { confidence: 0.999 },
    figure: 'one-run-ceilings',
    title: t`One run, many questions`,
    see: t`A thousand coins guessed from one model can prove something too, but only so much: this is the bound if every single guess is right.`,
    hint: t`Drag δ: it barely changes these numbers until it approaches α = 1 − confidence.`,
    shows: ['d'],
  },
  assumes: {
    id: 'who-assumes-what',
    scenario: {},
    figure: 'one-run-audits',
    title: t`Who assumes what`,
    see: t`Every audit has its price: runs, records, a look inside, a hand in training, an assumption. And each tests one adjacency, which is easily left unsaid.`,
    hint: t`Say what you could give. Which audits remain, and would they test what you claim?`,
    shows: [],
  },
});
