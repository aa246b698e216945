// Sentences as rows of a network: each predicted token a row, with the tokens before it.
import type { NetworkTask } from '../network/task';

export interface Sentence {
  tokens: ArrayLike<number>;
  /** Tokens before this one are a prompt: read, not predicted. */
  from: number;
}

type SentenceRows = Pick<NetworkTask, 'inputs' | 'firstRow' | 'heads'>;

/**
 * A sentence's loss is the mean cross-entropy in nats of its predicted tokens, each after `window` tokens, `mark` where the
 * sentence has not begun. `outputs`: tokens that can be predicted, numbers 0..outputs - 1 of `vocabulary` in all, or where
 * `output` says.
 */
export function sentenceRows(
  sentences: readonly Sentence[],
  design: {
    window: number;
    vocabulary: number;
    mark: number;
    outputs: number;
    output: (token: number) => number;
  },
): SentenceRows {
  const { window, vocabulary, mark, outputs, output } = design;
  const firstRow = new Int32Array(sentences.length + 1);
  sentences.forEach(({ tokens, from }, i) => {
    firstRow[i + 1] = firstRow[i] + tokens.length - from;
  });
  const rows = firstRow[sentences.length];
  const contexts = new Int32Array(rows * window);
  const labels = new Int32Array(rows);
  const weights = new Float64Array(rows);
  sentences.forEach(({ tokens, from }, i) => {
    for (let t = from; t < tokens.length; t++) {
      const row = firstRow[i] + t - from;
      labels[row] = output(tokens[t]);
      weights[row] = 1 / (tokens.length - from);
      for (let back = 1; back <= window; back++) {
        contexts[row * window + back - 1] = t < back ? mark : tokens[t - back];
      }
    }
  });
  return {
    inputs: { kind: 'tokens', window, vocabulary, contexts },
    firstRow,
    heads: [{ classes: outputs, each: 1, labels, weights }],
  };
}
