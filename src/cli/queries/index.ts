// The table of queries, in the groups in which the help lists them.
import type { QueryEntry, QueryGroup } from '../query';
import { accountantQueries } from './accountant';
import { accountingQueries } from './accounting';
import { attributeInferenceQueries } from './attributeInference';
import { auditQueries } from './audit';
import { countingQueries } from './counting';
import { gaussianQueries } from './gaussian';
import { modelInferenceQueries } from './modelInference';
import { oneRunQueries } from './oneRun';
import { oneRunAuditQueries } from './oneRunAudit';
import { readerAuditQueries } from './readerAudit';
import { riskQueries } from './risk';
import { riskOfMechanismQueries } from './riskOfMechanism';
import { trainingQueries } from './training';
import { translateQueries } from './translate';
import { worldsQueries } from './worlds';

const ACCOUNTING = `Reply: value, lower, upper, verified, method. The number lies in [lower, upper]; value is null and verified false where no
more than that bracket is known.
sampling: how batches are drawn, of a run, of a target for one mechanism, and of each of the segments by itself.
  poisson             the default: each record joins each step's batch with probability samplingRate, by coins of its own
  fixed-size          samplingRate = B/n: B of n records without replacement, anew at every step. relation substitute: a bracket
                      from what data attain to what the symmetric pair allows (Zhu, Dong, Wang 2022). noiseMultiplier from 0.4 on
  random-allocation   stepsPerEpoch and epochs in place of samplingRate and steps: each record joins one step of every epoch, chosen
                      evenly. relation add-remove, zero-out, add, remove; substitute answers what add and remove imply, and from
                      below what a substitute without gradient, or the sum of all steps, shows. Certified (Feldman, Shenfeld 2025)
  any-order           epochs: each record once in every epoch, in whatever order, even a known one: no amplification. relation
                      zero-out, substitute
  Where the ends of a bracket are known by different means, lowerBy and upperBy name them.
A run whose batch or noise changed, or that was resumed: epsilon, delta, totalVariation, tradeoff and mu take segments in place of
samplingRate, noiseMultiplier and steps, an array of 1 to 100 objects with these three (or with sampling and what it takes), and
answer for their composition, certified; their order does not matter.
They are fixed beforehand, or follow from no data: what earlier results decided is not covered. A target over them has one
unknown: noiseFactor is what all their noise multipliers are multiplied by, and noiseMultiplier or steps that of the one segment
that goes without it. Of noise, upper is certainly enough; of steps, lower is certainly not too many.
A target is delta and targetEpsilon, or targetMu and floor (not of segments).
One of delta, epsilon, noiseMultiplier, samplingRate, steps, stepsPerEpoch, epochs, targetEpsilon, targetMu, prior may be an
array (not for tradeoff): the reply's fields are arrays then, in its order.
relation: add, remove, add-remove (the larger of both: what most libraries report), zero-out (same numbers), substitute,
  implied (substitute, what the whole curves of add and remove imply, composed as tests), group (substitute, by the group
  privacy of Theorem 4.1, from one point of the add-remove curve). Both hold, and neither is below substitute.
Ranges: samplingRate (0,1], noiseMultiplier [0.2,1000], steps, stepsPerEpoch, epochs 1..1000000, delta [1e-15,0.5],
floor [1e-12,0.1].`;

const ONE_RUN = `m canaries with a secret each (uniform on k values), r guessed, v of them right. Lower bounds on the epsilon of the adjacency that
the secrets decide: in or out is add/remove, one of k records is substitute.
r must be fixed beforehand; of several r tried, give each its share of alpha. m up to 1000000.`;

const RISK = `Bounds on success, for secrets that are independent beforehand, all else known. Of the substitute epsilon (a value is exchanged for
another), but for addRemove, which is of the add/remove epsilon (the record is there or not). kappa: 1 when a guess names one value,
else (1 - sum of squared priors) / (1 - prior). A limit is maxAdvantage, maxSuccess, or maxCount with targets and failure.`;

export const GROUPS: readonly QueryGroup[] = [
  {
    title:
      'Accounting of DP-SGD (subsampled Gaussian, all iterates released; batches by Poisson sampling unless sampling says otherwise)',
    notes: ACCOUNTING,
    queries: accountingQueries,
  },
  { title: 'The same as the page asks for it', queries: accountantQueries },
  {
    title:
      'A pasted configuration (code, YAML, JSON, flags, a table, a log, a sentence), as chapter 7 reads it',
    queries: translateQueries,
  },
  { title: 'Shapes and counts (auditing)', queries: { ...gaussianQueries, ...countingQueries } },
  {
    title: 'An audit of your own: the epsilon that counts, guesses or scores refute',
    queries: readerAuditQueries,
  },
  { title: 'Audits of one training run', notes: ONE_RUN, queries: oneRunQueries },
  {
    title: 'What a guarantee leaves an attacker',
    notes: RISK,
    queries: { ...riskQueries, ...riskOfMechanismQueries, ...attributeInferenceQueries },
  },
  {
    title: 'Attacks, seeded: on the worst case, on real training, on one training run',
    queries: { ...auditQueries, ...trainingQueries, ...oneRunAuditQueries },
  },
  {
    title:
      'What an attack on trained models reaches, beside what none exceeds under the substitute guarantee of the same training, seeded',
    queries: modelInferenceQueries,
  },
  {
    title: 'Two worlds of small models that differ in one record of a plane, trained and attacked, seeded',
    queries: worldsQueries,
  },
];

export const QUERIES: ReadonlyMap<string, QueryEntry> = new Map(
  GROUPS.flatMap(({ queries }) => Object.entries(queries)),
);
