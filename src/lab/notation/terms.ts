// The words that are explained on hover, focus and tap. One to three short sentences each, our own. Two rates have
// many names in the field: the page says misses and false alarms, and maps the other names here, once.
import { t } from '@lingui/core/macro';
import { GUEST_TERMS } from '../../guests/faces/guestTerms';

interface GuestTerm {
  name: TermName;
  /** The term in the glossary, and in text where a sentence does not bend it. */
  shown: string;
  note: string;
}

/** Terms of the training that guests bring. */
const OF_GUESTS = Object.values<GuestTerm>(GUEST_TERMS);

const OWN_TERMS = {
  ε: t`For any outcome of training, its probability on one data set is at most exp(ε) times its probability on a neighbour, plus δ. The smaller ε, the harder the two are to tell apart.`,
  δ: t`A small allowance on top of an ε. The same training run has a smaller ε at a larger δ, so an ε without its δ says little.`,
  'differential privacy': t`A promise about an algorithm, not about one of its outputs. Whatever the algorithm releases is almost as probable on one data set as on its neighbours. ε and δ say how close “almost” is.`,
  'DP-SGD': t`Training in noisy steps. Each step draws a batch, clips each record’s gradient to length C, adds the gradients up, adds Gaussian noise of standard deviation σC, and moves the model by the result.`,
  accountant: t`A computation, not an experiment. It turns the sampling rate, the noise, the number of steps and δ into an upper bound on ε, which holds for every pair of neighbours, even against someone who sees all steps.`,
  audit: t`An experiment. The auditor trains many times in two worlds, an attacker guesses which world it was, and the counted errors give a lower bound on ε. The bound holds with a stated confidence, and a better attacker may show more.`,
  world: t`One of the two data sets that an attacker has to tell apart. One holds z and the other holds z′ in its place, while everything else is the same.`,
  iterate: t`The model’s parameters after one step of training. The last iterate is the trained model.`,
  canary: t`What an auditor puts into the training data, or into a step, to find its traces in the model afterwards.`,
  UniAud: t`An audit of one training run by Liu and Xiong (2025). Its canaries are made without data, and so that they disturb each other little, and each is compared with itself. UniAud++ trains them beside a real task.`,
  'self-comparison': t`A canary is trained with one of two labels that were drawn in the same way, and the attacker asks the model which. The record stays and its label changes, so the game bounds the substitute ε.`,
  ε_O: t`The lower bound that an audit would report if every guess that counts were right. It is the most that this number of guesses can show at this δ and confidence, so an ε above it is out of reach.`,
  'clipped gradient': t`What one record adds to a step. Its gradient is scaled down to length C if it is longer, so no record adds more than length C.`,
  adjacency: t`Which pairs of data sets count as neighbours. An ε limits how differently training may turn out on two neighbours. For pairs further apart, only weaker bounds follow.`,
  'total variation': t`The largest difference in probability that two distributions give to the same event. Someone who must guess between the two, both equally likely, is right at best with probability one half plus half of the total variation.`,
  'noise multiplier': t`The standard deviation of the noise, as a multiple of C. A shift of 2C with noise σ is as easy to detect as a shift of C with noise σ/2.`,
  'sampling rate': t`The probability with which each record, by a coin of its own, joins the batch of a step.`,
  'Poisson sampling': t`Each record joins the batch of each step by a coin of its own, with probability q. Batches differ in size, and some may be empty.`,
  'fixed-size batches': t`Every step draws its batch anew from all records without replacement, and batches are always of the same size. Add/remove is not defined for it.`,
  'random allocation': t`In every epoch each record joins exactly one of the steps, drawn at random and independently of the others. It is also called balls in bins.`,
  epoch: t`As many steps as it takes until each record is drawn once on average, which is 1/q.`,
  'privacy profile': t`For every ε, the smallest δ at which training is (ε, δ)-private (Balle, Barthe and Gaboardi, 2018). A single (ε, δ) is one point of it.`,
  'trade-off curve': t`For every share of false alarms, the smallest share of misses that any test of one neighbour against the other can reach (Dong, Roth and Su).`,
  μ: t`A trade-off curve as one number (Gaussian DP). Two neighbours are never easier to tell apart than two bell curves whose centres are μ apart, seen through one draw. Error rates below 10⁻¹⁰ are left out (Gomez et al., 2026).`,
  'group privacy': t`What an (ε, δ) for one change implies for two changes, whatever the algorithm. ε doubles, and δ grows by the factor 1 + exp(ε) (Dwork and Roth).`,
  prior: t`The probability of guessing right before training has shown anything. It comes from counting the possible values, or from other knowledge.`,
  advantage: t`How far an attacker has come from the prior to certainty, (P − p) / (1 − p), where a guess is right with probability p before and P after. At 0 nothing was learnt, and at 1 the guess is certain.`,
  exchange: t`The same record with another value of the secret, and everything else unchanged. For training, that is a replaced record.`,
  'false alarm': t`A run with z′ in the data that the test takes for a run with z. It is also called a false positive, and its rate is called FPR, type I error, or α of a trade-off curve.`,
  miss: t`A run with z in the data that the test takes for a run with z′. It is also called a false negative, and its rate is called FNR, type II error, or β or f(α) of a trade-off curve.`,
  'Clopper–Pearson': t`An interval for a probability, computed from a count of independent trials. It holds at least as often as stated, whatever the probability is.`,
  confidence: t`If someone repeated the whole audit many times, its claim would be true at least this often. Confidence belongs to a procedure that was fixed beforehand, not to the best of many.`,
  'confidence sequence': t`Bounds that all hold together, at every moment of a growing count, with the stated confidence. Anyone who watches may stop when they like, and in return each bound claims a little less.`,
  logit: t`The score that a model gives to a label, before softmax turns the scores into probabilities.`,
  softmax: t`A function that turns the scores of all labels into probabilities. Each is exp(its score), divided by the sum over all labels.`,
} as const;

