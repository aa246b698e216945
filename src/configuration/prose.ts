// Sentences: names of DP-SGD's numbers near numbers, in English. What is found is to be checked by whoever pasted it. Pure.
import { type Entry, quoted } from './entry';
import { evaluate } from './expression';
import { ADJECTIVES, ALTERNATIVES, BATCHES, BETWEEN, NOT_OURS, OF_A_DEVICE, OF_A_STEP } from './names/prose';
import { UNIT_OF } from './names/quantities';
import { QUANTITY_OF } from './names/recognise';

const TOKEN =
  /\d[\d,_.{}]*(?:e[+-]?\d+)?|\\?[\p{L}][\p{L}\p{N}_-]*|[=:≈~,;()$%^⁰¹²³⁴⁵⁶⁷⁸⁹⁻+×·*/{}\-−.>→±]/giu;
const MOST_BETWEEN = 4;
const STARTS = /^\d/;

interface Word {
  text: string;
  low: string;
  at: number;
}

const SENTENCE_END = /[.;!?](?:\s|$)/;

/** The longest piece from `at` that is one number or arithmetic of numbers: 10^{-5}, 256/60000, 1 %, 60k. */
function numberAt(text: string, at: number): { value: number; end: number } | null {
  const piece = /^[\d.,_'’{}()^⁰¹²³⁴⁵⁶⁷⁸⁹⁻×·*/+−\-e\s%kM\\$]+/.exec(text.slice(at, at + 60))?.[0] ?? '';
  for (let length = piece.length; length > 0; length--) {
    const part = piece.slice(0, length);
    if (/[\s.,(+\-*/·×−{]$/.test(part) || /\d\s+\d/.test(part)) continue;
    const next = text.slice(at + length, at + length + 2);
    // 1,1 has a decimal comma, or is two numbers
    if (/^[\p{L}\d]|^,\d/u.test(next)) continue;
    // a dash between numbers is a range
    if (/\d\s*[-−+]\s*\d/.test(part.replace(/e[-−+]/g, ''))) continue;
    const read = evaluate(part);
    if (read.ok) return { value: read.value, end: at + length };
  }
  return null;
}

function wordsOfText(text: string): Word[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    text: word,
    low: word
      .toLowerCase()
      .replace(/^\\/, '')
      .replace(/^mini-/, 'mini'),
    at: index,
  }));
}

/** The name that ends at word `last`, the longest. */
function nameBefore(words: readonly Word[], last: number): { phrase: string; first: number } | null {
  for (let length = Math.min(5, last + 1); length > 0; length--) {
    const first = last - length + 1;
    const phrase = words
      .slice(first, last + 1)
      .map(({ low }) => low.replaceAll('-', ' ').replaceAll('_', ' '))
      .join(' ');
    if (!QUANTITY_OF.has(phrase)) continue;
    // one small letter in a sentence is a letter
    if (phrase.length === 1 && /[a-z]/.test(words[last]?.text ?? '') && !'nqδσ'.includes(phrase)) continue;
    return { phrase, first };
  }
  return null;
}

const PROSE_DOUBT = 'It was read from prose: check it.';

/** Numbers beside names in the lines (from 1) that nothing else could read. */
export function readProse(text: string, loose: ReadonlySet<number>): Entry[] {
  const lines = text.split('\n');
  // lines that follow one another are one sentence
  const joined = lines.map((line, i) => (loose.has(i + 1) ? line : ' '.repeat(line.length))).join('\n');
  const words = wordsOfText(joined);
  const entries: Entry[] = [];
  const claimed = new Set<number>();
  const lineOf = (at: number) => joined.slice(0, at).split('\n').length;
  const numbers: { at: number; end: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    const { text: word, at: from } = words[at] as Word;
    const found = STARTS.test(word) && from >= (numbers.at(-1)?.end ?? 0) ? numberAt(joined, from) : null;
    if (found) numbers.push({ at: from, end: found.end });
  }
  const isOneOfSeveral = (at: number): boolean => {
    const i = numbers.findIndex((number) => number.at === at);
    const between = (left: number) =>
      joined
        .slice(numbers[left]?.end ?? 0, numbers[left + 1]?.at ?? 0)
        .trim()
        .toLowerCase();
    return (
      (i > 0 && ALTERNATIVES.has(between(i - 1))) ||
      (i >= 0 && i + 1 < numbers.length && ALTERNATIVES.has(between(i)))
    );
  };
  const push = (phrase: string, value: number, at: number) => {
    const line = lineOf(at);
    const name = phrase.length === 1 ? phrase.toUpperCase() : phrase;
    entries.push({
      path: [name],
      value: { kind: 'number', value },
      line,
      text: quoted(lines[line - 1] ?? ''),
      origin: 'prose',
      doubt: isOneOfSeveral(at) ? 'Another number stands beside it.' : PROSE_DOUBT,
    });
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    if (!STARTS.test(word.text) || claimed.has(word.at)) continue;
    const number = numberAt(joined, word.at);
    if (!number) continue;
    for (const other of words) if (other.at >= word.at && other.at < number.end) claimed.add(other.at);
    let after = words.findIndex(({ at }) => at >= number.end);
    if (after < 0) after = words.length;
    const before = words[i - 1]?.low ?? '';
    if (NOT_OURS.has(before)) continue;
    // 15 epochs, 60,000 training images
    let unit = after;
    while (unit < after + 3 && ADJECTIVES.has(words[unit]?.low ?? '')) unit++;
    const counted = UNIT_OF.get(words[unit]?.low ?? '');
    const rest = words.slice(after, unit).map(({ low }) => low);
    const isPer = words[unit + 1]?.low === 'per';
    if (counted === 'records' && isPer && OF_A_STEP.has(words[unit + 2]?.low ?? '')) {
      push('batch_size', number.value, word.at);
      continue;
    }
    const isName = '=:'.includes(words[unit + 1]?.text ?? ' ');
    if (counted && !isName && !rest.some((adjective) => NOT_OURS.has(adjective)) && !isPer) {
      const inBatches =
        counted === 'records' && words.slice(Math.max(0, i - 3), i).some(({ low }) => BATCHES.has(low));
      push(inBatches ? 'batch_size' : counted, number.value, word.at);
      continue;
    }
    // noise multiplier σ = 1.1
    let last = i - 1;
    const least = i - 1 - MOST_BETWEEN;
    let found = nameBefore(words, last);
    while (!found && last > least && BETWEEN.has(words[last]?.low ?? '')) found = nameBefore(words, --last);
    if (!found) continue;
    const start = (words[found.first] as Word).at;
    if (SENTENCE_END.test(joined.slice(start, word.at))) continue;
    if (NOT_OURS.has(words[found.first - 1]?.low ?? '')) continue;
    // 'Epoch 3', 'step 100/5000' is a counter
    if (
      /^(?:epoch|step|batch|iteration)$/.test(found.phrase) &&
      words[last]?.low === found.phrase &&
      !'=:'.includes(words[i - 1]?.text ?? ' ')
    )
      continue;
    if (found.phrase === 'epoch') continue;
    // examples 60000 is a number's unit without its number
    if (UNIT_OF.has(found.phrase) && !'=:'.includes(words[i - 1]?.text ?? ' ')) continue;
    const each =
      found.phrase === 'batch size' &&
      words[after]?.low === 'per' &&
      OF_A_DEVICE.has(words[after + 1]?.low ?? '');
    push(each ? 'per_device_batch_size' : found.phrase, number.value, word.at);
  }
  return entries;
}
