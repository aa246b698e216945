// The names of DP-SGD's numbers, as data: in code, in tables, in sentences, English and German.
import { byWord, setOf } from './list';

/** The words behind a number for each unit. */
const UNITS = {
  epochs: 'epochs passes epochen durchläufe durchläufen',
  steps: 'steps iterations updates schritte schritten iterationen',
  records:
    'records examples samples images rows points datapoints datensätze datensätzen bilder bildern beispiele einträge einträgen zeilen personen patienten',
  devices: 'gpus devices',
  clients: 'clients users',
} as const;
export type Unit = keyof typeof UNITS;
export const UNIT_OF = byWord(UNITS);

/** The names of each quantity, in small letters. SILENT_NAMES may stand beside them; the longest name that fits wins. */
export const PHRASES = {
  records:
    'n | len | n train | train n | train size | training size | train set size | training set size | trainset size | dataset size | data size | size of dataset | sample size | dataset len | dataset length | train len | training set | num train | train num | train count | training examples | training samples | training records | training images | training points | training data points | train examples | train samples | train records | examples | samples | images | rows | records | datapoints | data points | population | population size | training data size | data count | train dataset size | number of train | train set | num data | training users | trainingsdaten | datensätze | datensätzen | datensatzgröße | einträge | einträgen | trainingsbeispiele | anzahl datensätze | bilder | bildern | beispiele | zeilen',
  batchSize:
    'batch size | batch sizes | batchsize | batch | bs | b | l | lot size | lot | lots | minibatch size | mini batch size | minibatches | minibatch | batches of size | batches | lots of size | lots of expected size | batch total | batch size total | train batch | batch size train | train bs | examples per iteration | examples per batch | examples per step | examples per update | examples per lot | batchgröße | batch größe | losgröße | stapelgröße | batchgrösse',
  deviceBatch:
    'per device batch size | per device train batch size | device batch size | per gpu batch size | per gpu train batch size | batch size per gpu | batch size per device | batch size per worker | batch size per node | batch size per replica | batch size per gpu device | train batch size per device | per device batch | batch per device | batch per gpu | per device per step | batch size per device per step',
  accumulation:
    'gradient accumulation steps | gradient accumulation | grad accumulation steps | grad accumulation | grad accum steps | grad accum | grad acc | grad acc steps | accumulation steps | accum steps | accumulate grad batches | accumulation | gradient accumulations | acc steps | n accumulation steps',
  devices:
    'devices | gpus | gpu | n gpu | world size | nproc per node | num processes | n devices | num gpus | data parallel size | gpus per node',
  samplingRate:
    'q | sampling rate | sample rate | sampling probability | sampling prob | sample probability | sample prob | subsampling rate | subsampling ratio | subsampling probability | subsample rate | sampling ratio | sampling fraction | selection probability | selection prob | poisson rate | p sample | samplingrate | samplerate | record with probability | each record with probability | each example with probability | records with probability | example with probability | examples with probability | sampled with probability | included with probability | stichprobenrate | ziehungsrate',
  epochs:
    'epochs | epoch | num epochs | n epochs | max epochs | max epoch | passes over data | passes | epochen | durchläufe',
  steps:
    't | steps | iterations | iters | updates | iteration count | compositions | num steps | n steps | max steps | total steps | train steps | training steps | gradient updates | gradient steps | niter | max iter | max iters | num iters | num updates | sgd steps | number of updates | training iterations | schritte | schritten | iterationen | trainingsschritte',
  stepsPerEpoch:
    'steps per epoch | batches per epoch | iterations per epoch | iters per epoch | updates per epoch | len train loader | len loader | len data loader | steps in epoch',
  largestBatch: 'truncated batch size | truncated batch | largest batch size | largest batch',
  bands: 'bands',
  noiseMultiplier:
    'noise multiplier | noise multipliers | sigmas | noisemultiplier | noise mult | noise scale | noise level | noise factor | noise ratio | noise multiplicator | sigma | σ | noise sigma | sigma noise | std relative | noise std relative | nm | noise | z | gaussian event | rauschmultiplikator | rauschfaktor | rauschen | rauschskala',
  noiseDeviation:
    'noise std | noise stddev | noise std dev | noise sd | noise standard deviation | standard deviation of noise | stddev noise | std noise | noise deviation | gradient noise std | noise stdev',
  delta: 'delta | δ | target delta | delta target | dp delta | failure probability',
  clippingNorm:
    'max grad norm | max gradient norm | clip norm | clipping norm | clip | clipping | l2 norm clip | l2 clip | l2 clip norm | l2 norm bound | l2 clipping norm | norm clip | clipping bound | clip bound | clipping threshold | clip threshold | clipping constant | max per sample grad norm | per sample max grad norm | per example max grad norm | max per example grad norm | per sample clip | per sample clip norm | max norm | c | grad clip | grad clip norm | gradient norm bound | clip value | clipping value | gradient clip | grad norm | clipped to norm | clip to norm | gradient to norm | gradients to norm | kappungsnorm | kürzungsnorm | clippingnorm',
  targetEpsilon:
    'target epsilon | target eps | epsilon target | eps target | epsilon budget | privacy budget | stop training at epsilon | max epsilon | desired epsilon | target ε | epsilon s | eps s | ε s | εs | eps ar | epsilon ar | ε ar',
  epsilon: 'epsilon | eps | ε',
  reportedEpsilon:
    'achieved epsilon | final epsilon | reported epsilon | spent epsilon | epsilon assuming poisson sampling',
  reportedOncePerEpoch:
    'epsilon with each example occurring once per epoch | epsilon with each record occurring once per epoch',
  microbatches: 'microbatches | num microbatches | n microbatches | number of microbatches',
  clients:
    'clients | num clients | total clients | number of clients | n clients | clients total | users | num users | total users | n users | num available clients | client population | client num in total | num parties | participants | num participants | num nodes | hospitals | devices total | num partitions | num supernodes',
  clientsPerRound:
    'clients per round | sampled clients | num sampled clients | number of sampled clients | users per round | clients each round | cohort size | client num per round | clients sampled | participants per round | num clients per round | selected clients | num selected clients',
  clientShare:
    'fraction fit | client sampling rate | client sample rate | client fraction | fraction of clients | participation rate | client participation | participation fraction | client sampling ratio | client rate | user sampling rate | client sampling probability | sample fraction of clients | frac clients | frac',
  rounds:
    'rounds | num rounds | number of rounds | total rounds | n rounds | server rounds | num server rounds | global epochs | global rounds | comm rounds | communication rounds | comm round | global steps of server | federated rounds | aggregation rounds | runden',
  localEpochs:
    'local epochs | client epochs | epochs per round | local ep | num local epochs | epochs per client | local training epochs | epochs on each client | local passes',
  localSteps:
    'local steps | client steps | local updates | local iterations | steps per round | num local steps | steps per client | local iters',
  localBatch:
    'local batch size | client batch size | local bs | local batch | batch size per client | batch size of client',
  perPerson:
    'max examples per user | max records per user | examples per user | records per user | max contributions | contributions per user | max samples per user | visits per patient | records per person | records per patient | max records per person | examples per person | records each | max num examples per user | samples per user | max user contributions | max rows per user | records per client | contribution bound | documents per user | max examples per client',
  repeats:
    'fold | trials | num trials | n trials | max trials | folds | num folds | n folds | k folds | kfold | seeds | num seeds | n seeds | n runs | num runs | repeats | num repeats | n repeats | restarts | num samples of search | ensemble size',
} as const;
export type NamedQuantity = keyof typeof PHRASES | 'targetEpsilonSubstitute';

