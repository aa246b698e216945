// The steps of chapter 5: links in its text, and its part of the lecture. Data.
import { roomSteps } from '../frame/step';

export const STEPS = roomSteps('one-run', {
  watch: {
    id: 'watch',
    scenario: {},
    figure: 'one-run-slide',
    title: 'One run, a thousand questions',
    see: 'A thousand made-up records are trained on once. For each, the model is asked which of two random labels was its own. Right guesses add up to a lower bound on the substitute ε.',
    hint: 'How many of the surest guesses should count? Decide before you train afresh.',
    shows: ['d'],
  },
  best: {
    id: 'best-of-many',
    scenario: { seed: 2 },
    figure: 'one-run-beside',
    title: 'The best of many is partly luck',
    see: 'The guesses of the run before, read at twenty numbers of them. The best one, chosen afterwards, would claim more, and would be false too often. A correction for all that were tried makes it true again.',
    hint: 'Before you make the small audits: how many of a hundred will claim too much?',
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
    title: 'An audit beside a real task',
    see: 'Half of the digits carry a trigger, and a second head learns a random tag from each. The model goes on learning digits; the tags are what is guessed.',
    hint: 'The weight λ of the tags: what does it add to the bound, and what does it take from the digits?',
    shows: ['d'],
  },
  surer: {
    id: 'surer',
    scenario: { confidence: 0.999 },
    figure: 'one-run-ceilings',
    title: 'One run, many questions',
    see: 'A thousand coins guessed from one model can prove something too, but only so much: this is the bound if every single guess is right.',
    hint: 'Drag δ: it barely changes these numbers until it approaches α = 1 − confidence.',
    shows: ['d'],
  },
  assumes: {
    id: 'who-assumes-what',
    scenario: {},
    figure: 'one-run-audits',
    title: 'Who assumes what',
    see: 'Every audit has its price: runs, records, a look inside, a hand in training, an assumption. And each tests one adjacency, which is easily left unsaid.',
    hint: 'Say what you could give. Which audits remain, and would they test what you claim?',
    shows: [],
  },
});
