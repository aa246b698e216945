// What each query asks and answers, in one line each (shape.ts), with a worked example. `--help <query>` prints it, a test holds it to
// what is really read and replied, and the JSON Schemas that the package ships are made of it.

export interface QueryEntry {
  about: string;
  asks: string;
  answers: string;
  /** Fields of a query that is answered within seconds. */
  example: Readonly<Record<string, unknown>>;
}

const RELATION = 'relation:add|remove|add-remove|zero-out|substitute|implied|group';
const RUN =
  'samplingRate:many~ noiseMultiplier:many~ steps:many~ sampling:poisson|fixed-size|random-allocation|any-order~ stepsPerEpoch~ epochs~ segments[]~{samplingRate~ noiseMultiplier~ steps~ sampling:text~ stepsPerEpoch~ epochs~}';
const COUNTS = 'falsePositives negatives falseNegatives positives';
const PRIOR = 'maxPrior~ domain:uniform|zipf~ size~ zipfExponent~';
const LIMIT = 'maxAdvantage~ maxSuccess~ maxCount~ targets~ failure~';
const TRAINING =
  'dataset:text samplingRate noiseMultiplier~ targetEpsilon~ clippingNorm learningRate steps delta runsPerWorld~ runs~ model:linear|mlp~ optimizer:sgd|adam~ checkpoints[]~ seed~';
const ONE_RUN =
  'm steps noiseMultiplier~ targetEpsilon~ delta relation:text~ canary:text~ selfComparison:boolean~ k~ rule:text~ r:many~ dimension~ classes~ samplingRate~ clippingNorm~ learningRate~ estimator:text~ alpha~ claimedEpsilon~ seed~ data:text~ model:linear|relu|language~ hidden~ sentences~ length~ start:scratch|public~ lambda:many~ tags~ tagsEach~ triggerFeatures~';
const VERIFIED = 'verified:* value:many? lower:many upper:many method:*';

