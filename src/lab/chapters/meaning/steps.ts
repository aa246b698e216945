// The steps of chapter 6, which are links in its text and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { chapterSteps } from '../frame/step';

export const STEPS = chapterSteps('meaning', {
  largeDelta: {
    id: 'large-delta',
    scenario: { delta: 0.01 },
    figure: 'posterior-slide',
    title: t`Move δ, and the training stays the same`,
    see: t`A bare pair of ε and δ is one point of a curve, and δ chooses which. What the pair says about a secret changes with δ. What the whole curve says does not, because the training stays the same.`,
    hint: t`Drag δ down to one in a million. Which of the bounds moves, and for which prior most?`,
    shows: ['d', 's'],
  },
  voteGain: {
    id: 'vote-gain',
    scenario: {},
    figure: null,
    vote: { chapter: 'meaning', question: 'largest-gain' },
    title: t`Hands up: for which secret does the attacker gain most?`,
    see: t`Hands up for each answer, before it is revealed.`,
  },
  smallEpsilon: {
    id: 'small-epsilon',
    // Figure 2 of the paper has this noise multiplier for an ε_S of about 1.
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 10.4949951171875, steps: 500, delta: 1e-5 },
    figure: 'guesses',
    title: t`What an ε_S near 1 leaves`,
    see: t`With six times the noise this page starts with, an attacker guesses a yes or no hardly better than with a coin, and a password hardly at all. The bare pair of ε and δ cannot tell as much.`,
    hint: t`Drag σ back towards 1.7.`,
    shows: ['s', 'd'],
  },
});
