// What a course needs to know of the page: what it is for, what it takes, what students get wrong. Plain data.

export const PREREQUISITES: readonly string[] = [
  'One course in statistics: normal distribution, confidence interval, error of a test.',
  'Stochastic gradient descent, as an idea.',
  'No differential privacy. It is defined where it is first needed.',
];

export const GOALS: readonly { goal: string; chapter: string }[] = [
  { goal: 'Say which two data sets an ε compares, and draw them.', chapter: 'which-neighbour' },
  {
    goal: 'Explain why an exchange can move a step twice as far, and why ε need not double.',
    chapter: 'promise',
  },
  { goal: 'Turn counted mistakes into a lower bound with a confidence that holds.', chapter: 'worst-case' },
  { goal: 'Tell a weak attack from a strong guarantee.', chapter: 'training' },
  { goal: 'Judge what a single run can show, and what it tests.', chapter: 'one-run' },
  { goal: 'Say what an ε means for a secret of given odds.', chapter: 'meaning' },
  {
    goal: 'Choose σ, q or T for the adjacency that fits the secret, and report it in full.',
    chapter: 'choose',
  },
];

/** What is often believed, what is so, and the question (questions/Questions.tsx) that shows it with numbers. */
export const MISCONCEPTIONS: readonly { belief: string; instead: string; question: string }[] = [
  {
    belief: 'An audit above the add/remove ε breaks it.',
    instead: 'It tells one value from another; add/remove is about presence.',
    question: 'broken',
  },
  {
    belief: 'Substitute is twice add/remove.',
    instead: 'Only at δ = 0 is twice a guarantee. Elsewhere the ratio can be smaller or larger.',
    question: 'twice',
  },
  {
    belief: 'A low audit shows that a training is private.',
    instead: 'It shows that this attack found little.',
    question: 'proof',
  },
  {
    belief: 'ε = 8 is weak, ε = 1 is strong.',
    instead: 'It depends on what could be guessed beforehand, and on the adjacency.',
    question: 'good',
  },
  {
    belief: 'A larger δ makes a training less private.',
    instead: 'The training stays; another point of its curve is read.',
    question: 'which-delta',
  },
  {
    belief: 'Publishing only the last model is safer.',
    instead: 'For some losses it shows nearly all that every step showed.',
    question: 'last-model',
  },
  {
    belief: 'Any batches of the right mean size will do.',
    instead: 'The numbers are for a fresh coin per record and step.',
    question: 'fixed-batches',
  },
];
