// What stands before, after and around a known word: words that leave its meaning, and words that give it to something else.
// Of a word in neither list nothing is known, and the name is not taken.
import type { Quantity } from '../types';

/** 'train_batch_size', 'target_delta', 'dp_noise_multiplier': the word itself. */
const NEUTRAL = new Set(
  `dp dpsgd sgd dpadam private privacy priv differential differentially training train trained num number no nb n total tot overall expected target
  the a an our of for and with at is are was we use used using set to by in on from value parameter gaussian poisson per_sample global effective logical
  optimizer_dp opacus tfp tf tensorflow jax args arg cfg config conf hparams hps hp opt opts options flags flag params self model_args training_args
  privacy_args ddp mean average avg final approx approximate approximately about around roughly given fixed constant chosen default our that its this his
  default minibatch l2 each where when if satisfies guarantee under let a set_of gradient grad py python python3 info run experiment exp main
  der die das des den dem ein eine einer einem einen mit und von bei für auf über wir verwenden nutzen setzen dabei als ist war sei beträgt betrug gesamt gesamte unser unsere unserem jeweils wobei sowie`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** By quantity, further ones. */
const NEUTRAL_FOR: Partial<Record<Quantity, readonly string[]>> = {
  steps: [
    'max',
    'maximum',
    'optimizer',
    'optimiser',
    'weight',
    'optimization',
    'optimisation',
    'opt',
    'update',
    'gradient',
    'global',
  ],
  epochs: ['max', 'maximum', 'full', 'complete'],
  clippingNorm: ['per', 'sample', 'example', 'max', 'maximum', 'gradient', 'grad', 'norm'],
  samplingRate: ['batch', 'client_free'],
  recordCount: ['size', 'examples', 'records', 'samples', 'images', 'dataset', 'data', 'points', 'max'],
  noiseMultiplier: ['noise', 'relative'],
  noiseDeviation: ['noise'],
  batchSize: ['size', 'max'],
  epsilon: ['final', 'reported', 'achieved', 'computed', 'example', 'level'],
};

/** 'eval_batch_size', 'logging_steps', 'min_delta', 'adam_epsilon': of something else. */
const OTHER = new Set(
  `eval evaluation evaluate evaluating evaluator test testing tests val valid validation validate dev holdout log logging logger logs save saving saved checkpoint checkpointing checkpoints ckpt
  warmup warm warming accumulation accumulate physical micro local client clients sample per_device device min minimum start starting begin adam adamw rmsprop adagrad layer layernorm layer_norm norm_eps rms bn
  batchnorm groupnorm batch_norm scheduler sched schedule decay lr learning rampup ramp patience early earlystopping stopping print printing report reporting display summary profile profiler prefetch buffer
  cache aux auxiliary public pretrain pretraining pretrained pre teacher student generator discriminator inner outer burn burnin unroll rollout attack attacker adversarial adversary fgsm pgd shadow canary mia audit auditing
  calibration tuning search predict prediction inference infer generation generate generated decode decoding sampler bootstrap window ema momentum augmult augmentation replay freeze frozen embedding huber loss smoothing label
  greedy image pixel blur kernel init initializer initialization stop step_size seq sequence max_seq token tokens bert_eps noise_image synth synthetic secret per_user user users per_client round rounds history previous prev old
  next last first every interval frequency freq monitor wait timeout worker workers num_workers thread threads read write shard shards file files download upload retry retries debug dry smoke
  bench benchmark clip_eps ppo kl entropy vtrace gamma diffusion ddpm ddim denoising rdp_order orders alpha alphas encoder decoder lookup reset restore plot plotting viz visualize visualization gui callback callbacks
  finetune_public secondary backup cooldown anneal annealing swa lookahead distill distillation mixup cutmix dropout nms iou box anchor rbf jitter bandwidth mmd heatmap testbilder validierung evaluierung auswertung lernrate aufwärmen warmlauf pro je jede jeder jedem alle nach letzte erste quantile gelu tolerance tol numerical stability stable`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const OTHER_FOR: Partial<Record<Quantity, readonly string[]>> = {
  steps: ['end', 'sampling', 'diffusion', 'time', 'env', 'current', 'resume', 'per', 'initial'],
  epochs: ['current', 'resume', 'end', 'initial', 'per'],
  epsilon: ['optimizer', 'optim', 'norm', 'div', 'small', 'fuzz', 'per', 'local', 'ln'],
  delta: ['time', 'weight', 'max'],
  batchSize: ['max', 'maximum', 'buffer', 'virtual'],
  recordCount: ['max', 'sample', 'class', 'classes'],
  noiseMultiplier: ['weight', 'observation', 'action'],
};

/** Inside these a known word is of something else: 'evaluation=dict(batch_size=100)', 'AdamW(eps=1e-8)'. */
const OTHER_SCOPES = new Set(
  `eval evaluation evaluate evaluating evaluator test testing tests val valid validation validate dev holdout warmup pretrain pretraining teacher attack attacker adversarial shadow mia audit auditing canary
  calibration inference infer generation generate decode public aux auxiliary scheduler lr_scheduler early earlystopping callbacks callback checkpoint checkpointing logging logger ema predict plot synthetic
  diffusion sampler_test augment augmentation augmentations transform transforms blur jitter search tuning summary benchmark bench profile profiler`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Optimizers and layers have an ε of their own. */
const EPSILON_SCOPES =
  /^(?:adam\w*|sgd|rmsprop|adagrad|lamb|optimizer|optim|opt|layernorm|batchnorm\w*|groupnorm\w*|norm|ln|dpadam\w*|huber|labelsmoothing)$/;

/** Whether a word of a name is one that this table knows. */
export const isQualifier = (word: string): boolean =>
  NEUTRAL.has(word) || OTHER.has(word) || OTHER_SCOPES.has(word);

export type Standing = 'taken' | 'doubtful' | 'other';

/** How a known word stands among the words before and after it in its own name. */
export function standingOf(quantity: Quantity, words: readonly string[]): Standing {
  let standing: Standing = 'taken';
  for (const word of words) {
    if (NEUTRAL_FOR[quantity]?.includes(word)) continue;
    if (OTHER.has(word) || OTHER_FOR[quantity]?.includes(word)) return 'other';
    if (!NEUTRAL.has(word) && !/^\d+$/.test(word)) standing = 'doubtful';
  }
  return standing;
}

/** 'accuracy at 10 epochs', 'epsilon for sigma': what is measured there is no count, and no noise. */
const MEASURED =
  /^(?:eps|epsilon|ε|loss|losses|acc|accuracy|auc|f1|bleu|rouge|score|perplexity|ppl|error|utility|time|seconds|minutes|hours|runtime|memory|cost|speed|throughput|results?|genauigkeit|verlust|zeit|dauer)$/;
const SCALED =
  /^(?:twice|double|doubled|doubling|half|halved|halving|inverse|reciprocal|log|sqrt|square|squared|sq|var|variance|change|changed|increase|increased|decrease|decreased|reduction|difference|times|old|original|doppelte[nrs]?|halbe[nrs]?|halbiert\w*|verdoppelt\w*|kehrwert)$/;

/** Whether words before a name make of it where something was measured. */
export const measures = (prose: readonly string[]): boolean =>
  prose.slice(-4).some((word) => MEASURED.test(word));

/** Whether words of a name, or before it, make of it a multiple, or a number of another time. */
export const isScaled = (words: readonly string[]): boolean => words.some((word) => SCALED.test(word));

/** Whether a yes or no is said of other data than the training set: 'test_loader = DataLoader(shuffle=False)', 'KFold(shuffle=True)'. */
export function ofOtherData(key: string, scopes: readonly { names: readonly string[] }[]): boolean {
  const words = [key, ...scopes.flatMap(({ names }) => names)].flatMap((name) =>
    name.toLowerCase().split(/[^\p{L}\d]+/u),
  );
  return (
    words.some((word) => OTHER_SCOPES.has(word) || /split|^\w*fold$/.test(word)) ||
    /_(?:test|val|eval)$/.test(key)
  );
}

/** Whether a name around it gives the word to something else. */
export function scopeTakesAway(quantity: Quantity, words: readonly string[]): boolean {
  if (words.some((word) => OTHER_SCOPES.has(word))) return true;
  return quantity === 'epsilon' && words.some((word) => EPSILON_SCOPES.test(word));
}
