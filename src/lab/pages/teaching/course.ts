// What a course needs to know of the page. Plain data.
import { t } from '@lingui/core/macro';

export const PREREQUISITES: readonly string[] = [
  t`One course in statistics, with the normal distribution, confidence intervals and the errors of a test.`,
  t`The idea of stochastic gradient descent.`,
  t`No knowledge of differential privacy, which is defined where it is first needed.`,
];

export const GOALS: readonly { goal: string; chapter: string }[] = [
  { goal: t`Say which two data sets an ε compares, and draw them.`, chapter: 'which-neighbour' },
  {
    goal: t`Explain why an exchange can move a step twice as far, and why ε need not double.`,
    chapter: 'promise',
  },
  { goal: t`Turn counted mistakes into a lower bound with a confidence that holds.`, chapter: 'worst-case' },
  { goal: t`Tell a weak attack from a strong guarantee.`, chapter: 'training' },
  { goal: t`Judge what a single run can show, and which adjacency it tests.`, chapter: 'one-run' },
  { goal: t`Say what an ε means for a secret of given odds.`, chapter: 'meaning' },
  {
    goal: t`Choose the noise, the sampling rate or the steps for the adjacency that fits the secret, and report them in full.`,
    chapter: 'choose',
  },
];

/** `question`: the one (questions/Questions.tsx) that shows it with numbers. */
export const MISCONCEPTIONS: readonly { belief: string; instead: string; question: string }[] = [
  {
    belief: t`An audit above the add/remove ε breaks it.`,
    instead: t`The audit tells one value from another, while add/remove is about presence.`,
    question: 'broken',
  },
  {
    belief: t`Substitute is twice add/remove.`,
    instead: t`Twice is a guarantee only at δ = 0. Elsewhere the ratio can be smaller or larger.`,
    question: 'twice',
  },
  {
    belief: t`A low audit shows that a training run is private.`,
    instead: t`It shows that this attack found little.`,
    question: 'proof',
  },
  {
    belief: t`ε = 8 is weak, and ε = 1 is strong.`,
    instead: t`It depends on what could be guessed beforehand, and on the adjacency.`,
    question: 'good',
  },
  {
    belief: t`A larger δ makes training less private.`,
    instead: t`The training stays the same. Only another point of its curve is read.`,
    question: 'which-delta',
  },
  {
    belief: t`Publishing only the last model is safer.`,
    instead: t`With some losses, the last model shows nearly all that every step showed.`,
    question: 'last-model',
  },
  {
    belief: t`Any batches of the right mean size will do.`,
    instead: t`The numbers hold for a fresh coin per record and step.`,
    question: 'fixed-batches',
  },
];
