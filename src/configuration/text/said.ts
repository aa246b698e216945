// Numbers that sentences say without the name of a quantity: 'trained on 9,600 chest X-rays', 'every record joins with probability
// 0.01', 'delta is taken to be 1e-5', in English, German and French. Each gives the name that an entry would have.

const POWER = String.raw`(?:\d+(?:[.,]\d+)?\s*(?:[·×*]|\\cdot|\\times)\s*)?10(?:\^\{?\s*[-\u2212]?\d+\}?|[⁻\u207a]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)`;
const COUNT = String.raw`(?:\d{1,3}(?:[ '’\u00a0\u202f\u2009.]\d{3})+(?!\d)|\d+(?:[_,]\d{3})*(?:\.\d+)?(?:\s?[kKM]\b)?)`;
const SHARE = String.raw`(?:\d*(?:[.,]\d+)?\s?%|1\s*\/\s*\d[\d_,]*|${POWER}|\d+(?:[.,]\d+)?e-\d+|0?[.,]\d+(?!\s?%))(?![\w.,]*\d)`;
const SMALL = String.raw`(?:${POWER}|\d+(?:[.,]\d+)?e[-\u2212]\d+|1\s*\/\s*\d[\d_,]*|0[.,]0\d+)`;

/** What is trained on in numbers, and is no record. */
const NO_RECORDS = String.raw`(?!(?:[\p{L}\d-]+\s+)?(?:GPUs?|TPUs?|CPUs?|NVIDIA|AMD|A100s?|V100s?|H100s?|T4s?|RTX|devices?|nodes?|cores?|machines?|workers?|accelerators?|epochs?|steps?|iterations?|updates?|rounds?|hours?|days?|weeks?|minutes?|seconds?|classes|labels?|tasks|batch(?:es)?|lots?|seeds?|folds?|runs?|data\s?sets?|benchmarks?|corpora|layers?|features?|variables?|columns?|attributes?|tokens?|words?|languages?|domains?|hospitals?|sites?|clients?|different|various|times|percent|of|x|Epochen?|Schritten?|Stunden|Tagen?|Klassen|Merkmalen?|Variablen|GB|MB|époques?|itérations?|étapes?|heures?|variables?|classes)(?![\p{L}\d]))`;
const TRAINS = String.raw`\b(?:train(?:ed|ing|s)?|re-?train(?:ed|ing)?|fit(?:ted|ting)?|fine-?tun(?:e|ed|ing)|learn(?:ed|t|ing)?|trainier\p{L}*|entra\u00een\p{L}*)`;
const AMOUNT = String.raw`(?:(?:the|all|about|around|some|exactly|roughly|our|a total of|only|den|die|allen|etwa|rund|insgesamt|les|environ)\s+){0,3}`;
const TRAINING_SET = String.raw`(?:\btrain(?:ing)?[- ](?:set|data|split|corpus|data ?set|sample|partition|portion)s?|\bTrainings(?:datensatz|daten|menge|satz|korpus)\p{L}*|\bbase (?:d['’]apprentissage|d['’]entra\u00eenement)|\b(?:jeu|ensemble) (?:d['’]apprentissage|d['’]entra\u00eenement|de données d['’]entra\u00eenement))`;
const HOLDS = String.raw`(?:of|has|had|contain(?:s|ed|ing)?|compris(?:es|ed|ing)|consist(?:s|ed|ing)?\s+of|count(?:s|ed)?|hold(?:s|ing)?|with|includ(?:es|ed|ing)|is|was|size|umfasst|umfasste|enthält|enthielt|besteht\s+aus|bestand\s+aus|hat|hatte|zählt|mit|von|compte|comptait|contient|comprend|comporte|de|[:=])`;
const FOR_TRAINING = String.raw`(?:\b(?:were|was|are|is) used (?:for|in|to) train|\b(?:in|of) (?:the|our) training (?:set|data|split)\b|\bfor training\b|\bdans (?:la base|le jeu|l['’]ensemble) d['’](?:entra\u00eenement|apprentissage)|\bim Trainings(?:datensatz|satz)|\bin den Trainingsdaten|\bwurden (?:für das|zum) Training)`;

const DELTA_LINKS =
  '(?:is|was|were|be|been|being|taken|set|to|chosen|fixed|as|at|of|equal|equals|will|we|have|has|haben|wir|ist|wird|wurde|auf|mit|gleich|beträgt|betrug|vaut|est|fixé|\u00e0|took|use|used|chose|the|value|our|parameter|probability|failure|privacy)';
