// Exercises on which neighbour is meant. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const NEIGHBOUR = {
  'right-angle': {
    id: 'right-angle',
    chapter: 'which-neighbour',
    level: 'look',
    question: t`The gradients of z and z′ both have length C = 1 and stand at a right angle. How far does the sum of a batch move when z is replaced by z′? Open the figure of one step, turn one gradient, and read the distance off.`,
    scenario: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
    answer: { kind: 'number', value: Math.SQRT2, unit: 'C', tolerance: { relative: 0.02 } },
    explanation: t`The old gradient leaves and the new one enters, so the sum moves by their difference. Two arrows of length 1 at a right angle end 1.414 apart, by Pythagoras. Removing z alone would move the sum by 1, and opposite arrows by 2.`,
  },
  'one-step-guess': {
    id: 'one-step-guess',
    chapter: 'which-neighbour',
    level: 'work',
    question: t`At the page’s opening settings, someone sees the noisy sum of one single step. They know that the gradients of z and z′ are opposite and both of length C. A fair coin has chosen z or z′. How often can the best guess be right?`,
    scenario: {},
    answer: { kind: 'number', value: 0.51403, unit: '%', tolerance: { absolute: 0.002 } },
    explanation: t`With probability q = 1/16 the record is in the batch, and then the two worlds are 2C apart under noise of σC. The total variation of one step is therefore q (2Φ(1/σ) − 1) = 0.0281. A guess beats the coin by half of that, so it is right at most 51.4% of the time. One step gives away little, but 500 of them give away more.`,
  },
  'never-drawn': {
    id: 'never-drawn',
    chapter: 'which-neighbour',
    level: 'think',
    question: t`Suppose q = 1/1000 and T = 500. What is the probability that no batch at all holds z, so that nothing about it can be learnt?`,
    scenario: { samplingRate: 1 / 1000 },
    answer: { kind: 'number', value: 0.60638, unit: '%', tolerance: { relative: 0.01 } },
    explanation: t`Every step tosses its own coin, so all steps miss the record with probability (1 − q)^T. That is 0.999^500, or 60.6%. On average z is drawn qT = 0.5 times, and e^(−0.5) is nearly the same number.`,
  },
} as const satisfies Record<string, Exercise>;
