// The quantity of DP-SGD that the name of a setting stands for. Pure.
import { letterChanges } from '../../../../base/numerics/nearest';
import { byWord, setOf } from './list';
import { ANOTHERS, type NamedQuantity, PHRASES, SILENT_NAMES, WHOLE } from './quantities';

export interface Recognised {
  quantity: NamedQuantity;
  /** Whether the name says that it is the whole batch of a step: 'expected_batch_size'. */
  whole: boolean;
  /**
   * How sure the reading is. 'within': beside unknown words (bert_noise_multiplier); 'weak': a word that may count something else
   * (samples).
   */
  certainty: 'sure' | 'weak' | 'within' | 'misspelt';
}

export const QUANTITY_OF = byWord(PHRASES);

/** Names that may count something else unless a word beside them says that the training is meant. */
const WEAK = setOf(
  'samples|images|rows|zeilen|points|batches|noise|rauschen|sample size|users|population|lots|passes|len|epoch',
);
const OF_TRAINING = setOf('train training trainset dataset data');

/** Words of groups that are not of the private training run: fewer than ANOTHERS has, since groups are named more freely. */
const OTHER_GROUPS = setOf(
  'eval evaluation evaluate test testing val valid validation validate dev warmup logging log pretrain pretraining public attack shadow generation scheduler ema audit inference early stopping augment diffusion lora monitor predict prediction generate generated synthetic synthesis synthesize output outputs',
);
const OPTIMIZERS = setOf('optimizer optim adam adamw adagrad rmsprop lamb norm layernorm batchnorm');
/** Single letters that name a quantity as capitals only, since t, c and others are often loop variables. */
const CAPITALS = setOf('b l t c');

const CAMEL = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})|[^\p{L}\p{N}]+/u;

export const wordsOf = (name: string): string[] =>
  name
    .split(CAMEL)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

export const plainName = (name: string): string => wordsOf(name).join(' ');

/** A call that draws records from a model, and trains none. */
const DRAWS = /(?:^|\.)(?:sample|generate|sample_from)$/;

function isAnothersGroup(group: string): boolean {
  const words = wordsOf(group);
  if (DRAWS.test(group)) return true;
  return words.some((word) => OTHER_GROUPS.has(word)) && !words.some((word) => /^train(?:ing)?$/.test(word));
}

/** The known names within the words of a name, the longest first, each with the words that are left over. */
function phrasesIn(words: readonly string[]): { phrase: string; rest: string[] }[] {
  const found: { phrase: string; rest: string[] }[] = [];
  for (let length = words.length; length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const phrase = words.slice(at, at + length).join(' ');
      // one letter beside other words is an index or part of another name: T_max
      const isIndex = phrase.length === 1 && words.length > 1;
      if (QUANTITY_OF.has(phrase) && !isIndex)
        found.push({ phrase, rest: [...words.slice(0, at), ...words.slice(at + length)] });
    }
  }
  return found;
}

/** The known name that a misspelt one is near to. Names that are short (near to too many) or longer than four words have none. */
function misspelt(words: readonly string[]): string | undefined {
  const name = words.join(' ');
  if (words.length > 4 || name.length < 7) return undefined;
  return [...QUANTITY_OF.keys()].find(
    (phrase) =>
      Math.min(name.length + 1, phrase.length) >= 8 &&
      Math.abs(name.length - phrase.length) <= 2 &&
      letterChanges(name, phrase) <= (phrase.length < 12 ? 1 : 2),
  );
}

/**
 * The quantity that a name stands for, by the names of its groups and itself; null where DP-SGD has no such quantity, or where the
 * name belongs to something else, such as an evaluation or a warm-up.
 */
export function recognise(path: readonly string[]): Recognised | null {
  const key = path.join('\u0000');
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = find(path);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** A memory of earlier answers, since a text has the same names again and again. */
const known = new Map<string, Recognised | null>();
const MOST_KNOWN = 20_000;

function find(path: readonly string[]): Recognised | null {
  const name = path.at(-1) ?? '';
  const words = wordsOf(name);
  const groups = path.slice(0, -1);
  if (words.length === 0 || words.length > 8 || groups.some(isAnothersGroup)) return null;
  if (words.length === 1 && CAPITALS.has(words[0] as string) && name !== name.toUpperCase()) return null;
  if (!QUANTITY_OF.has(words.join(' ')) && words.some((word) => ANOTHERS.has(word))) return null;
  const phrases = phrasesIn(words);
  const own = phrases.find(({ rest }) => rest.every((word) => SILENT_NAMES.has(word)))?.phrase;
  // the group has the telling name in batch_size.total and in batch_size = dict(init_value=…)
  const isSilent = own === undefined && words.every((word) => SILENT_NAMES.has(word)) && groups.length > 0;
  if (isSilent) return recognise(groups);
  const within = phrases.find(({ phrase }) => phrase.includes(' ') || phrase === 'sigma')?.phrase;
  const phrase = own ?? within ?? misspelt(words);
  const quantity = phrase && QUANTITY_OF.get(phrase);
  if (!quantity) return null;
  if (quantity === 'epsilon' && groups.flatMap(wordsOf).some((word) => OPTIMIZERS.has(word))) return null;
  const isWeak = WEAK.has(phrase) && !words.some((word) => OF_TRAINING.has(word));
  return {
    quantity,
    whole: words.some((word) => WHOLE.has(word)),
    certainty: own ? (isWeak ? 'weak' : 'sure') : within ? 'within' : 'misspelt',
  };
}

/** The quantity that a name in arithmetic stands for ('args.batch_size', 'len(train)'); null where it stands for none. */
export function quantityOfName(name: string): NamedQuantity | null {
  const plain = name.replaceAll('(', ' ').replaceAll(')', '');
  const found = recognise([plain.includes(' ') ? plain : (plain.split('.').at(-1) ?? '')]);
  return found && found.certainty !== 'misspelt' ? found.quantity : null;
}