const RATE_NAME = '(?:probability|rate|Wahrscheinlichkeit|Rate|probabilité|taux)';

/** What is said of a number. */
interface Saying {
  /** What an entry would be called. */
  key: string;
  /** Every sentence that says it holds this, which is looked for first. */
  sign: RegExp;
  /** The number stands in the one group that is there. */
  pattern: RegExp;
}

const record = (sign: RegExp, pattern: string): Saying => ({
  key: 'number_of_examples',
  sign,
  pattern: new RegExp(pattern, 'giu'),
});

const SAID: readonly Saying[] = [
  record(
    /train|fit|tun(?:e|ing)|learn|entra/i,
    String.raw`${TRAINS}(?!\p{L})[^.;:()\d]{0,60}?\b(?:on|using|auf|sur)\s+${AMOUNT}(${COUNT})\s+${NO_RECORDS}\p{L}`,
  ),
  record(
    /train|apprentissage|entra/i,
    String.raw`${TRAINING_SET}\s+${HOLDS}\s+${AMOUNT}(${COUNT})(?=\s+${NO_RECORDS}\p{L}|\s*[.,;)]?\s*$|[.;)]\s)`,
  ),
  record(/train/i, String.raw`(?<![\p{L}\d.,])(${COUNT})\s+train(?:ing)?\s+${NO_RECORDS}\p{L}`),
  // 'on mnist 60k'
  record(
    /mnist|cifar|svhn|imdb|adult|celeb|imagenet|sst|mnli|qnli|qqp/i,
    String.raw`(?<!\p{L})(?:(?:fashion[-_ ]?|k|e)?mnist|cifar[-_ ]?100?|svhn|imdb|adult|celeb-?a|imagenet|sst-?2|mnli|qnli|qqp)(?:\s*\(|,?\s+)((?!(?:19|20)\d\d(?![\d.,kK]))(?:\d{1,3}(?:[,.]\d{3})+|\d{4,7}|\d+(?:\.\d+)?[kK]))(?=\s*[,;.)]|\s*$|\s+(?:train|records|examples|images|samples))`,
  ),
  // '50,000 training and 10,000 test images'
  record(
    /train/i,
    String.raw`(?<![\p{L}\d.,])(${COUNT})\s+(?:are\s+|for\s+)?train(?:ing)?\s*(?:and|,|\/|\+|&)\s`,
  ),
  record(
    /train|entra|apprentissage/i,
    String.raw`(?<![\p{L}\d.,])(${COUNT})\s+${NO_RECORDS}\p{L}[^.;:,\d]{0,60}(?:\([^()]*\)[^.;:,\d]{0,40})?${FOR_TRAINING}`,
  ),
  {
    key: 'batch_size',
    sign: /size|taille|größe/i,
    pattern: new RegExp(
      String.raw`\b(?:lots?|(?:mini-?)?batch(?:es)?)\b[^.;:]{0,80}\b(?:(?:of|with)\s+(?:an?\s+)?(?:average|mean|expected)\s+size|de\s+taille\s+(?:moyenne|attendue)|der\s+(?:mittleren|erwarteten)\s+Größe)\s+(?:of\s+|von\s+)?(${COUNT})`,
      'giu',
    ),
  },
  {
    key: 'sampling_rate',
    sign: /sampling/i,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,])(${SHARE})\s+(?:poisson\s+)?(?:sub-?)?sampling(?!\p{L})`,
      'giu',
    ),
  },
  {
    key: 'clipping_norm',
    sign: /clip/i,
    pattern:
      /\bclip(?:s|ped|ping)?\s+(?:(?:the|all|each|every|their|its|record['’]s|per-\w+|individual)\s+)*(?:gradients?\s+)?(?:is\s+|are\s+)?(?:at|to)\s+(?:an?\s+|the\s+)?(?:(?:L2|ℓ2|L_2|Euclidean)[- ])?(?:norm\s+)?(?:of\s+|at most\s+)?(\d+(?:\.\d+)?)(?![\d%]|\.\d|st\b|nd\b|rd\b|th\b|\s*(?:percent|%|words|tokens|pixels|records|examples|values))/giu,
  },
  {
    key: 'gradient_accumulation_steps',
    sign: /accumul/i,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,])(${COUNT})\s+(?:gradient[- ])?accumulation[- ]steps(?!\p{L})|\baccumulat(?:e|es|ed|ing)\s+(?:(?:the|their|our|all)\s+)*(?:gradients?\s+)?(?:over|for|across|of)\s+(${COUNT})\s+(?:micro-?|mini-?)?(?:batches|steps|passes)\b`,
      'giu',
    ),
  },
  {
    key: 'delta',
    sign: /delta|δ/i,
    pattern: new RegExp(
      String.raw`(?:(?<![\p{L}\d_])(?:delta|δ)(?!\p{L})\)?|\\delta\b)(?:\s+${DELTA_LINKS}(?!\p{L}))+\s+(${SMALL})|\(\s*(?:delta|δ)\s*\)\s*[:=]\s*(${SMALL})`,
      'giu',
    ),
  },
  {
    key: 'steps',
    sign: /updated/i,
    pattern: new RegExp(
      String.raw`\b(?:model|weights?|parameters?|network)\s+(?:is|are|was|were)\s+updated\s+(${COUNT})\s+times`,
      'giu',
    ),
  },
  {
    key: 'sampling_rate',
    sign: /sampl/i,
    pattern: new RegExp(
      String.raw`\b(?:sub-?)?sampl(?:e|ed|es|ing)\s+(?:\p{L}+\s+){0,3}?(?:with|at)\s+(?:an?\s+|the\s+)?(?:\p{L}+\s+)?(?:rate|probability)\s+(?:of\s+)?(${SHARE})`,
      'giu',
    ),
  },
];

