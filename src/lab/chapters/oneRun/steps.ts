// The steps of chapter 5, which are links in its text and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { chapterSteps } from '../frame/step';

export const STEPS = chapterSteps('one-run', {
  watch: {
    id: 'watch',
    scenario: {},
    figure: 'one-run-slide',
    title: t`One run, a thousand questions`,
    see: t`The model is trained once, on a thousand made-up records. For each record we ask it which of two random labels was the record’s own. Enough right guesses show a lower bound on the substitute ε.`,
    hint: t`How many of the surest guesses should count? Decide before you train afresh.`,
    shows: ['d'],
  },
  best: {
    id: 'best-of-many',
    scenario: { seed: 2 },
    figure: 'one-run-beside',
    title: t`The best of many is partly luck`,
    see: t`Another run’s guesses, read with twenty different numbers of guesses. The best bound, chosen afterwards, would claim more and be false too often. After a correction for all that were tried, it may be claimed again.`,
    hint: t`Guess before you make the small audits. How many of a hundred will claim too much?`,
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
    see: t`Half of the digits carry a trigger, and a second head learns a random tag for each. The model still learns to read digits, while the attacker guesses the tags.`,
    hint: t`Change the weight λ of the tags. What does it add to the bound, and what does it cost the digits?`,
    shows: ['d'],
  },
  surer: {
    id: 'surer',
    scenario: { confidence: 0.999 },
    figure: 'one-run-ceilings',
    title: t`One run, many questions`,
    see: t`A thousand coins guessed from one model can show something too, but only so much. This is the bound if every single guess is right.`,
    hint: t`Drag δ. It barely changes these numbers until it approaches α = 1 − confidence.`,
    shows: ['d'],
  },
  assumes: {
    id: 'who-assumes-what',
    scenario: {},
    figure: 'one-run-audits',
    title: t`Who assumes what`,
    see: t`Every audit has a price. It may need many runs, certain records, a look inside the model, a change to training, or an assumption. Each tests one adjacency, and many do not say which.`,
    hint: t`Say what you could give. Which audits remain, and do they test what you claim?`,
  },
});
