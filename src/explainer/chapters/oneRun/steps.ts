// The steps of chapter 5: links in its text, and its part of the lecture. Data.
import { roomSteps } from '../frame/step';

export const STEPS = roomSteps('one-run', {
  surer: {
    id: 'surer',
    scenario: { confidence: 0.999 },
    figure: 'one-run',
    title: 'One run, many questions',
    see: 'A thousand coins guessed from one model can prove something too, but only so much: this is the bound if every single guess is right.',
    hint: 'Drag δ: it barely changes these numbers until it approaches α = 1 − confidence.',
    shows: ['d'],
  },
});
