// The privacy statement that TensorFlow Privacy prints, and its older one-line log. Their sentences are fixed, so they are read as
// such: "each example occurring once per epoch" is no number of epochs.
import type { Line } from './comments';

export interface Statement {
  /** Lines that belong to it, which nothing else is to read. */
  lines: Set<number>;
  entries: { line: number; name: string; value: string }[];
  /** 'with microbatching' doubles the sensitivity. */
  microbatching: { line: number; value: boolean } | null;
  accountant: string | null;
  oncePerEpoch: { line: number; epsilon: number } | null;
}

/** Then a record is clipped by itself, and nothing is doubled. */
const OF_ONE_RECORD =
  /microbatch(?:es|ing)?[^.\n]{0,30}?\b(?:size|of|with|each)\b[^.\n\d]{0,12}\b(?:1|one)\b(?![.,]?\d)/i;

const PARTS: readonly (readonly [string, RegExp])[] = [
  ['number_of_examples', /over\s+([\d_,]+)\s+examples/i],
  ['batch_size', /with\s+([\d_,]+)\s+examples per iteration/i],
  ['noise_multiplier', /noise\s+multiplier\s+([\d.e+-]+\d)/i],
  ['epochs', /for\s+([\d_,.]+)\s+epochs/i],
  ['delta', /at delta\s*=\s*([\d.e+-]+\d)/i],
  ['reported_epsilon', /epsilon assuming poisson sampling\s*(?:\(\*\))?\s*:\s*([\d.e+]+)/i],
];
const MOST_LINES = 24;

/** null where the text holds no such statement. */
export function statementIn(lines: readonly Line[]): Statement | null {
  const first = lines.findIndex(({ whole }) => /DP-SGD performed over/i.test(whole));
  const start = lines[first];
  if (!start) return null;
  const own = lines
    .slice(first)
    .filter(({ number }) => number < start.number + MOST_LINES)
    .filter(({ content }, i, all) => i <= lastSentence(all.map((line) => line.content)) && content !== '');
  const text = own.map(({ whole }) => whole).join('\n');
  const lineAt = (index: number) => own[text.slice(0, index).split('\n').length - 1]?.number ?? start.number;
  const entries = PARTS.flatMap(([name, pattern]) => {
    const match = new RegExp(pattern.source.replace(/ /g, '\\s+'), 'i').exec(text);
    return match ? [{ line: lineAt(match.index), name, value: match[1] as string }] : [];
  });
  const microbatching = /with(out)?\s+microbatching/i.exec(text);
  const once = /each example occurring once per epoch\s*(?:\(\*\))?\s*:\s*([\d.e+]+)/i.exec(text);
  return {
    lines: new Set(own.map(({ number }) => number)),
    entries,
    microbatching: microbatching
      ? {
          line: lineAt(microbatching.index),
          value: microbatching[1] === undefined && !OF_ONE_RECORD.test(text),
        }
      : null,
    accountant: /computed with\s+(\w+)\s+accounting/i.exec(text)?.[1]?.toLowerCase() ?? null,
    oncePerEpoch: once ? { line: lineAt(once.index), epsilon: Number(once[1]) } : null,
  };
}

const SENTENCE =
  /DP-SGD performed|multiplier|privacy guarantee|Example-level|Epsilon (?:with|assuming)|User-level|user-level|Poisson sampling is not|assuming that|that the data|be closer|data order|order\.$|examples per user|microbatching|epochs/i;

const lastSentence = (contents: readonly string[]): number =>
  contents.findLastIndex((content) => SENTENCE.test(content) && !/^\s*\w+\s*=/.test(content));
