// Numbers in sentences: 'noise multiplier of 1.1', '15 epochs', 'iterated over 3600 steps'. Strings of code are no sentences.
import type { Line } from './comments';

export interface Phrase {
  line: number;
  /** The words of the name, 'noise multiplier'. */
  name: string;
  value: string;
  /** As written. */
  text: string;
}

const NUMBER = String.raw`(?:10\^\{?-?\d+\}?|\d+(?:[_,]\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?\s?%?|\.\d+)(?:\s?[kKM]\b)?`;
const LINK = String.raw`(?:\s+(?:of|is|was|to|at|equals|being|about|around|approximately|set to|equal to)\s+|\s+|\s*\()(?:about |around |approximately |roughly )?`;
const NAMES = `noise[-_ ]multiplier|noise[-_ ]scale|sigma|σ|sampling[-_ ](?:rate|probability|ratio)|sample[-_ ]rate|subsampling[-_ ](?:rate|probability)|(?:expected |logical |effective |total |global )?batch[-_ ]size|lot[-_ ]size|clipping (?:norm|bound|threshold)|max(?:imum)? grad(?:ient)? norm|clip[-_ ]norm|delta|δ|epsilon|ε|dataset[-_ ]size|number of (?:epochs|steps|examples|records|samples|iterations)`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d_.-])((?:[\p{L}-]+\s+)?)(${NAMES})${LINK}(${NUMBER})(?![\w.]*\w*[=/])`,
  'giu',
);
const COUNTED = new RegExp(
  String.raw`(?<![\w.^-])(${NUMBER})\s+((?:[a-z-]+\s+)?)(epochs|(?:[a-z-]+\s)?steps|iterations|updates|compositions|(?:training )?(?:examples|records|samples|images|sentences|data ?points)|GPUs|devices)\b(?=([^.\n]{0,24}))`,
  'giu',
);
const BATCHES_OF = new RegExp(
  String.raw`\b((?:\w+\s+)?)(?:mini-?)?batch(?:es)?(?: sizes?)? of(?: expected)?(?: size)? (?:about |approximately )?(${NUMBER})`,
  'giu',
);
/** Before a count, these make it a moment or an interval: 'every 500 steps', 'after 3 epochs', 'first 100 steps'. */
const MOMENT =
  /\b(?:every|each|after|first|last|at|per|within|until|next|another|warm-?up|save|log|evaluate|for the|of the)\s+$/i;
const ADJECTIVES =
  /^(?:training|train|total|dp-sgd|optimization|optimizer|gradient|update|full|private|noisy|dp)?\s*$/i;

/** Quotes and what stands in them, blanked; a line that looks like code has no sentence. */
function sentenceOf(content: string): string {
  return content.replace(/"[^"]*"|(?<![\p{L}\d])'[^']*'/gu, (quoted) => ' '.repeat(quoted.length));
}

export function phrasesOf({ number: line, content }: Line): Phrase[] {
  const sentence = sentenceOf(content);
  const words = sentence.match(/(?<![\w.=(])[a-z_-]{2,}(?![\w.=(])/gi) ?? [];
  if (words.length < 2 || /^(?:def|import|from|class)\b/.test(sentence)) return [];
  const phrases: Phrase[] = [];
  const add = (name: string, value: string, text: string) =>
    phrases.push({ line, name: name.trim(), value: value.trim(), text: text.trim() });
  for (const [text, before, name, value] of sentence.matchAll(NAMED)) {
    add(`${before ?? ''}${name}`, value as string, text);
  }
  for (const match of sentence.matchAll(COUNTED)) {
    const [text, value, adjective, noun, after] = match as unknown as string[] & RegExpExecArray;
    if (MOMENT.test(sentence.slice(0, match.index)) || !ADJECTIVES.test(adjective as string)) continue;
    const name = countedName(noun as string, after as string);
    if (name) add(name, value as string, (text as string).slice(0, 50));
  }
  for (const match of sentence.matchAll(BATCHES_OF)) {
    const [text, before, value] = match;
    add(
      `${/^(?:in|with|on|uses?|and|the|a|size)\s/i.test(before ?? '') ? '' : before} batch_size`,
      value as string,
      text,
    );
  }
  return phrases;
}

/** 'per iteration' after 'examples' is the batch; 'test examples' are no training records. */
function countedName(noun: string, after: string): string | null {
  const [last] = noun.toLowerCase().split(/\s+/).slice(-1);
  const qualifier = noun.toLowerCase().split(/\s+/).slice(0, -1).join('_');
  if (/^(?:examples|records|samples|images|sentences|datapoints|points)$/.test(last as string)) {
    if (/^\s+(?:per|in each|in every) (?:iteration|step|update|batch)/i.test(after)) return 'batch_size';
    if (/^\s+per /i.test(after)) return null;
    return qualifier === 'training' ? 'num_train_examples' : 'number_of_examples';
  }
  if (/^(?:gpus|devices)$/.test(last as string)) return 'num_gpus';
  if (/^\s+per epoch/i.test(after)) return 'steps_per_epoch';
  if (/^\s+per /i.test(after)) return null;
  return qualifier === '' ? (last as string) : `${qualifier}_${last}`;
}
