// The canaries of one-run audits by name, each with what its construction is in words.

interface CanaryKindAbout {
  label: string;
  words: string;
  /** Records of a data set, trained among its others; else made without having seen any data. */
  fromData: boolean;
  /** Whether its secret can be which of several values was trained; else only whether it was. */
  selfComparison: boolean;
}

/** By the name that links and recorded results have for them: never rename one. */
export const ONE_RUN_CANARIES = {
  gaussian: {
    label: 'Gaussian',
    fromData: false,
    selfComparison: true,
    words: 'Features are independent normals of standard deviation 0.1.',
  },
  sphere: {
    label: 'uniform on the sphere',
    fromData: false,
    selfComparison: true,
    words:
      'Features are uniform unit vectors, nearly orthogonal in high dimension. The recipe that is printed as “orthogonal” has this law, because it multiplies normalised Gaussian rows by an orthogonal matrix, which keeps their angles.',
  },
  orthogonal: {
    label: 'orthogonal',
    fromData: false,
    selfComparison: true,
    words:
      'Features are rows of random orthogonal matrices. They are unit vectors, exactly orthogonal to each other within each block of as many as there are dimensions.',
  },
  'in-distribution': {
    label: 'in-distribution',
    fromData: true,
    selfComparison: false,
    words: 'Records of the data set as they are, as a baseline.',
  },
  mislabelled: {
    label: 'mislabelled',
    fromData: true,
    selfComparison: false,
    words: 'Records of the data set, each with a wrong label drawn uniformly, as a baseline.',
  },
  'poisoned-initialisation': {
    label: 'poisoned initialisation',
    fromData: true,
    selfComparison: false,
    words:
      'Mislabelled records, with training started from weights that the attacker fitted to auxiliary records beforehand, without privacy. This baseline needs more than the others.',
  },
  'trigger-tag': {
    label: 'trigger and tag',
    fromData: true,
    selfComparison: true,
    words:
      'Records of the data set, with their own labels and a random trigger in some features. Beside the main task, a second head learns a random tag for each, and its loss counts λ times.',
  },
  'fresh-tokens': {
    label: 'fresh tokens',
    fromData: true,
    selfComparison: true,
    words:
      'A prompt of a token that no sentence has and that belongs to this canary, and then a uniformly random word. Only that word is predicted.',
  },
  'prefix-suffix': {
    label: 'prefix and suffix',
    fromData: true,
    selfComparison: true,
    words: 'The beginning of a real sentence, and a uniformly random word after it.',
  },
  'new-token': {
    label: 'new token',
    fromData: true,
    selfComparison: false,
    words: 'The beginning of a real sentence and then a token that only this canary has, as a baseline.',
  },
} as const satisfies Record<string, CanaryKindAbout>;

export type OneRunCanaryKind = keyof typeof ONE_RUN_CANARIES;

export type MadeCanaryKind = {
  [Kind in OneRunCanaryKind]: (typeof ONE_RUN_CANARIES)[Kind]['fromData'] extends true ? never : Kind;
}[OneRunCanaryKind];

export const isFromData = (kind: OneRunCanaryKind): kind is Exclude<OneRunCanaryKind, MadeCanaryKind> =>
  ONE_RUN_CANARIES[kind].fromData;

/** For language models alone. */
const SENTENCE_KINDS = ['fresh-tokens', 'prefix-suffix', 'new-token'] as const;
export type SentenceCanaryKind = (typeof SENTENCE_KINDS)[number];

export const isSentence = (kind: OneRunCanaryKind): kind is SentenceCanaryKind =>
  SENTENCE_KINDS.some((sentence) => sentence === kind);
