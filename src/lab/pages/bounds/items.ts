// The numbered items of "A Unified Framework for Adversary-Aware Differential Privacy Bounds" (Swanberg and
// others). Data.
import { t } from '@lingui/core/macro';
import { at, type PaperItem, part, unknownItem, wholeItem } from '../items/item';

const printed = t`The constant before δ was lost in our copy. The page has the term with two constants, neither of which bounds every count, and uses a corrected one.`;

const withDelta = (number: string, says: string, query: string): PaperItem =>
  part(`theorem#${number}`, says, at('bounds#printed-title', 'src/risk/tails/sharedTail.ts', query), printed);

export const BOUNDS_ITEMS: readonly PaperItem[] = [
  unknownItem(
    'equation#1–3',
    t`Three displayed formulas.`,
    {},
    t`Our copy of this paper has lost all its formulas. Where words and proofs fix one, it is among the items below.`,
  ),
  part(
    'algorithm#1',
    t`The game. Secrets are drawn from a prior, a mechanism releases something, and the attacker makes an attempt at each target. What counts is how many attempts are right, whatever “right” means for one of them.`,
    at('bounds#game-title', 'src/risk/secret.ts', 'attributeInference'),
    t`The paper allows any number of attempts, also more than there are targets. Here there is one at each target.`,
  ),
  wholeItem(
    'theorem#3.2',
    t`Without δ, and whatever is released, right attempts are no more frequent than independent coins. Each coin has the posterior that belongs to the prior success of the attempt really made.`,
    at('meaning', 'src/risk/singleGuess.ts', 'multiTargetPureTail'),
    t`The formula of the posterior is lost in our copy. The proof, by Bayes’ rule, fixes it.`,
  ),
  part(
    'theorem#3.3',
    t`The same for a whole trade-off curve (f-DP), on average over what is released, with the prior success of the attempts that are really made.`,
    at('bounds#attempts-title', 'src/risk/randomisedResponse.ts', 'responseAttack'),
    t`Its formula is lost in our copy. It is here at δ = 0, of one secret and of a hundred, against randomised response. Elsewhere the page takes the likeliest attempt, as Theorem C.4 does.`,
  ),
  wholeItem(
    'proposition#A.2',
    t`Randomised response on each record attains the bound without δ, when the prior is close enough to uniform.`,
    at('bounds#attempts-title', 'src/risk/randomisedResponse.ts', 'responseAttack'),
  ),
  withDelta(
    'B.1',
    t`With δ, for every single output. The number of right attempts is at most the pure one and an independent extra, whose mean is a multiple of n δ.`,
    'multiTargetApproxTail',
  ),
  withDelta(
    'B.2',
    t`Theorem 3.3 for one pair (ε, δ). It holds on average over the outputs, with the attempts’ own prior success and a term for δ.`,
    'attackSuccess',
  ),
  withDelta(
    'B.3',
    t`The same with the likeliest attempt. The largest effect of δ solves a linear program. It is tighter in δ than Theorem B.2, and looser for skewed priors.`,
    'multiTargetApproxTail',
  ),
  withDelta('C.3', t`Theorem B.1 for a whole trade-off curve.`, 'attackSuccess'),
  withDelta(
    'C.4',
    t`Theorem B.3 for a whole trade-off curve. The best of its points holds.`,
    'attackSuccess',
  ),
  wholeItem(
    'definition#2.1',
    t`Approximate differential privacy, of data sets in which one record is replaced. The whole paper uses this adjacency.`,
    at('promise', 'src/accounting/pairGuarantee.ts', 'delta'),
  ),
  wholeItem(
    'definition#3.1',
    t`A measure of success is decomposable if it is a sum with a term of 0 or 1 for each target.`,
    at('bounds#game-title', 'src/risk/secret.ts', 'attributeInference'),
  ),
  wholeItem(
    'definition#A.1',
    t`One count is stochastically dominated by another if it is never likelier to reach any value.`,
    at('bounds#attempts-title', 'src/risk/tails/sharedTail.ts', 'multiTargetPureTail'),
  ),
  wholeItem(
    'definition#C.1',
    t`A trade-off curve gives the least rate of misses at each rate of false alarms.`,
    at('promise', 'src/risk/curve.ts', 'attackSuccess'),
  ),
  wholeItem(
    'definition#C.2',
    t`A mechanism is f-private if no test of two neighbouring data sets does better than the curve f.`,
    at('promise', 'src/risk/curve.ts', 'attackSuccess'),
  ),
  wholeItem(
    'definition#E.1',
    t`A k-way marginal counts how many records have each combination of values in k columns.`,
    at('bounds#marginals-title', 'src/risk/marginals/attributeInference.ts', 'attributeInference'),
  ),
  wholeItem(
    'definition#E.2',
    t`A noisy k-way marginal adds Gaussian noise to these counts.`,
    at('bounds#marginals-title', 'src/risk/marginals/attributeInference.ts', 'attributeInference'),
  ),
  wholeItem(
    'appendix#D',
    t`The idealised attack. A sum of one-hot vectors is released with Gaussian noise, and the attacker names the value with the largest product of likelihood and prior.`,
    at('meaning', 'src/risk/idealised/gaussianAttack.ts', 'idealizedGaussianSuccess'),
  ),
  part(
    'definition#F.1',
    t`Narcissus resiliency of Cohen and others, which compares success with that of the same attempts at data drawn anew. “Theorem F.1” in the text is a theorem of theirs, and the paper calls its bound looser than its own.`,
    at('bounds#secrets-title', 'src/risk/underCurve.ts', 'attackSuccess'),
    t`Derived here for one target, where it is the line 1 − f(p), read at what those attempts reach. Several that are drawn anew together ask for a curve of a group.`,
  ),
  wholeItem(
    'table#1',
    t`Which of nine bounds cover which priors, attacks, numbers of targets and measures of success.`,
    at('bounds#table-1-title', 'src/lab/pages/bounds/coverage/paperTable.ts'),
    t`Repeated as printed. Beside it is a table of our own, from how each bound is made.`,
  ),
  part(
    'figure#1',
    t`Bounds on one guess over the prior, beside two published ones. The paper’s is below that of Kulynych and others for unequal priors, and close to that of Mahloujifar and others for equal ones.`,
    at('bounds#secrets-title', 'src/risk/byTests.ts', 'singleTargetGdp'),
    t`At the page’s own training, and at two ε and two μ of our choice. The paper’s values are lost in our copy.`,
  ),
  part(
    'figure#2',
    t`The advantage over ε for random numbers of nine digits, for passwords and for personal data, and the ε that an advantage asks for.`,
    at('bounds#secrets-title', 'src/risk/priors/zipf.ts', 'epsForAdvantagePure'),
    t`The paper draws the least, the median and the largest prior by Theorem B.3, and of personal data a percentile in place of the least. The page draws the last two, from a pair and by whole curves. Zipf’s law has an exponent of our choice, where 0 in a billion passwords is a random number of nine digits, and surnames of the United States stand for personal data. A reader can paste another table.`,
  ),
  part(
    'figure#3',
    t`How many of a hundred secrets can be right, beside an idealised attack and one on GPT-2. The bound is almost tight for uniform priors, and leaves a gap for skewed ones.`,
    at('bounds#trained-title', 'src/risk/idealised/gaussianAttack.ts', 'secretInference'),
    t`The model is a small one, trained in a browser on made-up secrets.`,
  ),
  part(
    'figure#4–7',
    t`Noisy marginals of a table, attacked. Of some records several columns are unknown, and a guess may be exact or near enough.`,
    at('bounds#marginals-title', 'src/risk/marginals/attributeInference.ts', 'attributeInference'),
    t`The table, the attack’s settings and the columns are ours, with one to four columns unknown. The noise is set for a whole record, where the paper sets it for the unknown columns.`,
  ),
];
