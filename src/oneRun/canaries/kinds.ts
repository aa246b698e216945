// The canaries of one-run audits by name, each with its construction in words.
import type { Sentence } from '../../base/sentences/sentence';
import { ONE_RUN_CANARY_WORDS } from './kindSentences';

interface CanaryKindAbout {
  label: Sentence;
  /** Words on how the canary is made. */
  words: Sentence;
  /** Whether the canary is a record of a data set, trained among the others; else it is made without any data. */
  fromData: boolean;
  /** Whether the canary's secret can be which of several values was trained; else it is only whether it was. */
  selfComparison: boolean;
}

/** The canaries by the name that links and recorded results have for them: never rename one. */
export const ONE_RUN_CANARIES = {
  gaussian: {
    label: ONE_RUN_CANARY_WORDS.gaussian,
    fromData: false,
    selfComparison: true,
    words: ONE_RUN_CANARY_WORDS.gaussianWords,
  },
  sphere: {
    label: ONE_RUN_CANARY_WORDS.sphere,
    fromData: false,
    selfComparison: true,
    words: ONE_RUN_CANARY_WORDS.sphereWords,
  },
  orthogonal: {
    label: ONE_RUN_CANARY_WORDS.orthogonal,
    fromData: false,
    selfComparison: true,
    words: ONE_RUN_CANARY_WORDS.orthogonalWords,
  },
  'in-distribution': {
    label: ONE_RUN_CANARY_WORDS.inDistribution,
    fromData: true,
    selfComparison: false,
    words: ONE_RUN_CANARY_WORDS.inDistributionWords,
  },
  mislabelled: {
    label: ONE_RUN_CANARY_WORDS.mislabelled,
    fromData: true,
    selfComparison: false,
    words: ONE_RUN_CANARY_WORDS.mislabelledWords,
  },
  'poisoned-initialisation': {
    label: ONE_RUN_CANARY_WORDS.poisonedInitialisation,
    fromData: true,
    selfComparison: false,
    words: ONE_RUN_CANARY_WORDS.poisonedInitialisationWords,
  },
  'trigger-tag': {
    label: ONE_RUN_CANARY_WORDS.triggerTag,
    fromData: true,
    selfComparison: true,
    words: ONE_RUN_CANARY_WORDS.triggerTagWords,
  },
  'fresh-tokens': {
    label: ONE_RUN_CANARY_WORDS.freshTokens,
    fromData: true,
    selfComparison: true,
    words: ONE_RUN_CANARY_WORDS.freshTokensWords,
  },
  'prefix-suffix': {
    label: ONE_RUN_CANARY_WORDS.prefixSuffix,
    fromData: true,
    selfComparison: true,
    words: ONE_RUN_CANARY_WORDS.prefixSuffixWords,
  },
  'new-token': {
    label: ONE_RUN_CANARY_WORDS.newToken,
    fromData: true,
    selfComparison: false,
    words: ONE_RUN_CANARY_WORDS.newTokenWords,
  },
} as const satisfies Record<string, CanaryKindAbout>;

export type OneRunCanaryKind = keyof typeof ONE_RUN_CANARIES;

export type MadeCanaryKind = {
  [Kind in OneRunCanaryKind]: (typeof ONE_RUN_CANARIES)[Kind]['fromData'] extends true ? never : Kind;
}[OneRunCanaryKind];

export const isFromData = (kind: OneRunCanaryKind): kind is Exclude<OneRunCanaryKind, MadeCanaryKind> =>
  ONE_RUN_CANARIES[kind].fromData;

/** Kinds of canaries for language models alone. */
const SENTENCE_KINDS = ['fresh-tokens', 'prefix-suffix', 'new-token'] as const;
export type SentenceCanaryKind = (typeof SENTENCE_KINDS)[number];

export const isSentence = (kind: OneRunCanaryKind): kind is SentenceCanaryKind =>
  SENTENCE_KINDS.some((sentence) => sentence === kind);