/** In a sentence that tosses a coin for each record: the coin's probability, and how often all are tossed. */
const OF_COIN: readonly Saying[] = [
  {
    key: 'sampling_rate',
    sign: /prob|rat|taux|wahrsch/i,
    pattern: new RegExp(
      String.raw`(?:\b|(?<=\s))${RATE_NAME}\s+(?:of\s+|von\s+|de\s+|égale \u00e0\s+)?(?:[a-zA-Z]\s*=\s*)?(${SHARE})`,
      'gu',
    ),
  },
  {
    key: 'steps',
    sign: /in each of/i,
    pattern: new RegExp(
      String.raw`\bin each of (?:the |our )?(${COUNT})\s+(?:rounds|steps|iterations|updates)\b`,
      'giu',
    ),
  },
];

/** Of what is in the sentence before the number, what makes it another's. */
const OF_OTHERS =
  /\b(?:pre-?train\p{L}*|public\p{L}*|test\p{L}*|valid\p{L}*|eval\p{L}*|held[- ]out|teacher|non-?privat\p{L}*|without (?:privacy|noise|DP)|prior|previous\p{L}*|earlier|originally|not|never|nicht|pas)\b/iu;

/** The same of what is counted: '9,000 public pages'. */
const OTHERS_AFTER =
  /^\s*(?:\p{L}+\s+)?(?:public|test|validation|evaluation|synthetic|unlabell?ed)(?!\p{L})/iu;

export interface Said {
  name: string;
  value: string;
  text: string;
}

/** `tosses`: a sentence of the line says that each record has a coin of its own. */
export function saidIn(line: string, tosses: (sentence: string) => boolean): Said[] {
  if (!/\d/.test(line)) return [];
  const asked = SAID.filter(({ sign }) => sign.test(line));
  const found = (sayings: readonly Saying[], sentence: string): Said[] =>
    sayings.flatMap(({ key: name, pattern }) =>
      [...sentence.matchAll(pattern)].flatMap((match): Said[] => {
        const value = match.slice(1).find((each) => each !== undefined);
        const clause = sentence
          .slice(0, match.index)
          .split(/[,;:]\s+/)
          .at(-1) as string;
        if (value === undefined || OF_OTHERS.test(clause + match[0])) return [];
        if (OTHERS_AFTER.test(sentence.slice(match.index + match[0].length - 1))) return [];
        return [{ name, value, text: match[0].slice(-50) }];
      }),
    );
  return line
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}(])/u)
    .flatMap((sentence) => [
      ...found(asked, sentence),
      ...(/\b(?:each|every|jede|chaque)/i.test(sentence) && tosses(sentence) ? found(OF_COIN, sentence) : []),
    ]);
}
