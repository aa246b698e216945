// Words that speak for or against an answer, as data. What is found here opens a question and never answers one, but for `says`.
import type { QuestionId } from '../questions';

export interface Signal {
  question: QuestionId;
  /** The answer that the words suggest. */
  answer: string;
  /** They leave the question answered, where nothing else opens it. */
  says?: true;
  /** In small letters, as words of a line in their order. */
  phrases: readonly string[];
}

const list = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim());

export const SIGNALS: readonly Signal[] = [
  {
    question: 'sampling',
    answer: 'poisson',
    says: true,
    phrases: list('poisson | poisson sampling | poisson subsampling | independent coin'),
  },
  {
    question: 'sampling',
    answer: 'shuffled',
    phrases: list(
      'shuffle | shuffled | shuffling | reshuffle | permutation | permuted | cyclic | random sampler | sequential sampler | assuming poisson | poisson sampling is not | non poisson | not poisson | no poisson | no poisson sampling | example occurring once per epoch',
    ),
  },
  {
    question: 'sampling',
    answer: 'fixed-size',
    phrases: list(
      'without replacement | fixed size batches | batches of exactly | exactly | subset sampling | replace false',
    ),
  },
  {
    question: 'sampling',
    answer: 'random-allocation',
    phrases: list('balls in bins | balls and bins | random allocation'),
  },
  {
    question: 'sampling',
    answer: 'other',
    phrases: list(
      'truncated | truncated batch size | truncated dpsgd event | capped | with replacement | replacement true | weighted random sampler | weighted sampler | bootstrap | bucket by length | class balanced',
    ),
  },
  {
    question: 'privacy',
    answer: 'off',
    phrases: list('non private | nonprivate | without privacy | disable dp after | no privacy'),
  },
  {
    question: 'noiseScale',
    answer: 'mean',
    phrases: list(
      'mean gradient | average gradient | averaged gradient | averaged gradients | mean clipped gradient | mean of the batch | on the mean | to the mean | to the average | of the average | average over the batch | noise on average | noise of mean | to the averaged | on the averaged | on the average | per example average',
    ),
  },
  {
    question: 'noiseScale',
    answer: '2C',
    phrases: list('2 c | 2 clip | relative to 2 c | twice the clipping norm | two c'),
  },
  {
    question: 'noiseScale',
    answer: 'sensitivity',
    phrases: list('sensitivity | relative to the sensitivity | l2 sensitivity'),
  },
  { question: 'noiseScale', answer: 'sum', phrases: list('variance | absolute noise') },
  {
    question: 'clipping',
    answer: 'microbatches',
    phrases: list('with microbatching | microbatching | used microbatching true'),
  },
  {
    question: 'clipping',
    answer: 'batch',
    phrases: list(
      'batch clipping | clip grad norm | clip the mean | clip the batch | clipping the batch | global norm of the batch | batch gradient is clipped | mean gradient is clipped',
    ),
  },
  {
    question: 'clipping',
    answer: 'adaptive',
    phrases: list(
      'adaptive clipping | adaptive clip | quantile clipping | target unclipped quantile | learned norm | clipping norm lr',
    ),
  },
  {
    question: 'clipping',
    answer: 'mixed',
    phrases: list('batch norm | batchnorm | batch norm 2 d | mixup | cutmix'),
  },
  {
    question: 'clipping',
    answer: 'nothing',
    phrases: list('no clip | no clipping | without clipping | unclipped'),
  },
  {
    question: 'participation',
    answer: 'clients',
    phrases: list(
      'user level | client level | each user | each client | per user clipping | federated | fedavg | flower | flwr | dp mode user | privacy unit user | unit user | fraction fit',
    ),
  },
  {
    question: 'participation',
    answer: 'several',
    phrases: list(
      'copies | duplicates | duplicated | oversample | oversampling | records per user | records each | replay buffer | repeat dataset',
    ),
  },
  {
    question: 'participation',
    answer: 'labels',
    phrases: list('label dp | labels only | label privacy | label differential privacy'),
  },
  {
    question: 'phases',
    answer: 'several',
    phrases: list(
      'resume | resumed | resuming | start epoch | initial epoch | phase 1 | phase 2 | first phase | second phase | phases | stages | segments | stage 1 | stage 2 | from checkpoint | then another | followed by | and then | remaining steps | more epochs | afterwards | start step | load state dict | goes on from',
    ),
  },
  {
    question: 'noiseLaw',
    answer: 'correlated',
    phrases: list(
      'ftrl | dpftrl | tree aggregation | banded | band mf | bandmf | num bands | matrix factorization | matrix mechanism | correlated noise | dp mf',
    ),
  },
  {
    question: 'noiseLaw',
    answer: 'schedule',
    phrases: list(
      'noise schedule | sigma schedule | noise multiplier schedule | noise scheduler | noise decay | exponential noise | lambda noise | adaptive noise | decay noise | def noise multiplier | sigma decay | unused see the schedule',
    ),
  },
  {
    question: 'noiseLaw',
    answer: 'another',
    phrases: list(
      'laplace | skellam | binomial noise | activations | exponential mechanism | pate | local dp | ldp | dither',
    ),
  },
];

