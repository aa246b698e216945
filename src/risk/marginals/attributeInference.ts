// Attribute inference from noisy marginals, from beginning to end: a table and its unknown columns, the noise of a
// claim, bounds on how many records can be right, and how many an attack gets right.
import { gdpEpsilon } from '../../accounting/closedForm/gaussianDp';
import type { AuditData } from '../../audit/datasets/types';
import { refusals, requireNumber } from '../../base/numerics/errors';
import type { Sentence } from '../../base/sentences/sentence';
import { gdpCurve } from '../curve';
import type { Secret } from '../secret';
import type { CountBound } from '../several/manyTargets';
import { reachedCount } from '../tails/count';
import { countUnder, successUnder } from '../underCurve';
import { attemptSecret, bestAttempt, countRight, type Windows, windows } from './attempts';
import { binData } from './binnedTable';
import { chowLiuTree } from './chowLiuTree';
import type { AttributeInferenceDesign } from './design';
import { lawsGivenOthers } from './lawsGivenOthers';
import { relaxedProjection } from './relaxedProjection';
import { noiseFor, releaseGuarantee } from './sensitivity';
import { MARGINALS } from './sentences';
import { release, type SecretsFrom, type UnknownValues, unknownValues } from './unknownValues';
import { allMarginals } from './workload';

/** Sentences on what the attacker knows about the values to be found. */
const ABOUT_SECRETS: Readonly<Record<SecretsFrom, Sentence>> = {
  prior: MARGINALS.secretsFromPrior,
  records: MARGINALS.secretsFromRecords,
};

const ASSUMPTIONS: readonly Sentence[] = [MARGINALS.allElseKnown, MARGINALS.evenNoise];

const REPEATS = { min: 1, max: 100_000, integer: true };

function gameOf(data: AuditData, design: AttributeInferenceDesign) {
  const { released, known } = binData(data, design.columns, design.bins);
  const unknown = design.unknown.map((name) => {
    const column = design.columns.indexOf(name);
    if (column >= 0) return column;
    const columns = design.columns.join(', ');
    throw refusals('unknown').unknown(MARGINALS.unknownOutside({ name, columns }));
  });
  const columns = [...new Set(unknown)].sort((a, b) => a - b);
  const workload = allMarginals(
    released.columns.map(({ size }) => size),
    design.ways,
  );
  const values = unknownValues(workload, released, chowLiuTree(known), columns, design.targets);
  const all = windows(values.sizes, design.tolerance);
  return {
    unknown: values,
    columns: released.columns,
    all,
    secrets: values.laws.map((law) => attemptSecret(law, all)),
  };
}

/**
 * Yields after each iteration of the attack, with the counts of the repeats before. Throws InputError before the
 * first. The bounds come from the mechanism's own Gaussian curve, at the sensitivity of the unknown columns.
 */
export function* attributeInference(data: AuditData, design: AttributeInferenceDesign) {
  const { claim, repeats, seed, targets, failures } = design;
  requireNumber('repeats', repeats, REPEATS);
  requireNumber('seed', seed, { min: 0, max: 2 ** 32 - 1, integer: true });
  for (const [i, failure] of failures.entries()) {
    requireNumber(`failures[${i}]`, failure, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  }
  const { unknown, columns, all, secrets } = gameOf(data, design);
  const { workload } = unknown;
  const sigma = claim.epsilon === null ? 0 : noiseFor(workload, claim.epsilon, claim.delta, claim.adjacency);
  const limits = limitsOf(unknown, secrets, sigma, claim.delta, failures);
  const right: number[] = [];
  const toldTheRest: number[] = [];
  const guesses = (laws: Float64Array) =>
    secrets.map((_, i) => bestAttempt(laws.subarray(i * unknown.values, (i + 1) * unknown.values), all));
  for (let repeat = 0; repeat < repeats; repeat++) {
    const released = release(unknown, sigma, seed, repeat, design.secrets);
    const attack = relaxedProjection(unknown, released, sigma);
    let next = attack.next();
    for (; !next.done; next = attack.next()) {
      yield { repeat, repeats, iteration: next.value, right };
    }
    right.push(countRight(guesses(next.value), released.secrets, all));
    toldTheRest.push(countRight(guesses(lawsGivenOthers(unknown, released, sigma)), released.secrets, all));
  }
  return {
    columns,
    marginals: workload.marginals.length,
    touched: unknown.touched,
    /** Standard deviation of the noise on each number. */
    sigma,
    /** The adjacency of the bounds, under which the unknown columns of one record are replaced. */
    adjacency: 'substitute' as const,
    prior: priorResult(unknown, secrets, all),
    ...limits,
    /** The sum of the targets' own bounds, which an attack's mean count cannot exceed. */
    expectedAtMost: Math.min(targets, limits.expectedAtMost),
    /** How many targets the relaxed projection got right, repeat by repeat. */
    right,
    reached: failures.map((failure) => reachedCount(right, failure)),
    /** The counts of attempts that know all other targets' values. For values from the prior, no attack has a larger mean count. */
    toldTheRest,
    assumptions: [ABOUT_SECRETS[design.secrets], ...ASSUMPTIONS],
  };
}

/** Numbers of targets that the best attempts without the release get right, if values are drawn from the prior or the records' own. */
function priorResult({ laws, own }: UnknownValues, secrets: readonly Secret[], all: Windows) {
  const chances = secrets.map(({ chance }) => chance);
  return {
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    deviation: Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0)),
    ownRight: countRight(
      laws.map((law) => bestAttempt(law, all)),
      own,
      all,
    ),
    largest: Math.max(...chances),
    smallest: Math.min(...chances),
  };
}

/** Limits of the inference. Without noise, all targets can be right, and nothing is guaranteed. */
function limitsOf(
  { workload, columns }: UnknownValues,
  secrets: readonly Secret[],
  sigma: number,
  delta: number,
  failures: readonly number[],
) {
  const adjacency = 'substitute';
  const targets = secrets.length;
  if (sigma === 0) {
    const bounds = failures.map(
      (failure): CountBound => ({ count: targets, failure, targets, adjacency, form: 'curve' }),
    );
    return { epsilons: null, bounds, expectedAtMost: targets };
  }
  const { muAddRemove, muSubstitute, muUnknown } = releaseGuarantee(workload, columns, sigma);
  const curve = gdpCurve(adjacency, muUnknown);
  return {
    epsilons: {
      addRemove: gdpEpsilon(muAddRemove, delta),
      substitute: gdpEpsilon(muSubstitute, delta),
      /** Epsilon for substitute adjacency where the known columns stay unchanged. */
      unknownColumns: gdpEpsilon(muUnknown, delta),
    },
    bounds: failures.map((failure) => countUnder(curve, secrets, failure)),
    expectedAtMost: secrets.reduce((sum, secret) => sum + successUnder(curve, secret).upper, 0),
  };
}
