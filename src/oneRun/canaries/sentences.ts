// Canaries of a language model, as token numbers: a prompt of fresh tokens and a random next word; a real prefix
// with a random next word; a real sentence that ends in a token of its own.

import type { SentenceCanaryKind } from './kinds';
import { trainedLabels } from './labels';

/** Token numbers: the words 0..words - 1, then the mark that stands before a sentence, then each canary's own token. */
export const tokensOf = (words: number, canaries: number) => ({
  mark: words,
  own: (canary: number): number => words + 1 + canary,
  count: words + 1 + canaries,
});

/**
 * Makes m canaries of a kind. `words` is the size of the vocabulary, and prompts are `window` tokens long. A kind with real
 * prefixes needs at least m `hosts`, which are the sentences that have them.
 */
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
    /** Tokens before each canary's last one, oldest first. */
    prefixes: prompted ? indices.map((i) => new Array<number>(window).fill(own(i))) : hosts.slice(0, m),
    /** Last tokens, as trained. The secret is which token it is, or whether the canary is trained on. */
    last: kind === 'new-token' ? Int32Array.from(indices, own) : trainedLabels(m, words, seed),
    /** Whether a canary's prefix is trained on as text; if not, it is a prompt that is only read. */
    prefixTrained: !prompted,
    /** Number of `hosts`, from the first on, whose place canaries take. */
    hostsUsed: prompted ? 0 : m,
  };
}
