// Canaries of a language model, as token numbers: a prompt of fresh tokens and a random next word; a real prefix
// with a random next word; a real sentence that ends in a token of its own.

import type { SentenceCanaryKind } from './kinds';
import { trainedLabels } from './labels';

/** Token numbers: words 0..words - 1, then the mark before a sentence, then one a canary where it has a token of its own. */
export const tokensOf = (words: number, canaries: number) => ({
  mark: words,
  own: (canary: number): number => words + 1 + canary,
  count: words + 1 + canaries,
});

/** `words`: the vocabulary; prompts are `window` tokens long; at least m `hosts` where the kind has real prefixes. */
export function sentenceCanaries(
  kind: SentenceCanaryKind,
  m: number,
  words: number,
  window: number,
  hosts: readonly ArrayLike<number>[],
  seed: number,
) {
  const { own } = tokensOf(words, m);
  const indices = Array.from({ length: m }, (_, i) => i);
  const prompted = kind === 'fresh-tokens';
  return {
    /** What each canary's last token follows, oldest first; all but the last may be trained on too. */
    prefixes: prompted ? indices.map((i) => new Array<number>(window).fill(own(i))) : hosts.slice(0, m),
    /** Last tokens as trained; the secret is which, or whether the canary is trained on. */
    last: kind === 'new-token' ? Int32Array.from(indices, own) : trainedLabels(m, words, seed),
    /** Whether a canary's prefix is trained on as text, or is a prompt alone. */
    prefixTrained: !prompted,
    /** Sentences of `hosts` that canaries took the place of, from the first on. */
    hostsUsed: prompted ? 0 : m,
  };
}
