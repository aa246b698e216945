// What one run can train, by name.

/** Softmax linear in the features, with a layer of ReLU units before it, or such a layer over the tokens before. No biases. */
export const ONE_RUN_MODELS = ['linear', 'relu', 'language'] as const;
export type OneRunModel = (typeof ONE_RUN_MODELS)[number];

export const LANGUAGE_STARTS = ['scratch', 'public'] as const;

export interface LanguageSize {
  /** Number of sentences from the corpus's training part; canaries with a real prefix take the place of m of them. */
  sentences: number;
  length: number;
  start: (typeof LANGUAGE_STARTS)[number];
}
