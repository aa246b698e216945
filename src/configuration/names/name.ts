// What a name in a text means, from its own words, what stands around it, and whose name a bare 'value' or 'default' takes over.
import type { Entry } from '../text/entry';
import type { Flag, Quantity } from '../types';
import { isScaled, measures, type Standing, scopeTakesAway, standingOf } from './qualifiers';
import { type Meaning, meaningOf } from './words';

export type NameMeaning =
  | { quantity: Quantity; standing: Standing; whole: boolean }
  | { flag: Flag }
  | 'accountant'
  | 'adjacency'
  | null;

export type QuantityMeaning = Extract<NameMeaning, { quantity: Quantity }>;

/** A meaning that is a quantity's; null where it is another, or none. */
export const asQuantity = (meaning: NameMeaning): QuantityMeaning | null =>
  typeof meaning === 'object' && meaning !== null && 'quantity' in meaning ? meaning : null;

/** Of 'args.noise_multiplier' what its own name means. */
export const quantityOfName = (name: string): QuantityMeaning | null =>
  asQuantity(meaningOfName(name.split('.').at(-1) as string));

/** Whether a name is one of the quantity's, for sure or not. */
export function isNameOf(name: string, quantity: Quantity): boolean {
  const meaning = quantityOfName(name);
  return meaning?.quantity === quantity && meaning.standing !== 'other';
}

/** 'batch_size=dict(init_value=256)', 'sigma: {value: 1.1}', 'add_argument("--sigma", default=1.1)'. */
const HANDS_OVER = /^(?:value|val|default|init_value|initial_value|init|initial|total|lower|current)$/;
const WHOLE = /^(?:expected|logical|effective|global|total|whole|overall)$/;
/** Of a target or of a report, where the name says so. */
const TARGET = /^(?:target|desired|goal|wanted|requested|budget|max|maximum|limit)$/;
const REPORTED =
  /^(?:final|reported|achieved|spent|consumed|computed|current|actual|resulting|best|cumulative)$/;

