// The subject of an audit (subject.ts) that is a small language model. It sees the preceding tokens, each embedded by its
// place, and has a ReLU layer and a softmax over the next token. Records are sentences, and so are canaries.
import { STREAM, shuffled } from '../../../base/numerics/randomStreams';
import { Defect } from '../../../base/sentences/defect';
import { isSentence } from '../../canaries/kinds';
import { fairCoins } from '../../canaries/labels';
import { sentenceCanaries, tokensOf } from '../../canaries/sentences';
import type { NetworkTask, NetworkTraining } from '../network/task';
import { hiddenUnits, type LanguageDesign, type OneRunAuditRequest } from '../request';
import { ONE_RUN_TRAINING } from '../sentences';
import {
  dpSgdRun,
  labelOptions,
  networkSubject,
  type OneRunPreparation,
  type Subject,
  testOf,
  warmUp,
} from './subject';

interface Sentence {
  tokens: ArrayLike<number>;
  /** Index of the first predicted token; those before it are a prompt, which is read and not predicted. */
  from: number;
}

/**
 * Makes a row of each predicted token, with the `window` tokens before it, which are `mark` before the sentence begins. A
 * sentence's loss is the mean cross-entropy in nats of its rows. `outputs` is the number of tokens that can be predicted, of
 * `vocabulary` in all; `output` numbers them.
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
): Pick<NetworkTask, 'inputs' | 'firstRow' | 'heads'> {
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

const PUBLIC_TRAINING = { steps: 150, learningRate: 2, samplingRate: 0.1 };
/** A number of sentences, `count`, in a random order that the seed decides. */
function chosen(sentences: readonly Uint16Array[], count: number, seed: number): Uint16Array[] {
  const order = shuffled({ seed, stream: STREAM.oneRunChoice }, sentences.length);
  return order.slice(0, count).map((i) => sentences[i]);
}

/** The first `length` words of a sentence, with words beyond the vocabulary as 0. */
const cut = (sentence: Uint16Array, length: number, words: number): Uint16Array =>
  sentence.slice(0, length).map((word) => (word < words ? word : 0));

const whole = (tokens: ArrayLike<number>): Sentence => ({ tokens, from: 0 });

/** The sentences of an audit, of at most `length` tokens each: canaries, other training sentences, test and public ones. */
function textOf(request: OneRunAuditRequest, { corpus, sentences, length }: LanguageDesign) {
  const { canary, m, seed, dimension, classes } = request;
  if (!isSentence(canary)) throw new Defect(`canary ${canary} is no sentence`);
  const train = chosen(corpus.train, sentences, seed).map((sentence) => cut(sentence, length, classes));
  const prefixes = train.slice(0, m).map((sentence) => sentence.slice(0, length - 1));
  const made = sentenceCanaries(canary, m, classes, dimension, prefixes, seed);
  const rest = (part: readonly Uint16Array[]) =>
    part.map((sentence) => whole(cut(sentence, length, classes)));
  return {
    canaries: made.prefixes.map((prefix, i) => ({
      tokens: [...Array.from(prefix), made.last[i]],
      from: made.prefixTrained ? 0 : prefix.length,
    })),
    others: train.slice(made.hostsUsed).map(whole),
    test: rest(corpus.test),
    open: rest(corpus.open),
  };
}

export function* languageSubject(
  request: OneRunAuditRequest,
  design: LanguageDesign,
  open: (task: NetworkTask) => NetworkTraining,
  warm: boolean,
): Generator<OneRunPreparation, Subject> {
  const { canary, game, m, seed, dimension, classes } = request;
  const { mark, own, count } = tokensOf(classes, m);
  const text = textOf(request, design);
  const all = [...text.canaries, ...text.others, ...text.test];
  const population = text.canaries.length + text.others.length;
  const included = new Uint8Array(all.length).fill(1, 0, population);
  if (game === 'in-out') included.set(fairCoins(m, seed).map((coin) => (coin === 1 ? 1 : 0)));
  // a canary's own token can be predicted if it ends a sentence, but the mark never can and has no output
  const ends = canary === 'new-token';
  const layout = {
    window: dimension,
    vocabulary: count,
    mark,
    outputs: ends ? classes + m : classes,
    output: (token: number) => (token < classes ? token : classes + token - own(0)),
  };
  const run = dpSgdRun(request, population, included);
  const rows = sentenceRows(all, layout);
  const scratch: NetworkTask = { ...run, ...rows, hidden: hiddenUnits(request), start: null };
  const start =
    design.start === 'public' && warm
      ? yield* warmUp({ ...scratch, ...sentenceRows(text.open, layout) }, PUBLIC_TRAINING, open)
      : null;
  const training = open({ ...scratch, start });
  const { firstRow } = rows;
  const [{ labels }] = rows.heads;
  const lastRow = Int32Array.from({ length: m }, (_, i) => firstRow[i + 1] - 1);
  const options = labelOptions(
    request,
    lastRow.map((row) => labels[row]),
  );
  return networkSubject(training, run, {
    secrets: { head: 0, rows: lastRow, options, size: 1, names: options },
    test: testOf(labels, firstRow[population]),
    utility: 'loss',
    assumptions: design.start === 'public' ? [ONE_RUN_TRAINING.fromPublic] : [],
  });
}
