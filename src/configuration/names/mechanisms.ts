// Signs of a mechanism, or of a unit of privacy, that an accountant of Poisson DP-SGD per record says nothing about.
import type { OtherMechanism } from '../types';

const OFF = String.raw`\s*["']?\s*[:=]\s*["']?(?:false|no|off|0)\b`;
const ON = String.raw`\s*["']?\s*[:=]\s*["']?(?:true|yes|on|1)\b`;

const SIGNS: readonly (readonly [OtherMechanism['id'], RegExp])[] = [
  [
    'not-private',
    new RegExp(
      String.raw`\b(?:enable_dp|use_dp|with_dp|dp_enabled|dp_training|is_private|enable_privacy|use_privacy|dpsgd|dp_sgd|use_dpsgd|enable_dpsgd)${OFF}`,
      'i',
    ),
  ],
  [
    'not-private',
    new RegExp(
      String.raw`\b(?:disable_dp|no_dp|non_private|nonprivate|disable_privacy|no_privacy)${ON}|--(?:disable[-_]dp|no[-_]dp|non[-_]private|nonprivate)(?![-_\w=])`,
      'i',
    ),
  ],
  [
    'not-private',
    /\bnon-?private(?:ly)?\b[^.]{0,60}\b(?:same|private|sensitive) (?:data|records|dataset|training)|\bwithout (?:DP|privacy|noise)\b[^.]{0,40}\b(?:same|private|sensitive) (?:data|records|dataset|training)/i,
  ],
  [
    'not-private',
    /\b(?:ohne (?:DP|Datenschutz|Privatheit|Rauschen)|nicht privat)(?![\p{L}])[^.]{0,40}(?:\bdenselben|\bden gleichen|\bdie gleichen|\bdieselben|\bprivaten|\bsensiblen) (?:Daten|Einträge|Trainingsdaten|Aufnahmen|Beispiele)|\b(?:denselben|den gleichen|dieselben|die gleichen) (?:Daten|Einträge|Trainingsdaten|Aufnahmen|Beispiele)\p{L}*[^.]{0,20} ohne (?:DP|Datenschutz|Privatheit|Rauschen)(?![\p{L}])|\bsans (?:DP|confidentialité|bruit|protection)(?![\p{L}])[^.]{0,40}\b(?:m\u00eames (?:données|enregistrements|images|exemples)|m\u00eame (?:base|jeu))|\bm\u00eames (?:données|enregistrements|images|exemples)[^.]{0,20} sans (?:DP|confidentialité|bruit|protection)(?![\p{L}])/iu,
  ],
  [
    'another',
    /\bskellam\b|\bdiscrete[-_ ]gaussian|\bdistributed discrete|\bbinomial mechanism|\b(?:output|objective)[-_ ]perturbation|\bexponential mechanism|\bPATE\b|\brandomi[sz]ed[-_ ]response|\blocal(?:ly)?[-_ ](?:DP|differential|private)|\bLDP\b|\bDP[-_ ]?(?:FW|Frank)|\bnois[ey]\w*\b(?:[^.]|\.\d){0,40}\b(?:added|applied|injected)\s+(?:in)?to\s+(?:the\s+|all\s+|each\s+)?(?:\w+\s+)?(?:activations?|embeddings?|features|inputs?|images|labels|outputs?|logits|predictions|representations)\b|\bstudent[-_ ]t[-_ ]noise|\bDP[-_ ](?:NTK|MERF|GAN by PATE)|\bsign[-_ ]?SGD with randomi/i,
  ],
  [
    'weighted',
    /\bWeightedRandomSampler|\bimportance[-_ ](?:sampl|weighted sampl)|\b(?:over|up)[-_ ]?sampl(?:e|es|ed|ing)\b|\bclass[-_ ]balanced[-_ ]sampl|\bbalanced[-_ ]?(?:batch[-_ ]?)?sampler|\bstratified[-_ ](?:batch|sampl)|\bSMOTE\b|\bsampling[-_ ]weights\b|\bactive (?:sampling|selection)|\bcurriculum\b/i,
  ],
  [
    'batch-clipped',
    /\bbatch[-_ ]?(?:level[-_ ])?clipp(?:ing|ed)|\bclip(?:s|ping|ped)? (?:of )?(?:the )?(?:whole |entire )?(?:batch|mini-?batch|mean|average[d]?|aggregated?|summed) (?:gradient|update)|\bclip\w*_(?:batch|mean|aggregate)_grad/i,
  ],
  [
    'batch-clipped',
    /\bgradient (?:moyen|(?:de la moyenne|du lot|du batch|du mini-lot)(?: entier| complet)?)[^.]{0,15}\sécr\u00eat|\b(?:Gradient des (?:ganzen |gesamten )?(?:Mini-?)?Batch(?:es|s)?|mittlere Gradient|gemittelte Gradient)(?: (?:wird|wurde|selbst))* (?:abgeschnitten|gekürzt|geklippt)|\b(?:wird|wurde) (?:nur )?der (?:Gradient des (?:ganzen |gesamten )?(?:Mini-?)?Batch(?:es|s)?|mittlere Gradient|gemittelte Gradient) (?:abgeschnitten|gekürzt|geklippt)/iu,
  ],
  [
    'labels',
    /\blabel[-_ ]?DP\b|\blabel[-_ ](?:only[-_ ])?(?:differential|privacy)|\blabel[-_ ]level[-_ ](?:DP|privacy|differential)/i,
  ],
  [
    'unclipped',
    new RegExp(
      String.raw`\b(?:use_clipping|do_clip|clip_grad(?:ient)?s?|gradient_clipping|grad_clip(?:ping)?|clip_per_(?:sample|example)|enable_clipping)${OFF}|\b(?:no_clip(?:ping)?|disable_clipping|skip_clipping)${ON}|--(?:no|disable|skip)[-_]clip(?:ping)?(?![-_\w=])|\bclipping(?:_mode|_fn|_type|_style|_strategy)?\s*["']?\s*[:=]\s*["']?(?:none|null|off|false|no)\b|\b(?:no|without|ohne) (?:(?:gradient|per-(?:sample|example)|any) )?(?:clipping|Clipping|Kürzung)\b|\b(?:un|not |never |nicht )(?:clipped|gekürzt)\b`,
      'i',
    ),
  ],
  [
    'without-replacement',
    new RegExp(
      String.raw`\bpoisson(?:_sampling|_subsampling)?(?:_in_fit)?${OFF}|--no[-_]poisson|\buse_poisson(?:_sampling)?${OFF}`,
      'i',
    ),
  ],
  [
    'without-replacement',
    /without[-_ ]replacement|\breplac(?:e|ement)\s*=\s*False\b|\brandperm\(|\brandom\.sample\(|\bohne Zurücklegen\b|\bfester? (?:Batch)?größe\b|\b(?:mini-?)?batch(?:es)? of exactly\b|\bfixed[-_ ]size\b[^.=:]{0,20}\bbatch|SampledWithoutReplacement|\bwor[-_ ]sampl|sampling\w*\s*[:=]\s*["']?(?:uniform|fixed|shuffl\w*|wor)\b|\bfixed[-_ ]?(?:batch[-_ ]?)?siz(?:e|ed)[-_ ]?(?:batch(?:es|ing)?|subsampl\w*|sampl\w*|minibatch\w*)|\bUniformWithoutReplacement|\bFIXED_(?:BATCH_)?SIZE\b/i,
  ],
  [
    'once-per-epoch',
    /\bcyclic[-_ ]?poisson|balls[-_ ]?(?:and|in)[-_ ]?bins|\bshuffled batches\b|\bshuffle[-_ ]?based\b|sampler\w*\s*["']?\s*[:=]\s*["']?(?:[\w.]+\.)?(?:distributed|random|sequential|subset_?random)_?sampler(?!.*\breplacement\s*=)/i,
  ],
  [
    'once-per-epoch',
    /\b(?:data|dataset|data set|examples|records|samples|images|training set|indices|permutation)\b[^.=:()]{0,40}\b(?:re-?)?shuffl(?:ed|es)\b|\b(?:re-?)?shuffl(?:e|ed|es|ing)\b(?!\s*[=:(])[^.=:()]{0,60}\b(?:epochs?|batches|data|records|examples|once)\b|\b(?:random|new|fresh) permutation\b|\b(?:gemischt|durchgemischt|geshuffelt|permutiert)(?![\p{L}])/iu,
  ],
  [
    'truncated',
    /truncated[-_ ]?(?:poisson|batch|subsampl)\w*|\bbatch(?:es| sizes?)? (?:are |is |were )?(?:truncated|capped|cut off)\b|\btruncated_batch_size\b/i,
  ],
  [
    'correlated-noise',
    /\bdp[-_ ]?ftrl\b|\bDPFTRL|tree[-_ ]?aggregat|TreeResidual|\bband[-_ ]?mf\b|BandMF|\bnum_bands\b|matrix[-_ ]factori[sz]ation|\bblt\b mechanism|\brestart_period\b|\bmatrix_mechanism\b|correlated[-_ ]noise/i,
  ],
  [
    'laplace',
    /\blaplace(?:[-_ ](?:noise|mechanism))\b|noise(?:_type|_mechanism|_distribution)?\s*["']?\s*[:=]\s*["']?laplace|mechanism\s*["']?\s*[:=]\s*["']?laplace/i,
  ],
  [
    'schedule',
    /\bdef\s+\w*(?:noise|sigma)\w*\s*\([^)]*\b(?:step|epoch|t|i|iteration|round)\b|\b(?:noise\w*|sigma)\s*=\s*lambda\b|\bnoise_?scheduler?\b|(?:Exponential|Step|Lambda)Noise|\b(?:sigma_(?:decay|schedule|start|end|init|final)|noise_(?:multiplier_)?(?:decay|schedule|annealing)\w*)\b(?!["']?\s*[:=]\s*["']?(?:none|null|false|no|off|constant|0(?:\.0*)?)(?![\w.]))|\b(?:dynamic|adaptive)[-_ ](?:noise|sigma)|\bscale_schedule\s*=\s*(?!None)|\bclip_?scheduler?\b.*\bnoise\b|\b(?:disable|stop|start|begin|end|enable|pause)_(?:dp|noise|privacy|dpsgd|clipping)_(?:after|at|from|until|before)(?:_\w+)?\s*["']?\s*[:=]\s*["']?(?!none|null|false|0\b|-1)|\b(?:dp|noise|privacy)_(?:start|stop|end|off|on|warmup|delay)_(?:steps?|epochs?|iters?)\s*["']?\s*[:=]\s*["']?(?!none|null|false|0\b|-1)/i,
  ],
  [
    'clients',
    /\bclients?_per_round\b|\bnum_clients\b|\bn_clients\b|\btotal_clients\b|\bclient[-_ ]level\b|\bclients_(?:per|sampled)\b|\bfraction_fit\b|\bclient_(?:sampling|fraction|rate)\w*|\bcohort_size\b|\bsampled_clients\b|\b(?:clients|devices|users) (?:are |is )?(?:sampled|selected|drawn|participate)\b|\bClients? pro Runde\b|\bClient-?Ebene\b|\bper-client\b.*\bround/i,
  ],
  [
    'users',
    /\buser[-_ ]level\b(?! privacy guarantee is)|\b(?:subject|patient|speaker|person|participant|customer|household|author|account)[-_ ]level[-_ ](?:dp|privacy|diff|guarantee)|\b(?:dp|privacy|protection)[-_ ]?(?:mode|unit|level|granularity|scope)\b["']?(?:\s+is\s|\s*[:=]|\s)\s*(?:the |an? |one )?["']?(?:user|client|subject|patient|group|speaker|person|participant|device|account|customer|household|author)|\bmax_examples_per_user\s*["']?\s*[:=]\s*(?!1\b|None)\d+|\bexamples_per_user\s*["']?\s*[:=]\s*(?!1\b)\d+|group[-_ ]level dp|\bNutzer-?[Ee]bene\b|\bper[- ]user (?:dp|privacy|guarantee)/i,
  ],
];

/** The first sign of each kind in a line. */
export function otherMechanismsIn(content: string): { id: OtherMechanism['id']; text: string }[] {
  const found = new Map<OtherMechanism['id'], string>();
  // what a program can be told is not what it is told
  if (/add_argument\(|DEFINE_\w+\(|[@.]option\(/.test(content)) return [];
  for (const [id, sign] of SIGNS) {
    const match = sign.exec(content);
    if (match && !found.has(id) && !negated(content, match.index)) found.set(id, match[0]);
  }
  return [...found].map(([id, text]) => ({ id, text }));
}

/** 'no noise schedule', 'not client-level', 'num_bands=1' are not it. */
const negated = (content: string, at: number): boolean =>
  /\b(?:no|not|without|never|isn't|instead of|rather than|unlike)\s+(?:\w+\s+)?$/i.test(
    content.slice(Math.max(0, at - 30), at),
  ) && !/^without/i.test(content.slice(at));
