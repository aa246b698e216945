// From the name of a setting, with the groups around it, to the number of DP-SGD that it is. Pure.
import { letterChanges } from '../../numerics/nearest';
import { ANOTHERS, PHRASES, type Quantity, SILENT, WHOLE } from './quantities';

export interface Recognised {
  quantity: Quantity;
  /** Said to be the whole batch of a step: 'expected_batch_size'. */
  whole: boolean;
  /** 'within': beside words that are not known (bert_noise_multiplier); 'weak': a word that may count something else (samples). */
  certainty: 'sure' | 'weak' | 'within' | 'misspelt';
}

export const QUANTITY_OF: ReadonlyMap<string, Quantity> = new Map(
  Object.entries(PHRASES).flatMap(([quantity, phrases]) =>
    phrases.map((phrase) => [phrase, quantity as Quantity] as const),
  ),
);

/** May count something else, where nothing beside them says that it is the training. */
const WEAK: ReadonlySet<string> = new Set(
  'samples|images|points|batches|noise|sample size|users|population|lots|passes|len|epoch'.split('|'),
);
const OF_TRAINING: ReadonlySet<string> = new Set(['train', 'training', 'trainset', 'dataset', 'data']);

/** Groups that are another's; a smaller list than that of names, for groups are called more freely. */
const OTHER_GROUPS: ReadonlySet<string> = new Set(
  'eval evaluation evaluate test testing val valid validation validate dev warmup logging log pretrain pretraining public attack shadow generation scheduler ema audit inference early stopping augment diffusion lora monitor predict prediction'.split(
    ' ',
  ),
);
const OPTIMIZERS: ReadonlySet<string> = new Set(
  'optimizer optim adam adamw adagrad rmsprop lamb norm layernorm batchnorm'.split(' '),
);
/** Single letters whose case decides: t and c are loop variables and others. */
const CAPITALS: ReadonlySet<string> = new Set(['b', 'l', 't', 'c']);

const CAMEL = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** 'maxGradNorm' and 'max-grad_norm' as max, grad, norm. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(CAMEL, ' ')
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');

const isAnothersGroup = (group: string): boolean => {
  const words = wordsOf(group);
  return (
    words.some((word) => OTHER_GROUPS.has(word)) &&
    !words.some((word) => word === 'train' || word === 'training')
  );
};

/** The phrase among the words of which nothing but silent words is left over. */
function phraseOf(words: readonly string[]): string | null {
  const whole = words.join(' ');
  if (QUANTITY_OF.has(whole)) return whole;
  // the longest run of words that is a phrase, all others silent
  for (let length = words.length - 1; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(' ');
      // one letter beside other words is an index, or another's: T_max
      if (phrase.length === 1) continue;
      const rest = [...words.slice(0, at), ...words.slice(at + length)];
      if (QUANTITY_OF.has(phrase) && rest.every((word) => SILENT.has(word))) return phrase;
    }
  }
  return null;
}

/** A phrase of two words or more beside words that are not known. */
function within(words: readonly string[]): string | null {
  for (let length = words.length - 1; length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const phrase = words.slice(at, at + length).join(' ');
      if ((length > 1 || phrase === 'sigma') && QUANTITY_OF.has(phrase)) return phrase;
    }
  }
  return null;
}

function misspelt(words: readonly string[]): string | null {
  const name = words.join(' ');
  if (name.length < 7) return null;
  for (const phrase of QUANTITY_OF.keys()) {
    // short words are near to too many others
    if (phrase.length >= 8 && letterChanges(name, phrase) <= (phrase.length < 12 ? 1 : 2)) return phrase;
  }
  return null;
}

/** null where the name is of nothing that DP-SGD has, or of something else's: an evaluation's, a warm-up's. */
export function recognise(path: readonly string[]): Recognised | null {
  const name = path.at(-1) ?? '';
  const words = wordsOf(name);
  const groups = path.slice(0, -1);
  if (words.length === 0 || words.length > 8 || groups.some(isAnothersGroup)) return null;
  if (words.length === 1 && CAPITALS.has(words[0] as string) && name !== name.toUpperCase()) return null;
  const exact = QUANTITY_OF.has(words.join(' '));
  if (!exact && words.some((word) => ANOTHERS.has(word))) return null;
  // batch_size.total, batch_size = dict(init_value=…): the group has the name
  const own = phraseOf(words);
  const silent = own === null && words.every((word) => SILENT.has(word)) && groups.length > 0;
  if (silent) return recognise(groups);
  const phrase = own ?? within(words) ?? misspelt(words);
  if (phrase === null) return null;
  const quantity = QUANTITY_OF.get(phrase) as Quantity;
  if (quantity === 'epsilon' && groups.some((group) => wordsOf(group).some((word) => OPTIMIZERS.has(word))))
    return null;
  const weak =
    WEAK.has(phrase) && !words.some((word) => OF_TRAINING.has(word)) && phrase.split(' ').length < 3;
  return {
    quantity,
    whole: words.some((word) => WHOLE.has(word)),
    certainty: own !== null ? (weak ? 'weak' : 'sure') : within(words) !== null ? 'within' : 'misspelt',
  };
}
