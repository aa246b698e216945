// Words of a text that bear on a question of the form, as data. They make the form ask; only words on Poisson sampling may answer.
import type { QuestionId } from '../form/questions';
import type { ToolId } from '../tools';
import { namesIn, setOf } from './list';

/** Phrases in small letters by question and answer; the words of a phrase follow one another on a line. */
const SPOKEN: Readonly<Partial<Record<QuestionId, Readonly<Record<string, string>>>>> = {
  sampling: {
    poisson: 'poisson | poisson sampling | poisson subsampling | independent coin',
    shuffled:
      'shuffle | shuffled | shuffling | reshuffle | permutation | permuted | cyclic | random sampler | sequential sampler | assuming poisson | poisson sampling is not | non poisson | not poisson | no poisson | no poisson sampling | example occurring once per epoch',
    'fixed-size':
      'without replacement | fixed size batches | batches of exactly | exactly | subset sampling | replace false',
    'random-allocation': 'balls in bins | balls and bins | random allocation',
    cut: 'truncated | truncated batch size | truncated dpsgd event | capped',
    other:
      'with replacement | replacement true | weighted random sampler | weighted sampler | bootstrap | bucket by length | class balanced',
  },
  privacy: {
    off: 'non private | nonprivate | without privacy | disable dp after | no privacy',
  },
  noiseScale: {
    mean: 'mean gradient | average gradient | averaged gradient | averaged gradients | mean clipped gradient | mean of the batch | on the mean | to the mean | to the average | of the average | average over the batch | noise on average | noise of mean | to the averaged | on the averaged | on the average | per example average',
    '2C': '2 c | 2 clip | relative to 2 c | twice the clipping norm | two c',
    sensitivity: 'sensitivity | relative to the sensitivity | l2 sensitivity',
    sum: 'variance | absolute noise',
  },
  clipping: {
    microbatches: 'with microbatching | microbatching | used microbatching true',
    batch:
      'batch clipping | clip grad norm | clip the mean | clip the batch | clipping the batch | global norm of the batch | batch gradient is clipped | mean gradient is clipped',
    adaptive:
      'adaptive clipping | adaptive clip | quantile clipping | target unclipped quantile | learned norm | clipping norm lr',
    mixed: 'batch norm | batchnorm | batch norm 2 d | mixup | cutmix',
    nothing: 'no clip | no clipping | without clipping | unclipped',
  },
  participation: {
    clients:
      'user level | client level | each user | each client | per user clipping | federated | fedavg | flower | flwr | dp mode user | privacy unit user | unit user | fraction fit | client fraction | participation rate | clients | num clients | local epochs | client sampling rate | communication rounds | comm rounds | global epochs | fedprox | fedsgd | federated averaging | föderiert | nutzer',
    several:
      'oversampled | upsampled | upsampling | examples per user | samples per user | visits per patient | records per patient | records per person | contributions per user | max contributions | rows per user | copies | duplicates | duplicated | oversample | oversampling | records per user | records each | replay buffer | repeat dataset',
    labels: 'label dp | labels only | label privacy | label differential privacy',
  },
  phases: {
    several:
      'resume | resumed | resuming | start epoch | initial epoch | phase 1 | phase 2 | first phase | second phase | phases | stages | segments | stage 1 | stage 2 | from checkpoint | then another | followed by | and then | batch size schedule | batch schedule | batch size warmup | increasing batch | growing batch | remaining steps | more epochs | afterwards | start step | load state dict | goes on from',
  },
  noiseLaw: {
    banded: 'banded | band mf | bandmf | num bands',
    correlated:
      'ftrl | dpftrl | tree aggregation | matrix factorization | matrix mechanism | correlated noise | dp mf',
    schedule:
      'noise schedule | sigma schedule | noise multiplier schedule | noise scheduler | noise decay | exponential noise | lambda noise | adaptive noise | decay noise | def noise multiplier | sigma decay | unused see the schedule | noise multiplier final | final noise multiplier | noise multiplier end | sigma final | sigma end | noise multiplier start | noise multiplier initial | initial noise multiplier | sigma start | sigma t | noise annealing',
    another:
      'laplace | skellam | binomial noise | activations | exponential mechanism | pate | local dp | ldp | dither',
  },
};

export const SIGNALS = Object.entries(SPOKEN).flatMap(([question, answers]) =>
  Object.entries(answers).map(([answer, phrases]) => ({
    question: question as QuestionId,
    answer,
    phrases: namesIn(phrases).map((phrase) => ({ phrase, first: phrase.split(' ', 1)[0] as string })),
  })),
);

/** Switches that turn privacy off where they are false. */
export const PRIVACY_SWITCHES = setOf(
  'dp|dpsgd|dp sgd|private|privacy|use dp|enable dp|dp enabled|enable privacy|privacy enabled|use privacy|with dp|is private|add noise|use dpsgd|differential privacy|enable|enabled|active|train with dp|use private|differentially private|dp training|make private',
);
/** Names of groups in which a setting 'enabled' switches privacy. */
export const PRIVACY_GROUPS = setOf(
  'dp|dpsgd|privacy|private|opacus|differential privacy|dp sgd|privacy engine|differentialprivacy|dp config|privacy config',
);
export const PRIVACY_OFF = setOf(
  'disable dp|no dp|disable privacy|no privacy|non private|nonprivate|no noise|disable dpsgd|without dp|disable noise',
);

/** Words that make the records fewer, or the training shorter, than the number beside them says. */
export const SHARES = {
  records: setOf(
    'val split|validation split|test split|val fraction|val ratio|train fraction|train split|subset|subset size|max train samples|train ratio|holdout|num train subset',
  ),
  length: setOf(
    'limit train batches|stopped at epoch|stopped epoch|stopped at step|stop epoch|early stop epoch|steps done',
  ),
};
export const PARTS_OF_DATA = setOf('take Subset');

/** Functions that draw Gaussian noise by hand, so that no library's conventions hold for the code around them. */
export const OWN_NOISE = setOf(
  'randn randn_like normal normal_ gauss rnorm standard_normal randn_tensor random_normal',
);

export const LIBRARIES: Readonly<Record<Exclude<ToolId, 'other'>, string>> = {
  opacus: 'opacus|make_private|make_private_with_epsilon|PrivacyEngine|PRVAccountant|RDPAccountant',
  'tensorflow-privacy':
    'tensorflow_privacy|tf_privacy|tfp|DPKerasSGDOptimizer|DPKerasAdamOptimizer|compute_dp_sgd_privacy_statement|compute_dp_sgd_privacy|DP-SGD performed over|DP-SGD with sampling rate',
  'jax-privacy': 'jax_privacy|dpsgd_event|DPKerasConfig|num_updates',
};

/** Words of a line that is about another data loader than the training's. */
export const NOT_OF_TRAINING = setOf('test val valid validation eval evaluation dev');

export const SUBSTITUTION = ['replace one', 'substitute', 'substitution'];
export const ADDITION = ['add or remove', 'add remove'];
