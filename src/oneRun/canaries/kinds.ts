// The canaries of one-run audits by name, each with what its construction is in words.
import type { Sentence } from '../../base/sentences/sentence';
import { CANARIES } from './kindSentences';

interface CanaryKindAbout {
  label: Sentence;
  /** What its construction is. */
  words: Sentence;
  /** Records of a data set, trained among its others; else made without having seen any data. */
  fromData: boolean;
  /** Whether its secret can be which of several values was trained; else only whether it was. */
  selfComparison: boolean;
}

/** By the name that links and recorded results have for them: never rename one. */
export const ONE_RUN_CANARIES = {
  gaussian: {
    label: CANARIES.gaussian,
    fromData: false,
    selfComparison: true,
    words: CANARIES.gaussianWords,
  },
  sphere: {
    label: CANARIES.sphere,
    fromData: false,
    selfComparison: true,
    words: CANARIES.sphereWords,
  },
  orthogonal: {
    label: CANARIES.orthogonal,
    fromData: false,
    selfComparison: true,
    words: CANARIES.orthogonalWords,
  },
  'in-distribution': {
    label: CANARIES.inDistribution,
    fromData: true,
    selfComparison: false,
    words: CANARIES.inDistributionWords,
  },
  mislabelled: {
    label: CANARIES.mislabelled,
    fromData: true,
    selfComparison: false,
    words: CANARIES.mislabelledWords,
  },
  'poisoned-initialisation': {
    label: CANARIES.poisonedInitialisation,
    fromData: true,
    selfComparison: false,
    words: CANARIES.poisonedInitialisationWords,
  },
  'trigger-tag': {
    label: CANARIES.triggerTag,
    fromData: true,
    selfComparison: true,
    words: CANARIES.triggerTagWords,
  },
  'fresh-tokens': {
    label: CANARIES.freshTokens,
    fromData: true,
    selfComparison: true,
    words: CANARIES.freshTokensWords,
  },
  'prefix-suffix': {
    label: CANARIES.prefixSuffix,
    fromData: true,
    selfComparison: true,
    words: CANARIES.prefixSuffixWords,
  },
  'new-token': {
    label: CANARIES.newToken,
    fromData: true,
    selfComparison: false,
    words: CANARIES.newTokenWords,
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