/** Names of switches: what is false where they are, or true where they begin with one of the last. */
export const PRIVACY_SWITCHES: ReadonlySet<string> = new Set(
  'dp|dpsgd|dp sgd|private|privacy|use dp|enable dp|dp enabled|enable privacy|privacy enabled|use privacy|with dp|is private|add noise|use dpsgd|differential privacy|enable|enabled|active|train with dp|use private|differentially private|dp training|make private'.split(
    '|',
  ),
);
/** Groups in which 'enabled' is privacy's. */
export const PRIVACY_GROUPS: ReadonlySet<string> = new Set(
  'dp|dpsgd|privacy|private|opacus|differential privacy|dp sgd|privacy engine|differentialprivacy|dp config|privacy config'.split(
    '|',
  ),
);
export const PRIVACY_OFF: ReadonlySet<string> = new Set(
  'disable dp|no dp|disable privacy|no privacy|non private|nonprivate|no noise|disable dpsgd|without dp|disable noise'.split(
    '|',
  ),
);

/** Settings that make the records fewer, or the training shorter, than the number beside it says. */
export const SHARES: Readonly<Record<string, 'records' | 'length'>> = Object.fromEntries([
  ...'val split|validation split|test split|val fraction|val ratio|train fraction|train split|subset|subset size|max train samples|train ratio|holdout|num train subset'
    .split('|')
    .map((name) => [name, 'records'] as const),
  ...'limit train batches|stopped at epoch|stopped epoch|stopped at step|stop epoch|early stop epoch|steps done'
    .split('|')
    .map((name) => [name, 'length'] as const),
]);
export const PARTS_OF_DATA: ReadonlySet<string> = new Set(['take', 'Subset']);

/** Calls that draw noise by hand: what surrounds them is nobody's library. */
export const OWN_NOISE: ReadonlySet<string> = new Set(
  'randn randn_like normal normal_ gauss rnorm standard_normal randn_tensor random_normal'.split(' '),
);

/** Words by which a library is known. */
export const LIBRARIES = {
  opacus: 'opacus|make_private|make_private_with_epsilon|PrivacyEngine|PRVAccountant|RDPAccountant'.split(
    '|',
  ),
  'tensorflow-privacy':
    'tensorflow_privacy|tf_privacy|tfp|DPKerasSGDOptimizer|DPKerasAdamOptimizer|compute_dp_sgd_privacy_statement|compute_dp_sgd_privacy|DP-SGD performed over|DP-SGD with sampling rate'.split(
      '|',
    ),
  'jax-privacy': 'jax_privacy|dpsgd_event|DPKerasConfig|num_updates'.split('|'),
} as const;

/** A line with one of these is of another loader. */
export const NOT_OF_TRAINING: ReadonlySet<string> = new Set(
  'test val valid validation eval evaluation dev'.split(' '),
);

/** Words for the adjacency of a target. */
export const SUBSTITUTION = ['replace one', 'substitute', 'substitution'];
export const ADDITION = ['add or remove', 'add remove'];
