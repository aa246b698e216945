// The name of a number in a sentence: the words before it, or the noun behind it. Pure.
import { setOf } from '../names/list';
import { QUANTITY_OF, recognise } from '../names/recognise';
import type { Token } from './tokens';

const COUNTED: ReadonlySet<string> = new Set([
  ...[
    'records',
    'epochs',
    'steps',
    'devices',
    'clients',
    'clientsPerRound',
    'rounds',
    'stepsPerEpoch',
    'perPerson',
    'localEpochs',
    'localSteps',
    'repeats',
  ],
]);
const PER_STEP = setOf(
  'examples per iteration|examples per batch|examples per step|examples per update|examples per lot',
);
const ADJECTIVES = setOf(
  'training train gradient sgd optimization optimisation private mnist cifar-10 cifar10 data dp-sgd full total more mini labelled labeled of the all its noisy a100 h100 v100 further additional local communication global server tsd',
);
const SKIPPED = setOf('more the of all');

interface Noun {
  name: string;
  tokens: readonly Token[];
  /** Whether another number stands right behind the noun, whose name it may be. */
  isFollowed: boolean;
  /** Whether the noun stands right behind the number, with no adjective between. */
  isNext: boolean;
}

/** Number of words of the longest name. */
const LONGEST_NAME = 8;

/** The counted noun behind number i; null where none is. `own`: only right behind, since the number has another name already. */
export function nounBehind(
  tokens: readonly Token[],
  i: number,
  used: ReadonlySet<Token>,
  own: boolean,
): Noun | null {
  const words: Token[] = [];
  const places: number[] = [];
  for (let p = i + 1; p < tokens.length && words.length < 7; p++) {
    const token = tokens[p] as Token;
    if (token.text === '}' || token.text === '$' || (token.kind === 'text' && token.text === 'textit'))
      continue;
    if (token.kind !== 'word' || used.has(token)) break;
    words.push(token);
    places.push(p);
  }
  const text = words.map((word) => word.text.toLowerCase());
  for (let skip = 0; skip <= Math.min(4, words.length - 1); skip++) {
    if (own && skip > 0) return null;
    if (skip > 0 && !ADJECTIVES.has(text[skip - 1] as string)) return null;
    for (let length = Math.min(4, words.length - skip); length > 0; length--) {
      const phrase = text
        .slice(skip, skip + length)
        .join(' ')
        .replaceAll('-', ' ');
      const quantity = QUANTITY_OF.get(phrase);
      if (phrase.length < 3 || quantity === undefined || !(COUNTED.has(quantity) || PER_STEP.has(phrase)))
        continue;
      if (own && /^(?:training|train)/.test(phrase)) continue;
      const next = tokens[(places[skip + length - 1] ?? 0) + 1];
      const isOf = SKIPPED.has(text[skip + length] ?? '');
      return {
        name: phrase,
        tokens: words.slice(0, skip + length),
        isFollowed: !isOf && (next?.kind === 'number' || (next?.kind === 'sign' && next.text !== '&')),
        isNext: skip === 0,
      };
    }
  }
  return null;
}

/** The longest end of the words that names a quantity, with up to two words before it; null where no end does. */
export function phraseBefore(
  words: readonly string[],
  path: readonly string[],
): { name: string; before: readonly string[]; length: number } | null {
  const from = Math.max(0, words.length - LONGEST_NAME);
  for (let start = from; start < words.length; start++) {
    const name = words.slice(start).join(' ');
    const known = recognise([...path, name]);
    const isLetter = name.length === 1 && words.length > 2 && /^[a-z]$/.test(name) && !/^[qn]$/.test(name);
    if (known && known.certainty !== 'misspelt' && known.certainty !== 'within' && !isLetter)
      return { name, before: words.slice(Math.max(0, start - 2), start), length: words.length - start };
  }
  return null;
}
