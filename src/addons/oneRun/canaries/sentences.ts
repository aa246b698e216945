// Canaries of a language model, as token numbers: a prompt of fresh tokens and a random next word; a real prefix with a random
// next word; a real sentence that ends in a token of its own.

import type { SentenceCanaryKind } from './kinds';
import { trainedLabels } from './labels';

/** Token numbers: words 0..words - 1, then the mark before a sentence, then one a canary where it has a token of its own. */
export const tokensOf = (words: number, canaries: number) => ({
  mark: words,
  own: (canary: number): number => words + 1 + canary,
  count: words + 1 + canaries,
});

export interface SentenceCanaries {
  /** What each canary's last token follows, oldest first; all but the last may be trained on too. */
  prefixes: readonly ArrayLike<number>[];
  /** Last tokens as trained; the secret is which, or whether the canary is trained on. */
  last: Int32Array;
  /** Whether a canary's prefix is trained on as text, or is a prompt alone. */
  prefixTrained: boolean;
  /** Sentences of `hosts` that canaries took the place of, from the first on. */
  hostsUsed: number;
}

/**
 * `m` canaries over a vocabulary of `words`, the prompts `window` tokens long; prefixes come from `hosts`, at least m of them
 * where the kind has real ones.
 */
export function sentenceCanaries(
  kind: SentenceCanaryKind,
  m: number,
  words: number,
  window: number,
  hosts: readonly ArrayLike<number>[],
  seed: number,
): SentenceCanaries {
  const { own } = tokensOf(words, m);
  const indices = Array.from({ length: m }, (_, i) => i);
  if (kind === 'fresh-tokens') {
    return {
      prefixes: indices.map((i) => new Array<number>(window).fill(own(i))),
      last: trainedLabels(m, words, seed),
      prefixTrained: false,
      hostsUsed: 0,
    };
  }
  return {
    prefixes: hosts.slice(0, m),
    last: kind === 'new-token' ? Int32Array.from(indices, own) : trainedLabels(m, words, seed),
    prefixTrained: true,
    hostsUsed: m,
  };
}
