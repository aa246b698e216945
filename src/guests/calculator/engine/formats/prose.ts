// Sentences: names of DP-SGD's numbers near numbers, in English and German. Pure.

import type { Sentence } from '../../../../base/sentences/sentence';
import { evaluate } from '../expression';
import { setOf } from '../names/list';
import { ADJECTIVES, ALTERNATIVES, BATCHES, BETWEEN, NOT_OURS } from '../names/prose';
import { KNOWN_DATA, UNIT_OF } from '../names/quantities';
import { QUANTITY_OF } from '../names/recognise';
import { READING } from '../sentences';
import type { Setting } from './entry';
import { lineAt } from './lineAt';

const TOKEN = /\d|\\?\p{L}[\p{L}\p{N}_-]*|[^\s\p{L}\d]/gu;
const NUMERIC = /^[\d.,_'’{}()^⁰¹²³⁴⁵⁶⁷⁸⁹⁻×·*/+−\-e\s%kM\\$]+/;
/** What no number ends with, two numbers, and a range. */
const NO_NUMBER = /[\s.,(+\-*/·×−{]$|\d\s+\d|\d\s*[-−+]\s*\d/;
/** Goes on as a word, or as another number. */
const GOES_ON = /^[\p{L}\d]|^,\d/u;
const COMMA = /^\d+,\d+(?!,?\d)/;
const SENTENCE_END = /[.;!?](?:\s|$)/;
const COUNTERS = setOf('epoch|step|iteration');
const MOST_BETWEEN = 4;

interface Word {
  low: string;
  at: number;
  /** Past a number's last sign. */
  end: number;
  value: number | null;
  doubt?: Sentence;
  counts?: string;
}

/** The longest that is one number or arithmetic of numbers: 10^{-5}, 256/60000, 1 %, 60k. */
function numberAt(text: string, at: number): Pick<Word, 'value' | 'end' | 'doubt'> | null {
  const piece = NUMERIC.exec(text.slice(at, at + 60))?.[0] ?? '';
  for (let length = piece.length; length > 0; length--) {
    const part = piece.slice(0, length);
    if (NO_NUMBER.test(part.replaceAll('e-', 'e').replaceAll('^-', '^'))) continue;
    if (GOES_ON.test(text.slice(at + length, at + length + 2))) continue;
    const read = evaluate(part);
    if (read.ok) return { value: read.value, end: at + length };
  }
  const [decimal] = COMMA.exec(text.slice(at, at + 20)) ?? [];
  if (decimal === undefined) return null;
  return { value: Number(decimal.replace(',', '.')), end: at + decimal.length, doubt: READING.several };
}

function wordsOfText(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index: at } of text.matchAll(TOKEN)) {
    if (at < (words.at(-1)?.end ?? 0)) continue;
    const low = word.toLowerCase().replace('\\', '').replace('mini-', 'mini');
    const found = word >= '0' && word <= '9' ? numberAt(text, at) : null;
    const plain = { low, at, end: at + word.length, value: null, ...found };
    // epoch 3/50, step [100/5000]
    const [, total] = text.slice(at, plain.end).split('/');
    const counts = words.at(words.at(-1)?.low === '[' ? -2 : -1)?.low ?? '';
    words.push(
      COUNTERS.has(counts) && total ? { ...plain, value: Number(total), counts: `${counts}s` } : plain,
    );
  }
  return words;
}

const isSign = (word: Word | undefined): boolean => word !== undefined && '=:'.includes(word.low);

class Sentences {
  readonly #text: string;
  readonly words: readonly Word[];

  constructor(text: string) {
    this.#text = text;
    this.words = wordsOfText(text);
  }

  #low = (i: number): string => this.words[i]?.low ?? '';

  /** The longest that ends at word `last`. */
  #nameBefore(last: number): { phrase: string; first: number } | null {
    for (let length = Math.min(5, last + 1); length > 0; length--) {
      const first = last - length + 1;
      const written = this.words.slice(first, last + 1).map(({ low }) => low);
      const phrase = written.join(' ').replaceAll('_', ' ').replaceAll('-', ' ');
      const word = this.words[last] as Word;
      // one small letter in a sentence is a letter
      const isLetter =
        phrase.length === 1 && !'nqδσ'.includes(phrase) && this.#text.startsWith(phrase, word.at);
      if (QUANTITY_OF.has(phrase) && !isLetter) return { phrase, first };
    }
    return null;
  }

  /** By the words behind it: 15 epochs, 60,000 training images; undefined where these say nothing. */
  #counted(i: number): string | undefined {
    let unit = i + 1;
    while (unit < i + 4 && ADJECTIVES.has(this.#low(unit))) unit++;
    const counted = UNIT_OF.get(this.#low(unit));
    if (counted === undefined) return undefined;
    if (this.#low(unit + 1) === 'per') {
      const per = `${counted === 'records' ? 'examples' : counted} per ${this.#low(unit + 2)}`;
      return QUANTITY_OF.has(per) ? per : undefined;
    }
    const isName = isSign(this.words[unit + 1]) && this.words[unit + 2]?.value != null;
    if (isName) return undefined;
    const inBatches = this.words.slice(Math.max(0, i - 3), i).some(({ low }) => BATCHES.has(low));
    return counted === 'records' && inBatches ? 'batch' : counted;
  }

  /** Before number `i` or behind it; null where it has none. */
  nameOf(i: number, before: string | undefined): string | null {
    const { counts } = this.words[i] as Word;
    if (counts !== undefined) return counts;
    if (NOT_OURS.has(this.#low(i - 1))) return null;
    const counted = this.#counted(i);
    if (counted !== undefined) return counted;
    // noise multiplier σ = 1.1
    let last = i - 1;
    let found = this.#nameBefore(last);
    while (!found && last > i - 2 - MOST_BETWEEN && BETWEEN.has(this.#low(last)))
      found = this.#nameBefore(--last);
    // a batch of 600 records out of 60,000; MNIST (60,000)
    const isOfAll = before?.startsWith('batch') && this.#low(i - 1) === 'of';
    const isOfData = this.#low(i - 1) === '(' && KNOWN_DATA.has(this.#low(i - 2));
    if (!found) return isOfAll || isOfData ? 'records' : null;
    const { phrase, first } = found;
    const start = (this.words[first] as Word).at;
    if (SENTENCE_END.test(this.#text.slice(start, this.words[i]?.at))) return null;
    if (NOT_OURS.has(this.#low(first - 1)) || phrase === 'epoch') return null;
    // 'step 100' is a counter, and 'examples 60000' a unit without its number
    const needsSign = UNIT_OF.has(phrase) || (COUNTERS.has(phrase) && last === i - 1);
    if (needsSign && !isSign(this.words[i - 1])) return null;
    const per = this.#low(i + 1) === 'per' ? `${phrase} per ${this.#low(i + 2)}` : '';
    if (QUANTITY_OF.has(per)) return per;
    return phrase.length === 1 ? phrase.toUpperCase() : phrase;
  }

  /** One of the two numbers is not meant, or both are. */
  areAlternatives = (i: number, j: number): boolean =>
    ALTERNATIVES.has(this.#text.slice(this.words[i]?.end, this.words[j]?.at).trim().toLowerCase());
}

/** `loose`: the lines, from 1, that nothing else could read. */
export function readProse(text: string, loose: ReadonlySet<number>): Setting[] {
  // lines that follow one another are one sentence
  const joined = text
    .split('\n')
    .map((line, i) => (loose.has(i + 1) ? line : ' '.repeat(line.length)))
    .join('\n');
  const sentences = new Sentences(joined);
  const { words } = sentences;
  const lineOf = lineAt(joined);
  const numbers = words.flatMap(({ value }, i) => (value === null ? [] : [i]));
  const names: (string | null)[] = [];
  for (const i of numbers) names.push(sentences.nameOf(i, names.at(-1) ?? undefined));
  return numbers.flatMap((i, k): Setting[] => {
    const { value, at, doubt } = words[i] as Word;
    const near = [k - 1, k + 1].filter((other) => {
      const j = numbers[other];
      return j !== undefined && sentences.areAlternatives(Math.min(i, j), Math.max(i, j));
    });
    // of numbers that stand side by side, the one without a name has its neighbour's
    const name = names[k] ?? near.map((other) => names[other]).find((other) => other != null);
    if (!name) return [];
    const why = doubt ?? (near.length > 0 ? READING.anotherBeside : undefined);
    return [
      {
        path: [name],
        value: { kind: 'number', value: value as number },
        line: lineOf(at),
        doubt: why ?? READING.fromProse,
        asks: why !== undefined,
      },
    ];
  });
}