export type TermName = keyof typeof OWN_TERMS | (typeof GUEST_TERMS)[keyof typeof GUEST_TERMS]['name'];

export const TERMS: Readonly<Record<TermName, string>> = Object.assign(
  {},
  OWN_TERMS,
  ...OF_GUESTS.map(({ name, note }) => ({ [name]: note })),
);

/** The terms by sections of the glossary, in the order in which a reader needs them; and their text where a sentence does not bend them. */
export const GLOSSARY: readonly { title: string; names: Partial<Record<TermName, string>> }[] = [
  {
    title: t`The promise`,
    names: {
      'differential privacy': t`differential privacy`,
      ε: 'ε',
      δ: 'δ',
      adjacency: t`adjacency`,
      'group privacy': t`group privacy`,
      'privacy profile': t`privacy profile`,
      'trade-off curve': t`trade-off curve`,
      μ: 'μ',
      'total variation': t`total variation`,
      accountant: t`accountant`,
    },
  },
  {
    title: t`The training`,
    names: {
      'DP-SGD': 'DP-SGD',
      'clipped gradient': t`clipped gradient`,
      'noise multiplier': t`noise multiplier`,
      'Poisson sampling': t`Poisson sampling`,
      'fixed-size batches': t`fixed-size batches`,
      'random allocation': t`random allocation`,
      'sampling rate': t`sampling rate`,
      epoch: t`epoch`,
      iterate: t`iterate`,
      logit: t`logit`,
      softmax: t`softmax`,
      ...Object.fromEntries(OF_GUESTS.map(({ name, shown }) => [name, shown])),
    },
  },
  {
    title: t`The attack and what it shows`,
    names: {
      audit: t`audit`,
      world: t`world`,
      canary: t`canary`,
      'false alarm': t`false alarm`,
      miss: t`miss`,
      confidence: t`confidence`,
      'Clopper–Pearson': 'Clopper–Pearson',
      'confidence sequence': t`confidence sequence`,
      UniAud: 'UniAud',
      'self-comparison': t`self-comparison`,
      ε_O: 'ε_O',
    },
  },
  {
    title: t`What it means for a secret`,
    names: {
      prior: t`prior`,
      advantage: t`advantage`,
      exchange: t`exchange`,
    },
  },
];

export const TERM_NAMES: Readonly<Record<TermName, string>> = Object.assign(
  {},
  ...GLOSSARY.map(({ names }) => names),
);
