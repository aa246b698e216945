// The steps of chapter 5: links in its text, and its part of the lecture. Data.
import { roomSteps } from '../frame/step';

export const STEPS = roomSteps('one-run', {
  watch: {
    id: 'watch',
    scenario: {},
    figure: 'one-run',
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
    see: 'Below the run: the same guesses read at twenty numbers of them. The best one, chosen afterwards, would claim more, and would be false too often. A correction for all that were tried makes it true again.',
    hint: 'Before you make the small audits: how many of a hundred will claim too much?',
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
});
