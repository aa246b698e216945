// The text of `compute --help`. Every example here is run by a test.
import { ONE_RUN_ESTIMATORS } from '../auditing/oneRun/estimators';
import { ONE_RUN_CANARIES } from '../canaries/oneRun/kinds';
import { CANARIES, CANARY_KINDS } from '../canaries/registry';
import { DATASETS } from '../datasets/registry';

export const EXAMPLES = [
  '{"id":1,"query":"epsilon","relation":"substitute","samplingRate":0.01,"noiseMultiplier":1,"steps":1000,"delta":1e-5}',
  '{"id":2,"query":"delta","relation":"add-remove","samplingRate":0.01,"noiseMultiplier":1,"steps":1000,"epsilon":2}',
  '{"id":3,"query":"noiseMultiplier","relation":"substitute","samplingRate":0.01,"steps":1000,"delta":1e-5,"targetEpsilon":8}',
  '{"id":4,"query":"tradeoff","relation":"substitute","samplingRate":0.01,"noiseMultiplier":1,"steps":1000,"alphas":[0.01,0.1]}',
  '{"id":5,"query":"epsilon","relation":"implied","samplingRate":0.01,"noiseMultiplier":1,"steps":1000,"delta":1e-5}',
  '{"id":6,"query":"gdpEps","mu":1.5,"delta":1e-6}',
  '{"id":7,"query":"auditWorstCase","samplingRate":0.25,"noiseMultiplier":12.1,"steps":500,"delta":1e-5,"runs":2000,"repeats":3,"seed":7}',
  '{"id":8,"query":"auditTraining","dataset":"breast","model":"linear","canary":"S2","samplingRate":0.25,"targetEpsilon":10,"clippingNorm":2,"learningRate":0.05,"steps":20,"delta":1e-5,"runsPerWorld":50,"seed":7}',
  '{"id":9,"query":"guess","prior":0.1,"samplingRate":0.0625,"noiseMultiplier":1.677,"steps":500}',
  '{"id":10,"query":"oneRunEpsLowerExact","m":1000,"r":100,"v":75,"delta":1e-4,"alpha":0.05}',
  '{"id":11,"query":"fdpOneRunGdp","m":1000,"r":100,"v":75,"k":2,"tau":0.05}',
  '{"id":12,"query":"auditOneRun","m":256,"steps":30,"targetEpsilon":8,"delta":1e-5,"seed":7}',
  '{"id":13,"query":"multiTargetCount","domain":"zipf","size":1000,"zipfExponent":0.8,"targets":100,"eps":1,"delta":1e-5,"failure":0.05}',
  '{"id":14,"query":"attackSuccess","relation":"substitute","samplingRate":0.0625,"noiseMultiplier":1.677,"steps":500,"prior":0.1,"targets":100}',
  '{"id":15,"query":"noiseMultiplierForRisk","relation":"substitute","samplingRate":0.0625,"steps":500,"prior":0.1,"maxAdvantage":0.1}',
  '{"id":16,"query":"auditOneRun","canary":"trigger-tag","m":100,"steps":20,"targetEpsilon":8,"delta":1e-5,"learningRate":200,"lambda":[0,1,30]}',
  '{"id":17,"query":"idealizedGaussianMonteCarlo","size":10,"zipfExponent":1,"sigma":2,"samples":10000,"seed":7}',
  '{"id":18,"query":"translate","text":"noise_multiplier = 1.1, batch_size = 256, n = 60000, epochs = 15","overrides":{"delta":"1/n"},"answers":{"sampling":"poisson"}}',
  '{"id":19,"query":"epsilon","relation":"substitute","segments":[{"samplingRate":0.004,"noiseMultiplier":1.1,"steps":2000},{"samplingRate":0.017,"noiseMultiplier":1.3,"steps":500}],"delta":1e-5}',
  '{"id":20,"query":"mu","relation":"substitute","samplingRate":0.328,"noiseMultiplier":9.4,"steps":2000}',
  '{"id":21,"query":"epsilon","relation":"substitute","sampling":"fixed-size","samplingRate":0.01,"noiseMultiplier":2,"steps":1000,"delta":1e-5}',
  '{"id":22,"query":"epsilon","relation":"add-remove","sampling":"random-allocation","stepsPerEpoch":128,"epochs":10,"noiseMultiplier":1,"delta":1e-5}',
  '{"id":23,"query":"audit","game":"in-out","delta":1e-5,"falsePositives":3,"negatives":1000,"falseNegatives":700,"positives":1000,"claimedEpsilon":2}',
] as const;

