// The models that one run can train, by name.

/**
 * 'linear' is a softmax linear in the features. 'relu' has a layer of ReLU units before it, and 'language' such a layer over
 * the preceding tokens. None has biases.
 */
export const ONE_RUN_MODELS = ['linear', 'relu', 'language'] as const;
export type OneRunModel = (typeof ONE_RUN_MODELS)[number];

export const LANGUAGE_STARTS = ['scratch', 'public'] as const;

export interface LanguageSize {
  /** Number of sentences from the corpus's training part; canaries with a real prefix take the place of m of them. */
  sentences: number;
  length: number;
  start: (typeof LANGUAGE_STARTS)[number];
}
