// Names that are a slip away from a known one: 'noise_multiplyer', 'sampel_rate'. What was meant is a question, and never an answer.
import { meaningOfName } from './name';
import { isQualifier } from './qualifiers';
import { KNOWN_NAMES } from './words';

/** Words of which shorter ones are too near to too much. */
const SHORTEST = 4;
const SHORTEST_ALONE = 5;
/** From here on two slips are one word still. */
const LONG = 8;
const MOST_WORDS = 6;

const KNOWN_WORDS: readonly string[] = [...new Set(KNOWN_NAMES.flatMap((name) => name.split('_')))].filter(
  (word) => word.length >= SHORTEST,
);
const KNOWN_WORD_SET: ReadonlySet<string> = new Set(KNOWN_NAMES.flatMap((name) => name.split('_')));
/** 'samplerate' for 'sample_rate'. */
const RUN_TOGETHER: ReadonlyMap<string, string> = new Map(
  KNOWN_NAMES.filter((name) => name.includes('_')).map((name) => [name.replaceAll('_', ''), name]),
);
/** Real words that are as near as a slip. */
const ORDINARY = new Set(
  'item items stem stems stop stops stage stages steep scaled scales simple noisy noised trail trails trait traits trainer trains word words work works site side sites date dates delay deltas botch stigma form forms spend speed valve values sized rated races point paint relation batches batched clips clipped norms sampled sampler samples bound bounds epics'.split(
    ' ',
  ),
);

/** Slips of the pen between two words: letters left out, put in, changed, or swapped with the next. Above `most`, `most` + 1. */
export function slips(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let least = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        least = Math.min(least, (before[j - 2] as number) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = above;
    above = row;
  }
  return above[right.length] as number;
}

/** The first letter is the last that a hand gets wrong, but it may be swapped with the second. */
const beginsAlike = (word: string, known: string): boolean =>
  word[0] === known[0] || (word[0] === known[1] && word[1] === known[0]);

const meantByWord = new Map<string, readonly string[]>();
const MOST_KEPT = 2000;

/** Known words a slip or two away, nearest first; none for a word that is known or ordinary. */
function meantBy(word: string): readonly string[] {
  const kept = meantByWord.get(word);
  if (kept) return kept;
  const plural = (known: string) => word === `${known}s` || known === `${word}s`;
  const real =
    word.length < SHORTEST ||
    KNOWN_WORD_SET.has(word) ||
    isQualifier(word) ||
    ORDINARY.has(word) ||
    /\d/.test(word);
  const most = word.length >= LONG ? 2 : 1;
  const found = real
    ? []
    : KNOWN_WORDS.filter((known) => beginsAlike(word, known) && !plural(known))
        .map((known) => ({ known, distance: slips(word, known, most) }))
        .filter(({ distance, known }) => distance <= (known.length >= LONG ? most : 1))
        .sort((a, b) => a.distance - b.distance)
        .map(({ known }) => known);
  if (meantByWord.size >= MOST_KEPT) meantByWord.clear();
  meantByWord.set(word, found);
  return found;
}

/** The name with its slips put right, where that is a name with a meaning; null for a known name, and where nothing is near. */
export function nameMeant(key: string): string | null {
  const last = key.trim().split(/\s+/).slice(-3).join('_').split(/[./]/).at(-1) as string;
  const words = last
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const [only] = words;
  if (words.length === 1 && only) {
    if (only.length < SHORTEST_ALONE) return null;
    const together = RUN_TOGETHER.get(only) ?? nearRunTogether(only);
    if (together) return together;
  }
  const wrong = words.filter((word) => meantBy(word).length > 0);
  if (wrong.length === 0) return null;
  for (const right of corrections(words)) {
    const meaning = meaningOfName(right);
    if (meaning !== null) return right;
  }
  return null;
}

/** 'bacthsize' */
function nearRunTogether(word: string): string | null {
  if (word.length < LONG || KNOWN_WORD_SET.has(word) || isQualifier(word)) return null;
  for (const [together, name] of RUN_TOGETHER) {
    if (beginsAlike(word, together) && together.length >= LONG && slips(word, together, 1) <= 1) return name;
  }
  return null;
}

const MOST_CORRECTIONS = 16;

/** Every way to put right the words that have slips. */
function corrections(words: readonly string[]): string[] {
  let found = [''];
  for (const word of words) {
    const meant = meantBy(word);
    const choices = meant.length > 0 ? meant : [word];
    found = found
      .flatMap((begun) => choices.map((choice) => (begun === '' ? choice : `${begun}_${choice}`)))
      .slice(0, MOST_CORRECTIONS);
  }
  return found;
}
