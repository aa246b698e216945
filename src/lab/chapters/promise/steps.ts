// The steps of chapter 2, which are links in its text and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { chapterSteps, presetChange } from '../frame/step';

export const STEPS = chapterSteps('promise', {
  voteTwice: {
    id: 'vote-twice',
    scenario: { samplingRate: 0.5, noiseMultiplier: 10, steps: 500 },
    figure: null,
    vote: { chapter: 'promise', question: 'twice' },
    title: t`Hands up: is twice enough?`,
    see: t`Hands up for each answer, before it is revealed.`,
  },
  aboveTwice: {
    id: 'above-twice',
    scenario: { samplingRate: 0.5, noiseMultiplier: 10, steps: 500 },
    figure: 'map',
    title: t`More than twice`,
    see: t`Replacing a record means removing one and adding one, so doubling ε seems natural. In the orange region that is too little, because ε_S is more than twice ε_AR at the same δ.`,
    hint: t`Drag the point across the line.`,
    shows: ['T', 'd'],
  },
  belowTwice: {
    id: 'below-twice',
    scenario: { samplingRate: 0.005, noiseMultiplier: 0.7, steps: 500 },
    figure: 'map',
    title: t`Far less than twice`,
    see: t`With rare batches and little noise, doubling is far too much. No rule of thumb can stand in for an accountant that counts the replacement itself.`,
    shows: ['T', 'd'],
  },
  votePair: {
    id: 'vote-pair',
    scenario: {},
    figure: null,
    vote: { chapter: 'promise', question: 'bare-pair' },
    title: t`Hands up: one pair, and nothing else`,
    see: t`Hands up for each answer, before it is revealed.`,
  },
  loose: {
    id: 'loose',
    scenario: presetChange('group-privacy'),
    figure: 'lab',
    title: t`Group privacy, loose and tight`,
    see: t`Here are three guarantees for a replaced record. The dashed line is group privacy, from one point of the add/remove curve. The dash-dotted line is the bound from the whole curves of add and remove. Only ε_S analyses the training itself.`,
    hint: t`Drag σ up. Which of the two closes in on ε_S first?`,
    shows: ['s', 'q', 'y'],
  },
  profile: {
    id: 'profile',
    scenario: { delta: 1e-6 },
    figure: 'profile',
    title: t`One ε and δ are one point of a curve`,
    see: t`Each curve holds all the pairs of ε and δ that the same training run promises. At another δ the ratio of the two ε is different.`,
    hint: t`Drag δ.`,
    shows: ['d', 's'],
  },
  tradeoff: {
    id: 'tradeoff',
    scenario: { delta: 1e-5, noiseMultiplier: 4 },
    figure: 'tradeoff',
    title: t`What it leaves an attacker`,
    see: t`The curves show the least share of misses for every share of false alarms. The attack’s mark lies under the add/remove curve, so the attack detects a replacement more reliably than any attack could detect a removal.`,
    shows: ['s', 'q', 'T'],
  },
});
