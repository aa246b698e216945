// What a text mentions besides its numbers: what no accountant needs to know, and what says that there is more than one release.

/** What is asked about most, and enters no accountant. */
const UNCHANGED: readonly (readonly [RegExp, string])[] = [
  [/\badam\w*\b|dpadam/i, 'Adam instead of SGD works on the noisy gradients alone'],
  [/\blora\b|\bpeft\b/i, 'LoRA trains fewer weights, with the same clipping and noise'],
  [/\bscheduler?\b|lr_decay|cosine|warmup/i, 'a schedule of the learning rate scales what is already noisy'],
  [
    /per[-_ ]layer|layer[-_ ]?wise/i,
    'clipping layer by layer is clipping at C, if C² is the sum of the layers’ squared norms',
  ],
  [
    /accumulat/i,
    'accumulating gradients is one step of the whole batch, if it is noised once: q is that of the whole, and T counts noised steps',
  ],
  [
    /\bworld_size\b|\bn(?:um)?_?gpus?\b|data[-_ ]?parallel|\bddp\b|\bnproc_per_node\b|per[-_]device|multi[-_]gpu/i,
    'devices that share a batch are one step of all of it, if its noise has σC altogether',
  ],
];

/** What the text mentions that an accountant does not need to know, as sentences. */
export const mentionsIn = (text: string): string[] =>
  UNCHANGED.filter(([sign]) => sign.test(text)).map(([, said]) => said);

const LEARNS_NORM =
  /\badaptive(?:ly)?[-_ ]?clip|\bclip\w*\s*["']?\s*[:=]\s*["']?(?:adaptive|quantile)|\bAda-?Clip|\b(?:target|unclipped)[-_ ](?:unclipped[-_ ])?quantile|\bquantile[-_ ](?:based[-_ ])?clip|\bunclipped_num_std|\bclipped_count_std|adaptive\w*[-_ ](?:C\b|norm|threshold)/i;
const COUNT = String.raw`(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten|several|multiple|many|zwei|drei|vier|fünf|zehn|mehrere)`;
const SEVERAL_RUNS = new RegExp(
  String.raw`\b${COUNT} (?:(?:independent|random|different|separate|repeated|unabhängige\w*) )*(?:runs|seeds|trials|repetitions|models|repeats|folds|Läufe|Modelle|Wiederholungen)(?!\p{L})|\b(?:n|num)_(?:runs|seeds|trials|repeats|models|folds|splits)["']?\s*[:=]\s*(?:[2-9]|[1-9]\d)|\bseeds\s*[:=]\s*[[(]\s*\d+\s*,|\bhyper-?parameter[-_ ](?:search|tuning|sweep|grid)|\bgrid[-_ ]search|\boptuna\b|\b\d+[- ]fold\b|\brepeated \d+ times|\bensemble of\b|\b\d+ (?:Mal|mal) wiederholt|\bfor \(?(?:seed|run|trial|fold|rep|repeat|replica|restart)s?(?:_?\w{0,3})\b[^:]{0,20}\bin\b`,
  'iu',
);

/** The sign that the clipping norm is learned, and the one of several runs; null where there is none. */
export const learnsNormIn = (content: string): string | null => LEARNS_NORM.exec(content)?.[0] ?? null;
export const severalRunsIn = (content: string): string | null => SEVERAL_RUNS.exec(content)?.[0] ?? null;

const MIXES =
  /\bbatch[-_ ]?norm(?!\w*["']?\s*[:=]\s*["']?(?:none|null|false|no|off|0))|\bmix-?up\b(?!["']?\s*[:=]\s*["']?(?:none|null|false|no|off|0(?:\.0*)?\b))|\bcut-?mix\b(?!["']?\s*[:=]\s*["']?(?:none|null|false|no|off|0(?:\.0*)?\b))|\bcontrastive\b/i;
const NOT_MIXED =
  /\b(?:no|not|without|replac\w*|instead|fix\w*|convert\w*|frozen|freez\w*|remov\w*|disabl\w*|ohne|ersetz\w*)\b/i;
const MORE =
  /\b(?:DP|private(?:ly)?|differentially private)[- ](?:\w+ )?(?:histograms?|statistics?|feature selection|PCA|means?|counts?|quer(?:y|ies)|quantiles?|standardi[sz]ation|normali[sz]ation|vocabulary|tokeni[sz]er|tuning|model selection)\b|\b(?:of which|split (?:between|into)|rest of the budget|remaining (?:budget|ε|eps\w*)|share of the budget|budget for)\b|\b(?:eps\w*|ε)\s*(?:=|of)?\s*[\d.]+ (?:is |are )?(?:spent |used )?(?:for|on) (?:the )?(?:histogram|statistics|feature|PCA|tuning|selection|vocabulary|normali)/i;

/** The sign that records meet before they are clipped, and that more is released; null where there is none. */
export const mixesRecordsIn = (content: string): string | null =>
  NOT_MIXED.test(content) ? null : (MIXES.exec(content)?.[0] ?? null);
export const releasesMoreIn = (content: string): string | null => MORE.exec(content)?.[0] ?? null;

const OF_MEAN =
  /\bnormalize_by\b|\b(?:nois\w*|std\w*|deviation|sigma|σ)\b[^.]{0,60}\b(?:divided by (?:the )?(?:expected )?(?:batch|lot)|(?:to|of|on) the (?:mean|average[d]?|averaged)\b)|\bσ?\s*(?:\/\s*B\b|\/\s*\|B\|)[^.]{0,20}\bnois|\brelative to the (?:mean|average)/i;

/** The sign that noise is that of a mean; null where there is none. */
export const noiseOfMeanIn = (content: string): string | null => OF_MEAN.exec(content)?.[0] ?? null;

const GOES_ON =
  /\bresum(?:e|ed|es|ing)(?:_\w+)?\b(?!["']?\s*[:=]\s*(?:["']?(?:none|null|false|no|off|0)\b|""|''))|\b(?:init|load|start|restore)_(?:from_)?(?:ckpt|checkpoint)\b(?!["']?\s*[:=]\s*(?:["']?(?:none|null|false|no)\b|""|''))|\b(?:continu(?:e|ed|es|ing)|restarted|restored) from\b|\bfortgesetzt\b/i;

/** The sign that a run goes on from an earlier one; null where there is none. */
export const goesOnIn = (content: string): string | null => GOES_ON.exec(content)?.[0] ?? null;
