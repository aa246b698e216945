// The table of queries, in the groups in which the help lists them.
import { QUERY_GROUPS } from '../../guests/faces/queryGroups';
import { type QueryEntry, type QueryGroup, tablesInOne } from '../query';
import { accountantQueries } from './accountant';
import { accountingQueries } from './accounting';
import { attributeInferenceQueries } from './attributeInference';
import { auditQueries } from './audit';
import { countingQueries } from './counting';
import { gaussianQueries } from './gaussian';
import { modelInferenceQueries } from './modelInference';
import { oneRunQueries } from './oneRun';
import { oneRunAuditQueries } from './oneRunAudit';
import { reportQueries } from './report';
import { riskQueries } from './risk';
import { riskOfMechanismQueries } from './riskOfMechanism';
import { targetQueries } from './targets';
import { trainingQueries } from './training';

const ACCOUNTING = `The number lies in [lower, upper]. If no more than that bracket is known, value is null and verified false. method says how.
sampling says how batches are drawn, of a run, of a target for one mechanism, and of each of the segments by itself.
  poisson             is the default. Each record joins each step's batch with probability samplingRate, by coins of its own.
  fixed-size          draws B of n records without replacement, anew at every step, and samplingRate is B/n. adjacency is
                      substitute, and the bracket reaches from what data attain to what the symmetric pair allows (Zhu, Dong,
                      Wang 2022). noiseMultiplier is at least 0.4.
  random-allocation   takes stepsPerEpoch and epochs in place of samplingRate and steps. Each record joins one step of every
                      epoch, chosen evenly. adjacency may be any. substitute is that of two opposite gradients, which no
                      others exceed. implied and group are derived from the add and remove curves. All of it is certified
                      (Feldman, Shenfeld 2025, for add and remove).
  any-order           takes epochs. Each record comes once in every epoch, in any order, even a known one, so nothing is
                      amplified. adjacency is zero-out or substitute.
  If the ends of a bracket are known by different means, lowerBy and upperBy name them.
Some runs change their batch or noise, or are resumed. For them, epsilon, delta, totalVariation, tradeoff and mu take segments
in place of samplingRate, noiseMultiplier and steps. That is an array of 1 to 10000 objects with these three (or with sampling and
what it takes). The answer is for their composition, in any order, and certified. Segments must be fixed beforehand, so what
earlier results decided is not covered. A target over segments has one unknown. noiseFactor multiplies all their noise
multipliers, while noiseMultiplier or steps is that of the one segment that goes without it. Of noise, upper is certainly
enough. Of steps, lower is certainly not too many.
A target is delta and targetEpsilon, or targetMu and floor (not of segments).
A run and a target may have more fields, alone or together where a guarantee of both is known.
  recordsPerPerson    is the most records of one person, all of which come, go or are replaced (Poisson batches, or any order).
  largestBatch        cuts batches of more records to that many, chosen evenly, and drops the rest for this step. It needs
                      records, the number of records of the larger data set. The answer is a bracket from what data attain
                      to what holds, since no tight number is known.
  bands               is the number of bands of a banded matrix mechanism with cyclic Poisson sampling. samplingRate is that
                      within a group, so the expected batch over the number of records in a group.
  countNoise          is the noise's standard deviation on the count of adaptive clipping, whose bits are 1/2 or -1/2.
                      noiseMultiplier is that of the gradients alone.
  trainings           is how many trainings like this one had an influence on what is released, as trials, folds or seeds.
                      Selecting among a random number of them can cost less (Papernot, Steinke 2022), which is not computed.
Noise, rate or batch may change at every step of a run. noiseMultipliers, samplingRates and batchSizes (with records) are an
array with a number for each of 1 to 10000 steps, a column of a table as one text, or a formula such as
"sigma * 0.99^(t/1000)", in which t counts from 0, T is steps, sigma is noiseMultiplier, q is samplingRate and n is records.
One of delta, epsilon, noiseMultiplier, samplingRate, steps, stepsPerEpoch, epochs, targetEpsilon, targetMu, prior may be an
array (not for tradeoff). The reply's fields are arrays then, in its order. An element that can be read and has no answer, as a
target out of reach, has null in each, and refused says why. The others are answered.
adjacency is add, remove, add-remove (the larger of both, and what most libraries report), zero-out (the same numbers),
  substitute, implied, or group. implied bounds substitute by what the whole curves of add and remove imply, composed as tests.
  group bounds it by the group privacy of Theorem 4.1, from one point of the add-remove curve. Neither is below substitute.
Ranges: samplingRate (0,1], noiseMultiplier [0.2,1000] (from 0.01 on for epsilon, delta and totalVariation of Poisson batches,
where a bracket is all that is known, and which protects nobody), steps, stepsPerEpoch, epochs 1..1000000, delta [1e-15,0.5],
floor [1e-12,0.1].`;

const ONE_RUN = `There are m canaries, each with a secret that is uniform on k values. r of them are guessed, and v of these are right. The
lower bounds belong to the adjacency that the secrets decide. In or out is add/remove, and one of k records is substitute.
r must be fixed beforehand. If several are tried, give each its share of alpha. m is at most 1000000.`;

const RISK = `These bound success at secrets that are independent beforehand, when the attacker knows everything else. They take the
substitute epsilon (one value in the place of another), except addRemove, which takes the add/remove epsilon (the record is
there or not). Where adjacency is add-remove, a value is bounded by removal, and by exchange only whether the record is there
(secret membership). kappa is 1 if a guess names one value, and (1 - sum of squared priors) / (1 - prior) otherwise. A limit is
maxAdvantage, maxSuccess, or maxCount with targets and failure.`;

const OWN: readonly QueryGroup[] = [
  {
    title:
      'Accounting of DP-SGD (subsampled Gaussian, all iterates released, Poisson batches unless sampling says otherwise)',
    notes: ACCOUNTING,
    queries: tablesInOne(accountingQueries, targetQueries),
  },
  { title: 'The same as the page asks for it', queries: accountantQueries },
  { title: 'Shapes and counts (auditing)', queries: tablesInOne(gaussianQueries, countingQueries) },
  { title: 'Audits of one training run', notes: ONE_RUN, queries: oneRunQueries },
  {
    title: 'What a guarantee leaves an attacker',
    notes: RISK,
    queries: tablesInOne(riskQueries, riskOfMechanismQueries, attributeInferenceQueries),
  },
  { title: 'The report of a training run', queries: reportQueries },
  {
    title: 'Seeded attacks on the worst case, on real training and on one training run',
    queries: tablesInOne(auditQueries, trainingQueries, oneRunAuditQueries),
  },
  {
    title:
      'What a seeded attack on trained models reaches, beside the substitute bound of the same training run',
    queries: modelInferenceQueries,
  },
];

const BROUGHT: readonly QueryGroup[] = Object.values(QUERY_GROUPS);
const isOwn = (title: string | undefined) => OWN.some((group) => group.title === title);

export const GROUPS: readonly QueryGroup[] = [
  ...OWN.flatMap((group) => [...BROUGHT.filter(({ before }) => before === group.title), group]),
  ...BROUGHT.filter(({ before }) => !isOwn(before)),
];

export const QUERIES: ReadonlyMap<string, QueryEntry> = new Map(
  Object.entries(tablesInOne(...GROUPS.map(({ queries }) => queries))),
);
