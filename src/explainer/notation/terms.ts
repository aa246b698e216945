// The words that are explained on hover, focus and tap. One to three short sentences each, our own. Two rates have many
// names in the field: the page says misses and false alarms, and maps the other names here, once.
import { t } from '@lingui/core/macro';
export const TERMS = {
  ε: t`Of whatever may come out of training, the probability on one data set is at most exp(ε) times that on its neighbour, plus δ. The smaller ε, the less can be told.`,
  δ: t`The slack of an ε: the probability by which the comparison may be missed. The same training has a smaller ε at a larger δ, so one without the other says little.`,
  'differential privacy': t`A promise about an algorithm, not about one of its outputs: whatever it releases is almost as probable on one data set as on its neighbours. How nearly is said by ε and δ.`,
  'DP-SGD': t`Training in noisy steps: draw a batch, clip each record’s gradient to length C, add them up, add Gaussian noise of standard deviation σC, and move the model by the result.`,
  accountant: t`A computation, not an experiment: from q, σ, T and δ to an upper bound on ε, for every pair of neighbours and against someone who sees all steps.`,
  audit: t`An experiment: train many times in two worlds, let an attacker guess which it was, and turn the counted errors into a lower bound on ε. It holds with a stated confidence; a better attacker may show more.`,
  world: t`One of the two data sets that an attacker has to tell apart: with z, or with z′ in its place. Everything else is the same in both.`,
  iterate: t`The model’s parameters after one step of training. The last iterate is the trained model.`,
  canary: t`What an auditor puts into the training data, or into a step, to find its traces in the model afterwards.`,
  UniAud: t`An audit of one training run by Liu and Xiong (2025). Its canaries are made without data, so that they hardly disturb each other, and each is compared with itself. UniAud++ trains them beside a real task.`,
  'self-comparison': t`A canary is trained with one of two labels that were drawn alike, and the model is asked which. The record stays and its label changes, a replacement: what is bounded is the substitute ε.`,
  ε_O: t`The lower bound that an audit would report if every guess that counts were right: the most that its number of guesses can show at this δ and confidence. An ε above it is out of its reach.`,
  'clipped gradient': t`What one record adds to a step: its gradient, scaled down to length C if it is longer. So no record adds more than length C.`,
  adjacency:
    'Which pairs of data sets count as neighbours. An ε bounds how different training may look on two neighbours; for pairs further apart only weaker bounds follow.',
  'total variation': t`The largest difference in probability that two distributions give to the same event. Whoever must guess between them, when both are equally likely, is right with probability one half plus half of it, at best.`,
  'noise multiplier': t`Standard deviation of the noise over C. A shift of 2C under this σ is as plain as a shift of C under half of it.`,
  'sampling rate': t`The probability with which each record, by its own coin, joins the batch of a step.`,
  'Poisson sampling': t`Each record joins the batch of each step by a coin of its own, with probability q. Batches differ in size, and some may be empty.`,
  epoch: t`As many steps as it takes for each record to be drawn once on average: 1/q of them.`,
  'privacy profile': t`For every ε the smallest δ at which training is (ε, δ)-private (Balle, Barthe and Gaboardi, 2018). One (ε, δ) is one point of it.`,
  'trade-off curve': t`For every share of false alarms the smallest share of misses that any test of one neighbour against the other can reach (Dong, Roth and Su).`,
  'group privacy': t`What an (ε, δ) for one change implies for two, whatever the algorithm: twice the ε, and a δ that grows by the factor 1 + exp(ε) (Dwork and Roth).`,
  prior: t`The probability of being right before training has shown anything: by counting the possible values, or from other knowledge.`,
  advantage: t`How far success has come from the prior to certainty: (P − p) / (1 − p), with p the chance of a right guess before and P after. 0: nothing learnt; 1: certain.`,
  exchange: t`Another value of the secret in the same record, everything else as it is. To a training that is a replaced record.`,
  'false alarm': t`A run with z′ in the data that the test takes for a run with z. Other names: false positive; of its rate: FPR, type I error, α of a trade-off curve.`,
  miss: t`A run with z in the data that the test takes for a run with z′. Other names: false negative; of its rate: FNR, type II error, β or f(α) of a trade-off curve.`,
  'Clopper–Pearson': t`An interval for a probability, from a count of independent trials. It holds at least as often as stated, whatever the probability is.`,
  confidence: t`The share of repetitions of the whole audit in which its claim is true, at least. It holds for a procedure fixed beforehand, not for the best of many.`,
  'confidence sequence': t`Bounds that hold at every moment of a growing count, all together, with the stated confidence. Whoever watches may stop when they like; in return each bound claims a little less.`,
  logit: t`The score that a model gives to a label, before softmax turns the scores into probabilities.`,
  softmax: t`Turns the scores of all labels into probabilities: each is exp(its score), divided by the sum of them all.`,
} as const;

export type TermName = keyof typeof TERMS;