const canaries = CANARY_KINDS.map((kind) => {
  const { needs } = CANARIES[kind];
  return needs ? `${kind} (${needs} only)` : kind;
}).join(', ');

const ONE_RUN_KINDS = Object.keys(ONE_RUN_CANARIES);
const ONE_RUN_ESTIMATOR_IDS = Object.keys(ONE_RUN_ESTIMATORS);

export const HELP = `Adjacency Lab, without the page.

  npm run --silent compute < queries.jsonl > replies.jsonl        in the repository
  npx adjacency-lab compute < queries.jsonl > replies.jsonl       installed from what npm pack makes

Reads one JSON object a line from standard input and writes one JSON object a line, in the same order, as it goes:
a stream of any length runs in bounded memory. Blank lines are passed over. "id" comes back as it was written; put in it what
you like. "version" says which version answered. A field that a query does not read is an error that names it.
  --csv      rows under a header in place of JSON, in and out: columns are fields, an empty cell is a field left out
  --strict   exit status 1 if any reply is an error
  --jobs=N   threads for long streams; as many as the machine has cores where it is left out
  --version, --help; --help <query> for what one query asks and answers, with a worked line and its reply
Schemas of all lines, in and out: compute/schema/ in the package.

Accounting of DP-SGD (subsampled Gaussian, all iterates released; batches by Poisson sampling unless sampling says otherwise). Reply: value, lower, upper, verified, method.
The number lies in [lower, upper]; value is null and verified false where no more than that bracket is known.
  epsilon             relation samplingRate noiseMultiplier steps delta
  delta               relation samplingRate noiseMultiplier steps epsilon
  totalVariation      relation samplingRate noiseMultiplier steps
  tradeoff            relation samplingRate noiseMultiplier steps alphas       (value, lower, upper are arrays of beta)
  mu                  relation samplingRate noiseMultiplier steps [floor=1e-10]       Gaussian DP: the smallest mu whose curve lies
                      under the run's at errors of at least floor; regret says how badly it fits; alpha, beta where it is met
  bestSplitEpsilon    samplingRate noiseMultiplier steps delta     substitute, from the add-remove curve alone, split in two
  guess               prior samplingRate noiseMultiplier steps     one guess at one secret, exactly right, by the whole
                      substitute profile; prior: of the likeliest value beforehand, everything else known
  hiddenStateEpsilon  samplingRate noiseMultiplier steps delta     the limit of auditWorstCase (substitute), whatever its
                      runs: constant gradients, other records silent, last iterate seen. Other attacks on it may show more.
  noiseMultiplier     relation samplingRate steps delta targetEpsilon
  samplingRate        relation noiseMultiplier steps delta targetEpsilon
  steps               relation samplingRate noiseMultiplier delta targetEpsilon
  epochs              relation sampling stepsPerEpoch noiseMultiplier delta targetEpsilon
  noiseFactor         relation segments delta targetEpsilon
     these but noiseFactor: targetMu [floor=1e-10] in place of delta and targetEpsilon, for a target mu
sampling: how batches are drawn, of the first five and of a target for one mechanism, and of each of the segments by itself.
  poisson             the default: each record joins each step's batch with probability samplingRate, by coins of its own
  fixed-size          samplingRate = B/n: B of n records without replacement, anew at every step. relation substitute: a bracket
                      from what data attain to what the symmetric pair allows (Zhu, Dong, Wang 2022). noiseMultiplier from 0.4 on
  random-allocation   stepsPerEpoch and epochs in place of samplingRate and steps: each record joins one step of every epoch, chosen
                      evenly. relation add-remove, zero-out, add, remove; substitute answers what add and remove imply, and from
                      below what a substitute without gradient, or the sum of all steps, shows. Certified (Feldman, Shenfeld 2025)
  any-order           epochs: each record once in every epoch, in whatever order, even a known one: no amplification. relation
                      zero-out, substitute
  Where the ends of a bracket are known by different means, lowerBy and upperBy name them.
A run whose batch or noise changed, or that was resumed: the first five take segments in place of samplingRate, noiseMultiplier and
steps, an array of 1 to 100 objects with these three (or with sampling and what it takes), and answer for their composition, certified; their order does not matter.
  "segments":[{"samplingRate":0.004,"noiseMultiplier":1.1,"steps":2000},{"samplingRate":0.017,"noiseMultiplier":1.3,"steps":500}]
They are fixed beforehand, or follow from no data: what earlier results decided is not covered. A target over them has one
unknown: noiseFactor is what all their noise multipliers are multiplied by, and noiseMultiplier or steps that of the one segment
that goes without it. Of noise, upper is certainly enough; of steps, lower is certainly not too many.
One of delta, epsilon, noiseMultiplier, samplingRate, steps, stepsPerEpoch, epochs, targetEpsilon, targetMu, prior may be an
array (not for tradeoff): the reply's fields are arrays then, in its order.
relation: add, remove, add-remove (the larger of both: what most libraries report), zero-out (same numbers), substitute,
  implied (substitute, what the whole curves of add and remove imply, composed as tests), group (substitute, by the group
  privacy of Theorem 4.1, from one point of the add-remove curve). Both hold, and neither is below substitute.
Ranges: samplingRate (0,1], noiseMultiplier [0.2,1000], steps, stepsPerEpoch, epochs 1..1000000, delta [1e-15,0.5],
floor [1e-12,0.1].

A pasted configuration (code, YAML, JSON, flags, a table, a log, a sentence), as chapter 7 reads it:
  translate           [text] [overrides] [answers]     Reply: fields (records, batch, length, noise, delta, clippingNorm; each with kind,
                      value, from, line, source, doubt, problem, open, readings), questions (sampling, noiseScale, clipping,
                      participation, phases, noiseLaw, privacy; each with options, answer, by whom, the text's own words), open:
                      the fields and questions without which there is no epsilon. mechanism and epsilons {addRemove, substitute}
                      are null while anything is open or an answer has no epsilon here (refusals, with bounds that hold all the
                      same, each with its condition and adjacency); segments for a run of several phases that the text lists.
                      overrides: numbers or texts that win over what was read, by kind: records, batchSize or samplingRate,
                      epochs or steps, noiseMultiplier, noiseDeviation, targetEpsilon or targetEpsilonSubstitute, delta,
                      clippingNorm; "15 epochs", "256/60000", "1/n^1.1" are understood. answers: by question, one of its options.
                      reported: which accountant's number the text reports; printed: what libraries print by Renyi accounting.

Shapes and counts (auditing)
  gdpDelta mu eps | gdpEps mu delta | gdpMu eps delta | tradeoffGdp mu alpha | advantageGdp mu
  tradeoffEpsDelta eps delta alpha | advantageEpsDelta eps delta
  tradeoffFromDiscretePld eps0 folds alpha | deltaFromDiscretePld eps0 folds eps    (n-fold randomised response)
  clopperPearson k n alpha
  lowerBoundsFromCounts falsePositives negatives falseNegatives positives alpha delta
  bayesianEpsLower      falsePositives negatives falseNegatives positives alpha delta    credible, not confidence: Jeffreys
  logKatzEpsLower       falsePositives negatives falseNegatives positives alpha          at delta = 0, asymptotic
  poissonBinomialTail   probabilities v       P[at least v of independent trials], whatever each one's probability

Audits of one training run: m canaries with a secret each (uniform on k values), r guessed, v of them right. Lower bounds on
the epsilon of the adjacency that the secrets decide: in or out is add/remove, one of k records is substitute.
r must be fixed beforehand; of several r tried, give each its share of alpha. m up to 1000000. k is 2 where it is left out.
  oneRunPValueExact     m r v [k] eps delta   the largest probability of v or more right under (eps,delta)-DP (derived here)
  oneRunEpsLowerExact   m r v [k] delta alpha                          where that reaches alpha; no shape assumed
  oneRunPValueClassic   m r v eps delta       as published in code, for k = 2: no bound for every v, sound for small p
  oneRunEpsLowerClassic m r v delta alpha
  epsOptimal            m delta alpha         the most that m right guesses of m could certify: classic, exact
  fdpOneRunGdp          m r v [k] tau         muLower at level tau by the f-DP recursion, with epsLowerAt1e_5, epsLowerAt1e_6;
                                              assumes a Gaussian trade-off curve, and may pass every bound that does not

What a guarantee leaves an attacker: bounds on success, for secrets that are independent beforehand, all else known. Of the
substitute epsilon (a value is exchanged for another), but for addRemove, which is of the add/remove epsilon.
  posteriorPure         prior eps             from prior to posterior, delta = 0; advantage = (posterior - prior) / (1 - prior)
  epsForAdvantagePure   prior advantage       the largest eps that keeps it
  singleTargetEpsDelta  prior eps delta       one guess: exactMatch, generalMetric (near enough, any of several), classic (as
                                              printed, its constant lost: no bound for every metric), addRemove = 1 - f(prior)
  multiTargetPureTail   targets eps v         the probability that v or more are right, at most; targets up to 1000000
  multiTargetApproxTail targets eps delta v   corrected (derived here) and classic (as printed: no bound for every v)
  multiTargetCount      targets eps delta failure          the most that can be right, but for that probability
     these three: maxPrior, the likeliest value's probability, or domain (uniform, zipf) size [zipfExponent] that say it
  multiTargetHeterogeneousTail priors eps delta v          a prior for each target
  singleTargetGdp       prior mu              under a Gaussian curve: replaceFixedPoint, the answer; addRemove = 1 - f(prior), of
                                              an add/remove mu; classicMinOverEps, as printed
  idealizedGaussianSuccess    size [zipfExponent] sigma    the likeliest of size one-hot vectors under noise, guessed: what an attack
                              reaches, no bound; muReplace = sqrt(2) / sigma (of add/remove it is 1 / sigma)
  idealizedGaussianMonteCarlo size [zipfExponent] sigma samples [seed=1]     the same played out, beside the quadrature
  attackSuccess         relation samplingRate noiseMultiplier steps prior [targets=1] [failure=0.05] [v] [kappa=1] [values] [blind]
                        by the whole curve of DP-SGD, certified: value, lower, upper for one target and its advantage, power =
                        1 - f(prior), the count of targets that can be right but for failure, tail = of v or more. Others'
                        bounds: values k (alike, prior 1/k; up to 2000 targets) gives recursionCount, by the recursion for f-DP; blind,
                        the success of the same attempts at data drawn anew, gives fromBlind = 1 - f(blind)
  epsilonForRisk        relation prior [delta=0] LIMIT        the largest epsilon that keeps it (null: every one does)
  noiseMultiplierForRisk relation samplingRate steps prior LIMIT        the smallest that keeps it, by the whole curve
     relation: substitute (a value is exchanged), add-remove (the record is there or not). kappa: 1 when a guess names one value,
     else (1 - sum of squared priors) / (1 - prior). LIMIT: maxAdvantage, maxSuccess, or maxCount targets [failure=0.05]
  attributeInference    targetEpsilon delta [relation=substitute] [unknown=["mean texture"]] [tolerance=0] [targets=100] [repeats=20]
                        [dataset=breast] [columns] [bins=6] [ways=3] [failures=[0.05,0.5,0.95]] [secrets=prior] [seed=1]
                        noisy marginals of a table in bins (all of so many ways), seeded: bounds, the number of targets whose unknown
                        columns can be right but for each failure, within tolerance bins; and right, how many the relaxed
                        projection gets so, release by release. secrets: what is unknown, drawn from the prior (a Chow-Liu tree),
                        or as the records have it, of which the bounds need not hold. relation: of targetEpsilon; null: no noise.
                        epsilons: what that noise is worth, adjacency by adjacency; the bounds are of substitute, unknownColumns.
                        columns: names of the data set's, and label; toldTheRest: right when all other targets are known
  zipfPrior             size exponent         size up to 1e9: the likeliest, the median and the least likely value

Worst-case audit (S1), seeded: lower bounds on the substitute epsilon
  auditWorstCase      samplingRate noiseMultiplier steps delta runs [repeats=1] [seed=1] [confidence=0.95]
  runs is per world. paper = maximum over thresholds, Gaussian curve (published; optimistic by selection, its confidence
  does not hold). valid = accuracy bound at threshold 0: a share of wrong guesses, read along a Gaussian curve (q = 1 or
  q <= 1/2) or by the noise multiplier that it leaves possible; its confidence holds as far as that reading does.
  direct = from counts without a curve, at the best of all thresholds (optimistic by selection). directPlanned = the same
  at a threshold planned before the draws: its confidence holds for independent runs, and it is what the page shows as
  Direct. Each is a mean over repeats with two standard errors (directPlanned: and the values). pooled: all four over all
  draws at once, each with epsilon, upper, confidence, confidenceHolds, moment and assumptions. atZero, atPlanned: the
  counts behind pooled.valid and pooled.directPlanned, with rates and all three readings. curveTest: whether the errors
  contradict the whole add/remove curve (contradictsAddRemove), for which no curve is assumed.

An audit of your own: the epsilon that counts, guesses or scores refute (audits of trainings made here are below)
  audit game delta [alpha=0.05] [claimedEpsilon] and one of
     falsePositives negatives falseNegatives positives [watched=false]      at one threshold, fixed beforehand
     m r v [k=2]                                  right guesses in one training, by the exact bound; r fixed beforehand
     file, or inScores and outScores, with [lower=false] and
        [trainings=many] [rule=whole] [watched=false]     whole: best of all thresholds, bounds that hold at all of them; split: learnt
                          on a fifth, counted on the rest; fixed: thresholds, all fixed beforehand (Bonferroni)
        trainings=one [guesses]                   canaries of one training: half of the guesses for z, half against; exact bound
  game decides the adjacency: in-out is add/remove; two-records (z or z') and labels are substitute. file: the path of a CSV with two
  columns, score and world (1, in or z; 0, out or z'). lower: smaller scores speak for z, as losses do. watched: somebody looked and
  stopped, so the bound is one for every moment. Reply: epsilon, rule (how the threshold was found), adjacency, confidence, assumptions,
  most (no mistake at all), gaussian (the same with a Gaussian curve assumed), claims; of many trainings' scores auc and found (TPR at
  FPR), each interval at confidence by itself.

Audit of real training (${CANARY_KINDS[0]}-${CANARY_KINDS.at(-1)}), seeded: crafts the canary, trains 2 x runsPerWorld models, scores them at the checkpoints
  auditTraining       dataset canary samplingRate noiseMultiplier|targetEpsilon clippingNorm learningRate steps delta
                      runsPerWorld [model=linear] [optimizer] [checkpoints] [seed=1]
  dataset: ${DATASETS.map(({ id }) => id).join(', ')}. canary: ${canaries}. model: linear, mlp (32
  hidden units). optimizer: sgd, adam; left out, sgd for linear and adam for mlp. targetEpsilon: substitute, after the last
  step. checkpoints: an array of ascending steps; left out, t = 1 and T times .02, .05, .1, .2, .3, .4, .6, .8, 1. runs may
  stand for runsPerWorld. Reply: craft (target row, gradientCoordinate, mislabel, auxiliary row, and cosine of the two
  gradients of this canary), accuracy on test records with the canary and without, and for each checkpoint paper, valid,
  direct (each at 95 %), familyValid (valid at all checkpoints together), dPrime, the accountant's guarantees and the limit
  of the S1 attack.

Audit of one training run, seeded: makes canaries, trains one model on them, guesses their secrets
  auditOneRun         m steps noiseMultiplier|targetEpsilon delta [relation=add-remove] [canary=orthogonal] [selfComparison=true]
                      [k=2] [rule] [r=m] [dimension=m] [classes=m] [samplingRate=1] [clippingNorm=1] [learningRate]
                      [estimator=exact] [alpha=0.05] [claimedEpsilon] [seed=1] [data] [model=linear] [hidden=256]
  model: linear, relu (hidden units before the softmax), language (the same over the dimension=3 tokens before the next one, on
  speeches: [classes=500] words, [sentences=1000] [length=12] [start=scratch|public] [hidden=32]; its canaries are the last three).
  Gradients are clipped record by record, exactly; a sentence is a record. Reply has testAccuracy or evaluationLoss (nats a token).
  canary: ${ONE_RUN_KINDS.join(', ')}.
  The first three need no data. The next four are records of data (one of the sets below, digits where left out; its other records
  are trained on too, and testAccuracy is of its test records); all of those but trigger-tag, and new-token,
  need selfComparison false, their default. poisoned-initialisation: mislabelled, from weights fitted to auxiliary records. trigger-tag: [lambda=1] [tags=64]
  [tagsEach=1] [triggerFeatures=16]; an array of lambda gives curve, points of (lambda, testAccuracy, epsilon,
  accuracy), each an audit of its own: the best of them holds at a lower confidence.
  With selfComparison a canary's label or tag is told from k - 1 others drawn like it (substitute);
  without, a coin decides whether it is trained on (add/remove). rule: margin, the label that is lost less, surest first, equal
  labels abstained from; halves, r/2 highest scores and r/2 lowest (published; the only one without selfComparison).
  r: one number of guesses or an array of all that are tried, planned; each is then read at its share of alpha.
  relation: of targetEpsilon. learningRate: left out, 0.02 q times the records. estimator: ${ONE_RUN_ESTIMATOR_IDS.join(', ')}.
  claimedEpsilon: of the game's adjacency. Reply: all that such an audit must state (adjacency, m, k, r, v, delta, confidence,
  multiplicity, assumptions, epsilon, epsilonOptimal: every guess right; claims: rejected at level alpha, not rejected, or not
  tested), accuracy, idealAccuracy (a prediction for all m guesses of orthogonal canaries), the accountant's epsilons.

What an attack on trained models reaches, beside what none exceeds under the substitute guarantee of the same training, seeded
  labelInference      the fields of auditTraining but canary, which is S4: a record has its own label or another, guessed from each
                      model's score with the labels' shares in the data as prior. At each checkpoint success with its 95 %
                      interval; bound, certified, for a label known to be one of the two.
  secretInference     the fields of auditOneRun, [repeats=1] [failures=[0.05,0.5,0.95]]: each canary's label or token is a secret, one of
                      k known candidates alike beforehand; the one that is lost least is guessed. right of m, run by run (seeds
                      seed, seed + 1, …); bounds: how many can be right but for each failure, by the whole certified curve.

Bad input answers {"id":…,"error":{"code":…,"field":…,"message":…}} and the stream goes on. A line that is not JSON
is reported with its line number. Exit status 0 unless the command itself was called wrongly,
or with --strict.

Examples
${EXAMPLES.map((line) => `  ${line}`).join('\n')}
`;
