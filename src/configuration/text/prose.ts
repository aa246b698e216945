// Numbers in sentences: 'noise multiplier of 1.1', '15 epochs', 'iterated over 3600 steps'. Strings of code are no sentences.
import type { Line } from './comments';
import { guaranteesIn } from './guarantees';
import { saidIn } from './said';

export interface Phrase {
  line: number;
  /** The words of the name, 'noise multiplier'. */
  name: string;
  value: string;
  /** As written. */
  text: string;
}

const NUMBER = String.raw`(?:(?:\d+(?:[.,]\d+)?\s*(?:[·×*]|\\cdot|\\times)\s*)?10\^\{?-?\d+\}?|\d{1,3}(?:[ '’\u00a0\u202f\u2009]\d{3})+(?!\d)|\d+,\d+(?!\d|,\d)|\d+(?:[_,]\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?\s?%?|\.\d+)(?:\s?[kKM]\b)?`;
const LINK = String.raw`(?:\s+(?:of|is|was|to|at|equals|being|about|around|approximately|set to|equal to|von|ist|war|sei|beträgt|betrug|bei|liegt bei|lag bei|de|est|était|vaut|\u00e0|égale? \u00e0)\s+|\s+|\s*\()(?:about |around |approximately |roughly |etwa |rund |environ )?`;
const NAMES = String.raw`noise[-_ ]mult(?:iplier|\.)?|noise[-_ ]scale|sigma|σ|sampling[-_ ](?:rate|probability|ratio)|sample[-_ ]rate|subsampling[-_ ](?:rate|probability)|q(?=\s+(?:of\s+|is\s+)?0?\.\d)|grad(?:ient)?[-_ ]accum(?:ulation)?(?:[-_ ]steps)?|(?:expected |logical |effective |total |global )?batch[-_ ]size|lot[-_ ]size|clipping (?:norm|bound|threshold)|max(?:imum)? grad(?:ient)? norm|clip[-_ ]norm|delta|δ|epsilon|ε|dataset[-_ ]size|number\sof (?:epochs|steps|examples|records|samples|iterations)|Rauschfaktor|Rauschmultiplikator|Ziehungsrate|Ziehungswahrscheinlichkeit|Stichprobenrate|Samplingrate|Batch-?größe|Losgröße|Kürzungsnorm|Kürzungsschranke|Clipping-?(?:norm|schranke|schwelle)|multiplicateur de bruit|taille (?:moyenne )?(?:de|des|du) (?:lots?|batch)|(?:taux|probabilité) (?:d['’]échantillonnage|de tirage)|(?:norme|seuil) (?:d['’]écr\u00eatage|de clipping)`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d_.-])((?:[\p{L}-]+\s+){0,3})(${NAMES})${LINK}(${NUMBER})(?!,\d)(?![\w.]*\w*[=/])`,
  'giu',
);
const COUNTED = new RegExp(
  String.raw`(?<![\w.^-]|\d,)(${NUMBER})\s+((?:[\p{L}-]+\s+)?)(epochs|(?:[a-z-]+\s)?steps|iterations|updates|compositions|(?:training )?(?:examples|records|samples|images|sentences|data ?points|points|rows|instances|observations)|(?<=(?:\d[kKM]|\d{4}|,\d{3})\s)(?:training )?(?:imgs|pics|pictures|photos|tweets|reviews|documents|texts|e-?mails|messages|notes|scans|transactions|utterances|sequences)|ep|Epochen|(?:Trainings)?schritten?|Iterationen|(?:Trainings)?(?:beispielen?|bildern?|einträgen?|datenpunkten?|daten-?sätzen?)|passes(?=\s+(?:over|through|of)\s+(?:the\s+|our\s+|all\s+|its\s+)*(?:\w+\s+)?(?:data|records|training|set|images|examples))|époques?|itérations?|étapes|enregistrements|exemples|dossiers|pas d['’]entra\u00eenement)(?![\p{L}\d_]|\s*=)(?=([^.]{0,24}))`,
  'giu',
);
/** '8 A100 GPUs', '4x V100', 'on 2 devices'. */
const DEVICES =
  /(?<![\w.,-])(\d{1,5})\s*(?:[x×]\s*)?(?:(?:NVIDIA|AMD|Google|Tesla)\s+)*(?:(?:A100|A10G?|A16|A30|A40|A6000|H100|H200|B[12]00|GH200|V100|P100|P40|T4|K80|L4|L40S?|MI\d{2,3}X?|RTX[\s-]?\w+|TPU\s?v\d\w*)(?:-[\w-]+)?s?\b(?:\s*\(?\d+\s?GB\)?)?(?:\s+GPUs?)?|GPUs?|devices|TPUs?(?: (?:cores|chips))?|accelerators|Grafikkarten?)(?![\p{L}\d])/giu;
/** 'stopped after 8 epochs', 'terminated at step 900' */
const STOPPED =
  /\b(?:stop(?:ped|ping|s)?|terminated|halted|ended|converged|abgebrochen|gestoppt|beendet)\s+(?:early\s+|training\s+|it\s+)*(?:after|at|in|nach|bei)\s+(?:(epoch|step|iteration|Epoche|Schritt)\s+(\d[\d,_]*)|(\d[\d,_]*)\s+(epochs|steps|iterations|Epochen|Schritten))(?![\p{L}\d])/giu;
/** 'batches of 600 records out of 60,000', 'batch 500 of 50000' */
const OUT_OF = new RegExp(
  String.raw`\b(?:(?:mini-?)?batch(?:es)?|lots?)(?:[- ]size)?(?: of(?: (?:expected )?size)?)?\s+(${NUMBER})(?:\s+(?:records|examples|samples|images|sentences|points|rows))?\s+(?:out of|of|from|aus|von)\s+(?:all |the |a total of |insgesamt )?(${NUMBER})(?![\w%])`,
  'giu',
);
const OF_BATCH =
  /\b(?:(?:mini-?)?batch(?:es)?|lots?)(?:[- ]sizes?)?(?: of(?: (?:expected )?size)?)?\s+(?:about |approximately )?$/i;
const BATCHES_OF = new RegExp(
  String.raw`\b((?:\w+\s+)?)(?:(?:mini-?)?batch(?:es)?|lots?)(?:(?: sizes?)? of(?: expected)?(?: size)?| der (?:erwarteten )?Größe) (?:about |approximately |etwa )?(${NUMBER})`,
  'giu',
);
/** After a number, what may set another against it or beside it, and that other: ', 1.0 and', ' -> 0.9', ' (2 for', ' instead of 1'. */
const BESIDE = new RegExp(
  String.raw`^\s*(?:(?:[,;(|]|->|→|±|\+\/?-|–|\/|-)\s*(?:(?:and|or|then|now|is|was|later|from|down|up|to|und|oder|dann)\s+){0,4}|(?:and|or|to|then|now|but|not|instead|rather|up|down|from|vs\.?|versus|until|before|later|previously|und|oder|bis|dann|auf)\s+(?:(?:of|at|to|by|is|was|than|from|then|now|later|not)\s+){0,3})[~≈]?(${NUMBER})(?=\s*(?:%(?!\s+(?:poisson\s+)?(?:sub-?)?sampl)|$|[,;.)\]](?!\d)|(?:and|or|in|for|on|at|with|when|after|before|from|if|respectively|resp|then|to|versus|vs|during|over|as|was|is|by|since|und|oder|bis|auf)\b))`,
  'iu',
);
/** Before a count, a number that shares its noun: '1000 and 500 steps', '3 x 1000 steps'. */
const BEFORE =
  /(?<![\p{L}\d.^-]|\d,|[=:]\s?|\b(?:batch|lot|size|epoch|step|seed|norm|clip\w*|version|lr|rate|level|bs|sigma|σ|delta|δ|epsilon|ε|[a-z])\s(?:of\s)?)(\d+[kKM]?)\s*(?:\b(?:and|or|to|x|vs\.?|versus|und|oder|bis)(?:\s+then)?|×|\*|->|→|–|-|\/)\s*$/iu;
/** Before a count, these make it a moment or an interval: 'every 500 steps', 'after 3 epochs', 'first 100 steps'. */
const MOMENT =
  /\b(?:every|each|after|first|last|at|per|within|until|next|another|warm-?up|save|log|evaluate|for the|of the|of which|of them|alle|jede[nrms]?|nach|je|pro|ersten?|letzten?|davon)\s+$/i;
/** In a part of a run 'the first 1000 steps' are its steps. */
const MOMENT_IN_PART =
  /\b(?:every|each|after|at|per|within|until|warm-?up|save|log|evaluate|of which|of them)\s+$/i;
const MORE = /^(?:more|further|additional|remaining|other)\s*$/i;
/** A label that gives the count after it to other data than is trained on. */
const OTHER_DATA =
  /\b(?:val(?:id(?:ation)?)?|test(?:ing)?|dev|eval(?:uation)?|hold-?out|held[- ]out)(?:[ _-](?:set|split|data ?set|data|size|samples))?\s*[:=]?\s*$|\b(?:test\w*|valid\w*|evaluat\w*)\s+(?:\w+\s+)?(?:on|with|using)\s+(?:the\s+|another\s+|other\s+|some\s+)?$/i;
/** 'batch 2048, clip 1.0': of a list, for 'at batch 512' is a moment; 'bs 256' is none. */
const BATCH = new RegExp(
  String.raw`(?:\b(?:bs|bsz)\s+(${NUMBER})(?![\w.])|(?:^|[,;:(]\s*|\b(?:with|using|use|average|mean|expected|mit)\s+(?:an?\s+)?)(?:batch|lot)\s+(${NUMBER})(?=\s*(?:$|[,;()]|\.(?!\d)|poisson\b)))`,
  'giu',
);
/** 'Epoch 3, batch 200, loss 0.41': the two hundredth. */
const OF_LOG = /\b(?:epoch|iter\w*|step)\s*[:#]?\s*\d+\b.*\bbatch\b.*\b(?:loss|acc\w*)\b/i;
/** 'clip 1.0, epochs 40, N 50 000': of a list. */
const LISTED = new RegExp(
  String.raw`(?:^|[,;(]\s*)(epochs|steps|iterations|N|n|T)\s+(${NUMBER})(?=\s*(?:$|[,;)]|\.(?!\d)))`,
  'gu',
);
const ADJECTIVES =
  /^(?:training|train|total|dp-sgd|poisson|poisson-sampled|optimi[sz]ation|optimi[sz]er|gradient|update|full|private|noisy|dp)?\s*$/i;

/** Quotes and what stands in them, blanked; a line that looks like code has no sentence. */
function sentenceOf(content: string): string {
  return content.replace(/"[^"]*"|(?<![\p{L}\d])'[^']*'/gu, (quoted) => ' '.repeat(quoted.length));
}

/** 'an expected size of B = 600', 'for E = 100 epochs': the letter is another name of what is named already. */
const SYMBOL =
  /(?<=\b(?:size|of|for|is|ist|aus|over|über|das entspricht|gives|after|probability|rate|Wahrscheinlichkeit|Rate)\s+)[BLNnTEq]\s*=\s*(?=\d)/gu;
/** '~1.2M rows (1,203,418 to be exact)' */
const TO_BE_EXACT =
  /[~≈]?\d[\d.,]*\s?[kKM]?\s+(\p{L}+)\s*\((\d[\d.,]*),?\s+(?:to be (?:exact|precise)|exactly|precisely|genau)\b[^()]*\)/giu;

/** `tosses`: whether a sentence says that each record has a coin of its own. */
export function phrasesOf(
  { number: line, content, clause, rest }: Line,
  tosses: (sentence: string) => boolean = () => false,
): Phrase[] {
  // all that is said is a number, but for this
  if (!/\d|full[- ]batch/i.test(content)) return [];
  const sentence = sentenceOf(content).replace(TO_BE_EXACT, '$2 $1').replace(SYMBOL, '');
  const words = sentence.replace(/\.\s*$/, '').match(/(?<![\w.=(])[a-z_-]{2,}(?![\w.=(])/gi) ?? [];
  const ofPart = clause !== undefined;
  const phrases: Phrase[] = [];
  const add = (name: string, value: string, text: string) =>
    phrases.push({ line, name: name.trim(), value: value.trim(), text: text.trim() });
  for (const [name, value] of guaranteesIn(sentence)) add(name, value, `${name} = ${value}`);
  if (
    (words.length < 2 &&
      !ofPart &&
      !rest &&
      !/^(?:[-*\u2022·]\s+\d|[~≈]?\d[\d.,_]*\s?[kKM]?\s+[\p{L} -]+[.,;!]?$)/u.test(sentence)) ||
    /^(?:def|import|from|class)\b/.test(sentence)
  )
    return phrases;
  for (const match of sentence.matchAll(NAMED)) {
    const [text, before, name, value] = match as unknown as string[];
    const { index } = match;
    const after = sentence.slice(index + text.length);
    add(`${before ?? ''}${name}${PER_DEVICE.test(after) ? '_per_device' : ''}`, value as string, text);
    // 'sigma 0.8, 1.0 and 1.2': each as said of the name
    for (let at = index + text.length, next = besideAt(sentence, at); next; next = besideAt(sentence, at)) {
      add(name as string, next.value, `${name} ${next.value}`);
      at = next.end;
    }
  }
  for (const match of sentence.matchAll(COUNTED)) {
    const [text, value, adjective, noun, after] = match as unknown as string[] & RegExpExecArray;
    const before = sentence.slice(0, match.index);
    if ((ofPart ? MOMENT_IN_PART : MOMENT).test(before)) continue;
    // '60,000 MNIST training examples'
    const ofData =
      /^(?!test|val|eval)\p{Lu}[\p{L}\d-]*\s+$/u.test(adjective as string) &&
      /^training /i.test(noun as string);
    if (!ADJECTIVES.test(adjective as string) && !ofData && !(ofPart && MORE.test(adjective as string)))
      continue;
    // 'val set: 10,000 images'
    if (OTHER_DATA.test(before)) continue;
    // 'batches of 600 records'
    if (OF_BATCH.test(before) && !/epoch|step|iter/i.test(noun as string)) continue;
    const name = countedName(noun as string, before, after as string);
    if (!name) continue;
    add(name, value as string, (text as string).slice(0, 50));
    const times = /^\s*[×x*]\s*(\d+)/.exec(after as string)?.[1];
    if (times !== undefined) add(name, times, `${text} × ${times}`.slice(0, 50));
    const other = BEFORE.exec(before.slice(-40))?.[1];
    if (other !== undefined) add(name, other, `${other} … ${text}`.slice(0, 50));
  }
  for (const [text, batch, records] of sentence.matchAll(OUT_OF)) {
    add('batch_size', batch as string, text);
    add('number_of_examples', records as string, text);
  }
  for (const [text, one, first, second, many] of sentence.matchAll(STOPPED))
    add(/^epo/i.test(one ?? many ?? '') ? 'epochs' : 'steps', (first ?? second) as string, text);
  for (const [text, value] of sentence.matchAll(DEVICES)) add('num_gpus', value as string, text);
  for (const match of sentence.matchAll(BATCHES_OF)) {
    const [text, before, value] = match;
    const device = PER_DEVICE.test(sentence.slice(match.index + text.length));
    const said = /^(?:in|with|on|of|uses?|using|and|the|a|size|sample[sd]?|draws?|takes?|forms?)\s/i.test(
      before ?? '',
    )
      ? ''
      : before;
    add(`${said} ${device ? 'batch_size_per_device' : 'batch_size'}`, value as string, text);
  }
  for (const [text, short, value] of OF_LOG.test(sentence) ? [] : sentence.matchAll(BATCH))
    add('batch_size', (short ?? value) as string, text);
  for (const [text, name, value] of sentence.matchAll(LISTED))
    add(name as string, (value as string).replace(/(?<=\d)[ ’\u00a0\u202f\u2009](?=\d{3})/g, ''), text);
  for (const { name, value, text } of saidIn(sentence, tosses)) add(name, value, text);
  if (/(?<!\b(?:not|no|than|of) (?:a )?)\bfull[- ]batch\b(?! size)/i.test(sentence))
    add('sampling_rate', '1', 'full-batch');
  // 'at batch 512' is a moment of training, unless it is said of a part
  const [text, value] = (ofPart && /\b(?:batch|lot) (\d[\d,_]*k?)(?![\w.])/i.exec(sentence)) || [];
  if (text && value) add('batch_size', value, text);
  return phrases;
}

/** Another number that stands beside the one that ends at `at`. */
function besideAt(sentence: string, at: number): { value: string; end: number } | null {
  const match = BESIDE.exec(sentence.slice(at, at + 60));
  return match ? { value: match[1] as string, end: at + match[0].length } : null;
}

const PER_DEVICE =
  /^\s*(?:\(|,)?\s*(?:per|pro|je|on each|each|for each)[- ](?:GPU|device|worker|card|core|replica|rank|process|node|TPU|Grafikkarte)/i;
/** 'Each user contributes up to 3 records' */
const OF_USER =
  /\b(?:each|every|any|one|no) (?:user|person|patient|client|customer|individual|participant|household)s?\s+(?:(?:may|can|has|have|had|contributes?|contributed|holds?|owns?|gives?|with)\s+)+(?:(?:up to|at most|more than|about|exactly|around|on average|a maximum of|the)\s+)*$/i;
const PER = /^\s+(?:per|pro|je) /i;

/** German and French nouns, whose German records may come with 'Trainings-' before them. */
function inEnglish(noun: string): string {
  if (/epochen$/i.test(noun)) return 'epochs';
  if (/schritten?$/i.test(noun)) return 'steps';
  if (/iterationen$/i.test(noun)) return 'iterations';
  if (/^(?:ep|époques?|passes)$/i.test(noun)) return 'epochs';
  if (/^(?:itérations?|étapes|pas d['’]entra\u00eenement)$/i.test(noun)) return 'iterations';
  if (/^(?:enregistrements|exemples|dossiers)$/i.test(noun)) return 'examples';
  if (!/(?:beispielen?|bildern?|einträgen?|datenpunkten?|daten-?sätzen?)$/i.test(noun)) return noun;
  return /^trainings/i.test(noun) ? 'training_examples' : 'examples';
}

const INFORMAL =
  /(?:imgs|pics|pictures|photos|tweets|reviews|documents|texts|e-?mails|messages|notes|scans|transactions|utterances|sequences)$/i;

/** 'per iteration' after 'examples' is the batch; 'test examples' are no training records. */
function countedName(given: string, before: string, after: string): string | null {
  const noun = inEnglish(given);
  const [last] = (INFORMAL.test(noun) ? noun.replace(INFORMAL, 'examples') : noun)
    .toLowerCase()
    .split(/[\s_]+/)
    .slice(-1);
  const qualifier = noun
    .toLowerCase()
    .split(/[\s_]+/)
    .slice(0, -1)
    .join('_');
  if (
    /^(?:examples|records|samples|images|sentences|datapoints|points|rows|instances|observations)$/.test(
      last as string,
    )
  ) {
    if (/^\s+(?:per|in each|in every) (?:iteration|step|update|batch)/i.test(after)) return 'batch_size';
    if (OF_USER.test(before) || /^\s+per (?:user|person|individual|participant)\b/i.test(after))
      return 'max_records_per_user';
    if (PER.test(after)) return null;
    return qualifier === 'training' ? 'num_train_examples' : 'number_of_examples';
  }
  if (/^\s+per epoch/i.test(after)) return 'steps_per_epoch';
  if (PER.test(after)) return null;
  return qualifier === '' ? (last as string) : `${qualifier}_${last}`;
}