/** Words that do not change what a name beside them means. */
export const SILENT_NAMES = setOf(
  'dp dpsgd privacy private args arg cfg config configs flags hparams hyperparams params param default value init self the a an our my this opt options settings training train trainer num number nb of count max total expected effective global logical virtual nominal mean average overall target true real full fixed float int const optimizer data dataset set',
);

/** Words which say that the whole batch of a step is meant, over all devices and accumulated batches. */
export const WHOLE = setOf('expected effective global logical total lot nominal');

/** A name with one of these words is of something other than the private training run. */
export const ANOTHERS = setOf(
  'eval evaluation evaluate test testing val valid validation validate dev warmup logging log logger save saving save_strategy print early stopping earlystopping patience physical micro microbatch pretrain pretraining public attack shadow generation decay lr learning scheduler schedule ema local client huber min adam layer rms norm_eps smoothing label diffusion offset start image hidden summary checkpoint eval_every every interval freq frequency display report beam inner ratio_test augment augmentation augmult num_workers workers classes seed mia audit canary inference predict prediction rank lora rng alphas orders monitor image_sigma kernel reg loss rescale latent truncated capacity output outputs generate generated generation synthetic synthesize synthetic_size critic final initial',
);

/** The quantities whose numbers are whole. */
export const COUNTS = setOf(
  'records batchSize deviceBatch accumulation devices steps stepsPerEpoch microbatches clients clientsPerRound rounds localEpochs localSteps localBatch perPerson repeats largestBatch bands',
);

/** The names of a function's arguments by position; '-' is an argument without meaning here. */
export const CALLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    get_epsilon: 'delta',
    PoissonSampledDpEvent: 'sampling_probability',
    GaussianDpEvent: 'noise_multiplier',
    SelfComposedDpEvent: '- steps',
    compose: '- steps',
    get_privacy_spent: '- -',
    compute_rdp: 'q noise_multiplier steps',
    compute_dp_sgd_privacy: 'n batch_size noise_multiplier epochs delta',
    compute_dp_sgd_privacy_lib: 'n batch_size noise_multiplier epochs delta',
  }),
);

/** The variables of loops over epochs and over steps. */
export const LOOPS = byWord({ epochs: 'epoch ep', steps: 'step iter iteration t' });