export const CATALOGUE: Readonly<Record<string, QueryEntry>> = {
  epsilon: {
    about: 'the epsilon of a run',
    asks: `${RELATION} ${RUN} delta:many`,
    answers: VERIFIED,
    example: { relation: 'substitute', samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 },
  },
  delta: {
    about: 'the delta of a run at an epsilon',
    asks: `${RELATION} ${RUN} epsilon:many`,
    answers: VERIFIED,
    example: { relation: 'add-remove', samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, epsilon: 2 },
  },
  totalVariation: {
    about: 'the most that the probability of any output set can differ by',
    asks: `${RELATION} ${RUN}`,
    answers: VERIFIED,
    example: { relation: 'add-remove', samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 },
  },
  tradeoff: {
    about: 'the trade-off curve at given error rates',
    asks: `${RELATION} ${RUN} alphas[]`,
    answers: 'value[]? lower[] upper[] verified:boolean method:text[]',
    example: {
      relation: 'substitute',
      samplingRate: 0.01,
      noiseMultiplier: 1,
      steps: 1000,
      alphas: [0.01, 0.1],
    },
  },
  mu: {
    about: 'the smallest mu of Gaussian DP whose curve lies under the run’s, at errors of at least floor',
    asks: `${RELATION} ${RUN} floor~`,
    answers: 'verified:boolean value? lower upper method:text regret? floor alpha? beta?',
    example: { relation: 'substitute', samplingRate: 0.328, noiseMultiplier: 9.4, steps: 2000 },
  },
  bestSplitEpsilon: {
    about: 'the substitute epsilon that the add-remove curve alone implies, split in two',
    asks: 'samplingRate:many noiseMultiplier:many steps:many delta:many',
    answers: VERIFIED,
    example: { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 },
  },
  guess: {
    about: 'one guess at one secret, exactly right, by the whole substitute profile',
    asks: 'prior:many samplingRate:many noiseMultiplier:many steps:many',
    answers: 'value:many? lower:many upper:many verified:*',
    example: { prior: 0.1, samplingRate: 0.0625, noiseMultiplier: 1.677, steps: 500 },
  },
  hiddenStateEpsilon: {
    about: 'the limit of auditWorstCase, where the last iterate alone is seen',
    asks: 'samplingRate:many noiseMultiplier:many steps:many delta:many',
    answers: VERIFIED,
    example: { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 },
  },
  noiseMultiplier: {
    about: 'the noise that is enough for a target',
    asks: `${RELATION} ${RUN} delta:many targetEpsilon:many`,
    answers: VERIFIED,
    example: { relation: 'substitute', samplingRate: 0.01, steps: 1000, delta: 1e-5, targetEpsilon: 8 },
  },
  samplingRate: {
    about: 'the sampling rate that keeps a target',
    asks: `${RELATION} ${RUN} delta:many targetEpsilon:many`,
    answers: VERIFIED,
    example: { relation: 'substitute', noiseMultiplier: 1, steps: 1000, delta: 1e-5, targetEpsilon: 8 },
  },
  steps: {
    about: 'the steps that keep a target',
    asks: `${RELATION} ${RUN} delta:many targetEpsilon:many`,
    answers: VERIFIED,
    example: {
      relation: 'substitute',
      samplingRate: 0.01,
      noiseMultiplier: 1,
      delta: 1e-5,
      targetEpsilon: 8,
    },
  },
  epochs: {
    about: 'the epochs that keep a target',
    asks: `${RELATION} ${RUN} delta:many targetEpsilon:many`,
    answers: VERIFIED,
    example: {
      relation: 'add-remove',
      sampling: 'random-allocation',
      stepsPerEpoch: 128,
      noiseMultiplier: 1,
      delta: 1e-5,
      targetEpsilon: 2,
    },
  },
  noiseFactor: {
    about: 'what all noise multipliers of the segments are multiplied by for a target',
    asks: `${RELATION} ${RUN} delta:many targetEpsilon:many`,
    answers: VERIFIED,
    example: {
      relation: 'add-remove',
      segments: [
        { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 },
        { samplingRate: 0.01, noiseMultiplier: 1.3, steps: 1000 },
      ],
      delta: 1e-5,
      targetEpsilon: 2,
    },
  },
  gdpDelta: {
    about: 'delta of a Gaussian mechanism',
    asks: 'mu eps',
    answers: 'delta log10Delta',
    example: { mu: 5, eps: 16 },
  },
  gdpEps: {
    about: 'epsilon of a Gaussian mechanism',
    asks: 'mu delta',
    answers: 'eps?',
    example: { mu: 1.5, delta: 1e-6 },
  },
  gdpMu: {
    about: 'mu of an (eps, delta)',
    asks: 'eps delta',
    answers: 'mu?',
    example: { eps: 4, delta: 1e-9 },
  },
  tradeoffGdp: {
    about: 'the Gaussian trade-off curve at one error rate',
    asks: 'mu alpha',
    answers: 'beta power derivative',
    example: { mu: 10, alpha: 0.0001 },
  },
  advantageGdp: {
    about: 'total variation of a Gaussian mechanism',
    asks: 'mu',
    answers: 'totalVariation',
    example: { mu: 2 },
  },
  tradeoffEpsDelta: {
    about: 'the trade-off curve of an (eps, delta)',
    asks: 'eps delta alpha',
    answers: 'beta',
    example: { eps: 2, delta: 0.001, alpha: 1 },
  },
  advantageEpsDelta: {
    about: 'total variation of an (eps, delta)',
    asks: 'eps delta',
    answers: 'totalVariation',
    example: { eps: 0.5, delta: 0 },
  },
  tradeoffFromDiscretePld: {
    about: 'the trade-off curve of n-fold randomised response',
    asks: 'eps0 folds alpha',
    answers: 'beta',
    example: { eps0: 1, folds: 3, alpha: 0.1 },
  },
  deltaFromDiscretePld: {
    about: 'delta of n-fold randomised response',
    asks: 'eps0 folds eps',
    answers: 'delta',
    example: { eps0: 1, folds: 3, eps: 0 },
  },
  clopperPearson: {
    about: 'bounds on a rate from a count',
    asks: 'k n alpha',
    answers: 'lowerOneSided upperOneSided lowerTwoSided upperTwoSided',
    example: { k: 99999, n: 100000, alpha: 0.01 },
  },
  lowerBoundsFromCounts: {
    about: 'lower bounds on epsilon from two error counts',
    asks: `${COUNTS} alpha delta`,
    answers:
      'fprUpperPerRate fnrUpperPerRate muLowerPerRate epsGdpPerRate:*? epsDirectPerRate fprUpperJoint fnrUpperJoint muLowerJoint epsGdpJoint:*? epsDirectJoint',
    example: {
      falsePositives: 150,
      negatives: 1250,
      falseNegatives: 180,
      positives: 1250,
      alpha: 0.05,
      delta: 0,
    },
  },
  bayesianEpsLower: {
    about: 'a credible lower bound from two error counts',
    asks: `${COUNTS} alpha delta`,
    answers: 'epsLower',
    example: {
      falsePositives: 30,
      negatives: 200,
      falseNegatives: 40,
      positives: 200,
      delta: 0,
      alpha: 0.05,
    },
  },
  logKatzEpsLower: {
    about: 'an asymptotic lower bound at delta = 0',
    asks: `${COUNTS} alpha`,
    answers: 'epsLower',
    example: { falsePositives: 150, negatives: 1250, falseNegatives: 180, positives: 1250, alpha: 0.01 },
  },
  oneRunPValueClassic: {
    about: 'the published p-value of v right guesses of r',
    asks: 'm r v eps delta',
    answers: 'p',
    example: { m: 10000, r: 10000, v: 10000, eps: 1, delta: 1e-6 },
  },
  oneRunEpsLowerClassic: {
    about: 'the published lower bound of one run',
    asks: 'm r v delta alpha',
    answers: 'epsLower',
    example: { m: 1000, r: 200, v: 190, delta: 1e-8, alpha: 0.05 },
  },
  oneRunPValueExact: {
    about: 'the largest probability of v or more right under (eps, delta)-DP',
    asks: 'm r v k~ eps delta',
    answers: 'p',
    example: { m: 100, r: 60, v: 55, k: 2, eps: 0, delta: 0 },
  },
  oneRunEpsLowerExact: {
    about: 'the exact lower bound of one run',
    asks: 'm r v k~ delta alpha',
    answers: 'epsLower',
    example: { m: 1000, r: 100, v: 75, delta: 0.0001, alpha: 0.05 },
  },
  epsOptimal: {
    about: 'the most that m right guesses of m could certify',
    asks: 'm delta alpha',
    answers: 'classic exact',
    example: { m: 30000, delta: 0, alpha: 0.05 },
  },
  fdpOneRunGdp: {
    about: 'a lower bound on mu of one run, by the recursion for f-DP',
    asks: 'm r v k~ tau',
    answers: 'muLower epsLowerAt1e_5 epsLowerAt1e_6',
    example: { m: 1000, r: 100, v: 75, k: 2, tau: 0.05 },
  },
  poissonBinomialTail: {
    about: 'the probability of at least v of independent trials',
    asks: 'probabilities[] v',
    answers: 'tail',
    example: { probabilities: [0.2, 0.5, 0.9], v: 2 },
  },
  posteriorPure: {
    about: 'from prior to posterior at delta = 0',
    asks: 'prior eps',
    answers: 'posterior advantage',
    example: { prior: 0.25, eps: 8 },
  },
  epsForAdvantagePure: {
    about: 'the largest eps that keeps an advantage',
    asks: 'prior advantage',
    answers: 'eps?',
    example: { prior: 0.0001, advantage: 0.01 },
  },
  singleTargetEpsDelta: {
    about: 'bounds on one guess at one secret',
    asks: 'prior eps delta',
    answers: 'exactMatch generalMetric classic addRemove',
    example: { prior: 0.1, eps: 0, delta: 0 },
  },
  multiTargetPureTail: {
    about: 'the probability that v or more guesses are right, at delta = 0',
    asks: `${PRIOR} targets eps v`,
    answers: 'pure',
    example: {
      domain: 'zipf',
      size: 10,
      zipfExponent: 2,
      maxPrior: 0.6452579827864142,
      targets: 20,
      eps: 0.5,
      v: 20,
    },
  },
  multiTargetApproxTail: {
    about: 'the same with delta',
    asks: `${PRIOR} targets eps delta v`,
    answers: 'classic corrected',
    example: {
      domain: 'zipf',
      size: 1000,
      zipfExponent: 0.8,
      maxPrior: 0.06464203343751793,
      targets: 20,
      eps: 4,
      delta: 0.001,
      v: 16,
    },
  },
  multiTargetCount: {
    about: 'the most that can be right, but for a failure',
    asks: `${PRIOR} targets eps delta failure`,
    answers: 'pureCount correctedCount',
    example: {
      domain: 'zipf',
      size: 1000,
      zipfExponent: 0.8,
      targets: 100,
      eps: 1,
      delta: 1e-5,
      failure: 0.05,
    },
  },
  multiTargetHeterogeneousTail: {
    about: 'the tail with a prior for each target',
    asks: 'priors[] eps delta v',
    answers: 'pure classic corrected',
    example: { priors: [0.9, 0.5, 0.1], eps: 0.5, delta: 0.0001, v: 3 },
  },
  zipfPrior: {
    about: 'a Zipf prior',
    asks: 'size exponent',
    answers: 'normaliser max median min',
    example: { size: 100, exponent: 1 },
  },
  singleTargetGdp: {
    about: 'bounds on one guess under a Gaussian curve',
    asks: 'prior mu',
    answers: 'addRemove replaceFixedPoint classicMinOverEps',
    example: { prior: 1e-9, mu: 0.1 },
  },
  idealizedGaussianSuccess: {
    about: 'what an attack on one noisy one-hot vector reaches',
    asks: 'size zipfExponent~ sigma',
    answers: 'success muReplace',
    example: { size: 5, zipfExponent: 1, sigma: 1 },
  },
  idealizedGaussianMonteCarlo: {
    about: 'the same played out',
    asks: 'size zipfExponent~ sigma samples seed~',
    answers: 'monteCarlo standardError quadrature seed',
    example: { size: 10, zipfExponent: 1, sigma: 2, samples: 10000, seed: 7 },
  },
  attackSuccess: {
    about: 'what guesses at secrets can reach, by the whole curve of DP-SGD',
    asks: 'relation:add-remove|substitute samplingRate noiseMultiplier steps prior targets~ failure~ v~ kappa~ values~ blind~',
    answers:
      'value? lower upper verified:boolean adjacency:text advantage? power? targets failure count? tail~ recursionCount~ fromBlind~ form:text assumptions:text[]',
    example: {
      relation: 'substitute',
      samplingRate: 0.0625,
      noiseMultiplier: 1.677,
      steps: 500,
      prior: 0.1,
      targets: 100,
    },
  },
  epsilonForRisk: {
    about: 'the largest epsilon that keeps a limit',
    asks: `relation:add-remove|substitute prior delta~ ${LIMIT}`,
    answers: 'epsilon? delta adjacency:text',
    example: { relation: 'substitute', prior: 0.1, maxAdvantage: 0.1 },
  },
  noiseMultiplierForRisk: {
    about: 'the least noise that keeps a limit, by the whole curve',
    asks: `relation:add-remove|substitute samplingRate steps prior ${LIMIT}`,
    answers: 'noiseMultiplier adjacency:text',
    example: { relation: 'substitute', samplingRate: 0.0625, steps: 500, prior: 0.1, maxAdvantage: 0.1 },
  },
  attributeInference: {
    about: 'noisy marginals of a table, attacked and bounded',
    asks: 'targetEpsilon? delta relation:text~ unknown:text[]~ tolerance~ targets~ repeats~ dataset:text~ columns:text[]~ bins~ ways~ failures[]~ secrets:prior|records~ seed~',
    answers:
      'dataset:text claim{epsilon delta adjacency:text} columns[]{name:text size} marginals touched sigma adjacency:text prior{expected deviation ownRight largest smallest} epsilons{addRemove substitute unknownColumns} bounds[]{count failure targets adjacency:text form:text} expectedAtMost right[] reached[]{count failure} toldTheRest[] assumptions:text[] seconds',
    example: { targetEpsilon: 10, delta: 1e-5, repeats: 2, targets: 20 },
  },
  auditWorstCase: {
    about: 'the worst-case audit S1',
    asks: 'samplingRate noiseMultiplier steps delta runs repeats~ seed~ confidence~',
    answers:
      'runs repeats paper{mean twoStandardErrors} valid{mean twoStandardErrors} direct{mean twoStandardErrors} directPlanned{mean twoStandardErrors values[]} pooled{paper{estimator:text confidenceHolds:boolean moment:text epsilon pointEstimate upper confidence adjacency:text assumptions:text[]} valid{estimator:text confidenceHolds:boolean moment:text epsilon pointEstimate upper confidence adjacency:text assumptions:text[]} direct{estimator:text confidenceHolds:boolean moment:text epsilon pointEstimate upper confidence adjacency:text assumptions:text[]} directPlanned{estimator:text confidenceHolds:boolean moment:text epsilon pointEstimate upper confidence adjacency:text assumptions:text[]}} atZero{threshold falsePositives falseNegatives runs fpr{lowerTwoSided upperTwoSided} fnr{lowerTwoSided upperTwoSided} error{lower point upper} direct gaussian valid rule:text} atPlanned{threshold falsePositives falseNegatives runs fpr{lowerTwoSided upperTwoSided} fnr{lowerTwoSided upperTwoSided} error{lower point upper} direct gaussian valid rule:text} curveTest{errorUpper errorFloorAddRemove errorFloorSubstitute contradicts:boolean confidence} hiddenStateEpsilon addRemoveEpsilon substituteEpsilon groupEpsilon contradictsAddRemove:boolean',
    example: {
      samplingRate: 0.25,
      noiseMultiplier: 12.1,
      steps: 500,
      delta: 1e-5,
      runs: 2000,
      repeats: 3,
      seed: 7,
    },
  },
  audit: {
    about: 'an audit of a reader’s own, from four counts, right guesses, or scores',
    asks: 'game:in-out|two-records|labels delta alpha~ claimedEpsilon~ falsePositives~ negatives~ falseNegatives~ positives~ m~ r~ v~ k~ file:text~ inScores[]~ outScores[]~ trainings:many|one~ rule:whole|split|fixed~ thresholds[]~ guesses[]~ lower:boolean~ watched:boolean~',
    answers:
      'kind:rates|guesses game:text adjacency:text delta alpha confidence rule:text epsilon most point?~ at?~{threshold? falsePositives negatives falseNegatives positives fprUpper fnrUpper} gaussian~{mu epsilon? at?{threshold? falsePositives negatives falseNegatives positives fprUpper fnrUpper} assumption:text} m~ r~ v~ k~ tried[]~ assumptions:text[] claims[]{adjacency:text epsilon verdict:text words:text} auc~{value lower upper} found[]~{fpr fprUpper tpr tprLower tprUpper}',
    example: {
      game: 'in-out',
      delta: 1e-5,
      falsePositives: 3,
      negatives: 1000,
      falseNegatives: 700,
      positives: 1000,
      claimedEpsilon: 2,
    },
  },
  auditOneRun: {
    about: 'an audit of one training run',
    asks: ONE_RUN,
    answers:
      'adjacency:text game:text m k r v delta alpha confidence multiplicity{rule:text tried[] level withoutCorrection:*?} estimator:text derivedHere:boolean assumptions:text[] epsilon mu:*? epsilonOptimal claims[]{adjacency:text epsilon verdict:text words:text} accuracy idealAccuracy learningRate testAccuracy:*? evaluationLoss:*? collisionBound:*? backend:text model:text hidden canary:text canaryWords:text tag:*? rule:text noiseMultiplier addRemoveEpsilon substituteEpsilon seconds',
    example: { m: 256, steps: 30, targetEpsilon: 8, delta: 1e-5, seed: 7 },
  },
  auditTraining: {
    about: 'an audit of real training',
    asks: `canary:text ${TRAINING}`,
    answers:
      'noiseMultiplier craft{target targetLabel gradientCoordinate mislabel auxiliary cosine} checkpoints[]{step paper valid familyValid direct dPrime dPrimeStandardError addRemoveEpsilon substituteEpsilon hiddenStateEpsilon} accuracy accuracyWithout backend:text seconds',
    example: {
      dataset: 'breast',
      model: 'linear',
      canary: 'S2',
      samplingRate: 0.25,
      targetEpsilon: 10,
      clippingNorm: 2,
      learningRate: 0.05,
      steps: 20,
      delta: 1e-5,
      runsPerWorld: 50,
      seed: 7,
    },
  },
  labelInference: {
    about: 'what an attack on labels reaches, beside the bound',
    asks: TRAINING,
    answers:
      'ownLabel otherLabel prior priorAlone adjacency:text confidence noiseMultiplier checkpoints[]{step success lower upper runs originalErrors substitutedErrors test{threshold originalAbove:boolean} bound{value lower upper}} assumptions:text[] backend:text seconds',
    example: {
      dataset: 'breast',
      samplingRate: 0.25,
      targetEpsilon: 10,
      clippingNorm: 2,
      learningRate: 0.05,
      steps: 20,
      delta: 1e-5,
      runsPerWorld: 50,
      seed: 7,
    },
  },
  secretInference: {
    about: 'what an attack on the secrets of one run reaches, beside the bound',
    asks: `${ONE_RUN} repeats~ failures[]~`,
    answers:
      'm k prior right[] reached[]{count failure} seed adjacency:text noiseMultiplier addRemoveEpsilon substituteEpsilon bounds[]{count failure targets adjacency:text form:text} successAtMost evaluationLoss:*? testAccuracy:*? assumptions:text[] backend:text seconds',
    example: { m: 64, steps: 5, noiseMultiplier: 2, delta: 1e-5 },
  },
  translate: {
    about:
      'a pasted configuration, what is typed over it and which questions are answered; mechanism and epsilons are null while open is not empty',
    asks: 'text:text~ overrides:*~ answers:*~',
    answers:
      'fields{records{kind:text? value? from:typed|read? line? source:text? doubt:text? problem:text? open:boolean readings[]{kind:text value? formula:text? line source:text doubt:text?}} batch{kind:text? value? from:typed|read? line? source:text? doubt:text? problem:text? open:boolean readings[]{kind:text value? formula:text? line source:text doubt:text?}} length{kind:text? value? from:typed|read? line? source:text? doubt:text? problem:text? open:boolean readings[]{kind:text value? formula:text? line source:text doubt:text?}} noise{kind:text? value? from:typed|read? line? source:text? doubt:text? problem:text? open:boolean readings[]{kind:text value? formula:text? line source:text doubt:text?}} delta{kind:text? value? from:typed|read? line? source:text? doubt:text? problem:text? open:boolean readings[]{kind:text value? formula:text? line source:text doubt:text?}} clippingNorm{kind:text? value? from:typed|read? line? source:text? doubt:text? problem:text? open:boolean readings[]{kind:text value? formula:text? line source:text doubt:text?}}} questions[]{id:text title:text text:text options[]{id:text label:text} answer:text? by:typed|text|assumed? open:boolean evidence[]{line source:text suggests:text opens:boolean}} open:text[] mechanism?{samplingRate noiseMultiplier steps delta} segments[]?{samplingRate noiseMultiplier? steps} unit:record|client conversion:text? target?{epsilon adjacency:text} epsilons?{addRemove{verified:boolean value? lower upper method:text} substitute{verified:boolean value? lower upper method:text}} refusals[]{question:text answer:text text:text} bounds[]{id:text title:text text:text by{samplingRate noiseMultiplier steps delta} epsilons[]{adjacency:text value? lower upper}} problem:text? reported?{epsilon line source:text kind:text~ words:text[]~} printed[]?{name:text epsilon} tool:text',
    example: {
      text: 'noise_multiplier = 1.1\nbatch_size = 256\nn = 60000\nepochs = 15',
      overrides: { delta: '1/n' },
      answers: { sampling: 'poisson' },
    },
  },
};