/** 'trainBatchSize', 'train-batch size' -> train, batch, size; Greek and LaTeX symbols as words. */
function wordsOf(name: string): string[] {
  return (
    name
      // the Latin letter and the other Greek one that look like it
      .replace(/\\(?:var)?epsilon|[\u025b\u03f5]/g, 'ε')
      .replace(/\\sigma/g, 'σ')
      .replace(/\\delta/g, 'δ')
      .replace(/([a-z\d])([A-Z])/g, '$1_$2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '')
  );
}

/** The name that an entry's value is given to, where its own key only hands it over; null elsewhere. */
export function subjectOf({ key, scopes }: Pick<Entry, 'key' | 'scopes'>): string | null {
  // 'train.batch_size.total'
  const [, dotted, last] = /^([\w.-]+)\.(\w+)$/.exec(key.trim()) ?? [];
  if (dotted !== undefined && HANDS_OVER.test((last as string).toLowerCase())) return dotted;
  return HANDS_OVER.test(key.trim().toLowerCase()) ? (scopes.at(-1)?.subject ?? null) : null;
}

export function meaningOfEntry({ key, scopes }: Pick<Entry, 'key' | 'scopes'>): NameMeaning {
  const outer = scopes.flatMap(({ names }) => names.flatMap(wordsOf));
  const handed = subjectOf({ key, scopes });
  // of the records, as Opacus's first interface and fastDP call it
  const ofEngine = scopes.some(({ names }) => names.some((name) => /(?:^|\.)PrivacyEngine$/.test(name)));
  if (ofEngine && key.trim() === 'sample_size')
    return { quantity: 'recordCount', standing: 'taken', whole: false };
  // of pfl's accountants, which work out the noise themselves
  if (
    key.trim() === 'noise_scale' &&
    scopes.some(({ names }) => names.some((name) => /PrivacyAccountant$/.test(name)))
  )
    return null;
  const meaning = meaningOfName(handed ?? key, outer);
  if (handed == null || meaning === null || typeof meaning === 'string' || 'flag' in meaning) return meaning;
  // 'total' is of the batch alone: total_steps=dict(total=...) is nobody's
  const last = key.trim().split('.').at(-1) as string;
  if (/^(?:total|lower|current)$/.test(last) && meaning.quantity !== 'batchSize') return null;
  return meaning.quantity === 'batchSize' && last === 'total' ? { ...meaning, whole: true } : meaning;
}

/** As an entry; a column or a row named 'Batch' or 'B' is the batch size besides, unless the table is a log. */
export function meaningOfCell({ key, scopes, table }: Pick<Entry, 'key' | 'scopes' | 'table'>): NameMeaning {
  const batch = table && /^\|?(?:batch|lot|b)\|?$/i.test(key.trim());
  const log = table?.some((name) => /^(?:epoch|step|iter(?:ation)?|loss|time)\b/i.test(name.trim()));
  return batch && !log
    ? { quantity: 'batchSize', standing: 'taken', whole: false }
    : meaningOfEntry({ key, scopes });
}

/** A letter that by itself means nothing certain. */
function isSymbol(piece: string): boolean {
  const letter = /^\(?([A-Za-z])\)?$/.exec(piece)?.[1];
  const meaning = letter === undefined ? null : meaningOf(letter.toLowerCase());
  return (
    letter !== undefined &&
    (meaning === null || (typeof meaning === 'object' && 'doubtful' in meaning && meaning.doubtful))
  );
}

const COUNTS: ReadonlySet<Quantity> = new Set([
  'epochs',
  'steps',
  'stepsPerEpoch',
  'recordCount',
  'rounds',
] as const);

const MOST_REMEMBERED = 4000;
const remembered = new Map<string, NameMeaning>();

/** A name by itself: its last words, if what stands before and after them leaves their meaning. A text asks for the same few again
 * and again. */
export function meaningOfName(name: string, outer: readonly string[] = []): NameMeaning {
  if (outer.length > 0) return meaningWithin(name, outer);
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const meaning = meaningWithin(name, outer);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(name, meaning);
  return meaning;
}

function meaningWithin(name: string, outer: readonly string[]): NameMeaning {
  // in 'python train.py training.batch_size' the last piece is the name, what is before it is prose
  const pieces = name.trim().split(/\s+/);
  // 'lot size L', 'noise scale (z)': what is named, and its symbol
  if (pieces.length > 1 && isSymbol(pieces.at(-1) as string)) {
    const named = meaningOfName(pieces.slice(0, -1).join(' '), outer);
    if (named !== null) return named;
  }
  const dotted = (pieces.at(-1) as string).split(/[./]/).filter((piece) => piece !== '');
  const whole = wordsOf(pieces.join(' '));
  const own = wordsOf(dotted.at(-1) ?? '');
  const around = [...outer, ...dotted.slice(0, -1).flatMap(wordsOf)];
  const alone = longest(own, name);
  // 'batch size': the words of a name may be set apart by spaces
  const spaced = pieces.length > 1 ? longest(whole, name) : null;
  const found = spaced && (!alone || spaced.size > alone.size) ? spaced : alone;
  if (found === null) return null;
  const { meaning, before, after } = found;
  if (typeof meaning === 'string' || 'flag' in meaning)
    return before.length + after.length > 2 ? null : meaning;
  const prose = found === spaced ? before : wordsOf(pieces.slice(0, -1).join(' '));
  // 'eps after 20 epochs: 4.4' counts its epochs itself
  if (COUNTS.has(meaning.quantity) && /^\d+$/.test(prose.at(-1) ?? '')) return null;
  // prose may say anything before a name, but for what gives it to something else
  return found === spaced
    ? qualified(meaning, after, prose, around)
    : qualified(meaning, [...before, ...after], prose, around);
}

function qualified(
  { quantity: of, doubtful }: Extract<Meaning, { quantity: Quantity }>,
  words: string[],
  prose: string[],
  around: readonly string[],
): NameMeaning {
  const aimed = of === 'epsilon' && words.some((word) => TARGET.test(word));
  const told = of === 'epsilon' && !aimed && words.some((word) => REPORTED.test(word));
  const quantity = aimed ? 'targetEpsilon' : told ? 'reportedEpsilon' : of;
  const own = of === 'epsilon' ? words.filter((word) => !TARGET.test(word) && !REPORTED.test(word)) : words;
  const standings = [standingOf(of, own), standingOf(of, prose.slice(-2))];
  const measured = of !== 'epsilon' && of !== 'delta' && measures(prose);
  const taken = scopeTakesAway(quantity, around) || standings.includes('other') || measured;
  const unsure = doubtful || standings[0] === 'doubtful' || isScaled([...own, ...prose.slice(-3)]);
  return {
    quantity,
    standing: taken ? 'other' : unsure ? 'doubtful' : 'taken',
    whole: words.some((word) => WHOLE.test(word)),
  };
}

interface FoundMeaning {
  meaning: Meaning;
  before: string[];
  after: string[];
  /** Words of the name that mean it. */
  size: number;
}

/** The longest known word within; of those as long, the last. A single letter only where it is the whole name. */
function longest(words: readonly string[], name: string): FoundMeaning | null {
  let best: FoundMeaning | null = null;
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from && to - from >= (best?.size ?? 0); to--) {
      const word = words.slice(from, to).join('_');
      if (word.length === 1 && words.length > 1 && !/[σδε]/.test(word)) continue;
      // what follows a known word changes it, but for a few: 'sigma_dp', 'delta_target', 'epsilon final'
      const after = words.slice(to);
      if (
        after.length > 0 &&
        !after.every((each) =>
          /^(?:dp|train|training|target|total|final|budget|max|spent|list|values?)$/.test(each),
        )
      )
        continue;
      const meaning = word === 't' && name.trim() === 't' ? null : meaningOf(word);
      if (meaning === null) continue;
      best = { meaning, before: words.slice(0, from), after, size: to - from };
    }
  }
  return best;
}
