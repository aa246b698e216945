// Queries about what an attacker can reach under a whole curve, of Gaussian DP or of DP-SGD, and about the noise or the
// epsilon that keeps a limit.

import { z } from 'zod';
import { type AnyRun, DOMAIN } from '../../accounting';
import { InputError } from '../../base/numerics/errors';
import {
  BELOW_ONE,
  COUNT,
  NON_NEGATIVE,
  OPEN_UNIT_INTERVAL,
  POSITIVE_COUNT,
  SEED,
  UNIT_INTERVAL,
} from '../../base/numerics/ranges';
import { reportedAdjacencies } from '../../report/guarantees';
import { boundsOnOneGuess, smallestOf } from '../../report/guesses';
import { RISK_ASSUMPTIONS, TARGETS_RANGE } from '../../risk/bound';
import { successByTests } from '../../risk/byTests';
import { gdpCurve, mechanismCurve } from '../../risk/curve';
import { gaussianAttackSuccess } from '../../risk/idealised/gaussianAttack';
import { simulateGaussianAttack } from '../../risk/idealised/simulatedAttack';
import { largestEpsilon, type RiskGoal, smallestNoiseMultiplier } from '../../risk/limits';
import { generalisedAdvantage } from '../../risk/oneTarget';
import { uniformPrior } from '../../risk/priors/prior';
import { zipfPrior } from '../../risk/priors/zipf';
import { exactSecret, membership, type Secret, secretByRemoval } from '../../risk/secret';
import { countByRecursion } from '../../risk/several/recursion';
import type { RiskCurve } from '../../risk/types';
import { countUnder, powerUnder, successBesideBlind, successUnder, tailUnder } from '../../risk/underCurve';
import { wholeCurveGuess } from '../../risk/wholeCurveGuess';
import { DESCRIBED } from '../../work/queries/risk/report';
import { boolean, FIELD, MECHANISM, number, numberIn, text } from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable, Reply } from '../query';
import { anyRunFields } from '../sampledFields';

const ADJACENCIES = ['substitute', 'add-remove'] as const;
const SECRETS = ['value', 'membership'] as const;
const MU = { ...NON_NEGATIVE, max: 1e5 };
const SIGMA = { min: 0, max: 1e6, exclusiveMin: true };
const SAMPLES = { ...POSITIVE_COUNT, max: 1e8 };
const VALUES = { ...POSITIVE_COUNT, min: 2 };
const KAPPA = { min: 1, max: 1e300 };
/** Constant of the published classic form, which stands in place of kappa. */
const PRINTED_CONSTANT = 2;
const FAILURE = 0.05;

/**
 * The secret of a query. Under add-remove a value is bounded by removal. An exchange under add-remove is only between the
 * two answers of membership, that a record is there or that it is not.
 */
function secretOf(query: read.Query, adjacency = read.choice(query, 'adjacency', ADJACENCIES)): Secret {
  const prior = read.number(query, 'prior', OPEN_UNIT_INTERVAL);
  const kind = read.orDefault(query, 'secret', SECRETS, 'value');
  if (adjacency === 'substitute') {
    if (kind === 'value') return { ...exactSecret(prior), kappa: read.optional(query, 'kappa', KAPPA, 1) };
    const message =
      'secret is membership, but adjacency is substitute. Give adjacency add-remove, which compares a record with its absence.';
    throw new InputError('inconsistent', 'secret', message);
  }
  if (query.kappa !== undefined) {
    const message =
      'kappa stands beside adjacency add-remove, under which it changes nothing. Leave it out, or give adjacency substitute.';
    throw new InputError('inconsistent', 'kappa', message);
  }
  return kind === 'value' ? secretByRemoval(prior) : membership(prior);
}

const failureOf = (query: read.Query) => read.optional(query, 'failure', OPEN_UNIT_INTERVAL, FAILURE);

/** The goal: one of maxAdvantage, maxSuccess, maxCount. */
function goalOf(query: read.Query): RiskGoal {
  const given = ['maxAdvantage', 'maxSuccess', 'maxCount'].filter((field) => query[field] !== undefined);
  if (given.length !== 1) {
    const message = `${given.length === 0 ? 'No limit is' : `${given.join(' and ')} are`} given. Give one of maxAdvantage, maxSuccess, maxCount.`;
    throw new InputError(
      given.length === 0 ? 'missing' : 'inconsistent',
      given[0] ?? 'maxAdvantage',
      message,
    );
  }
  if (given[0] === 'maxAdvantage')
    return { of: 'advantage', atMost: read.number(query, 'maxAdvantage', BELOW_ONE) };
  if (given[0] === 'maxSuccess')
    return { of: 'success', atMost: read.number(query, 'maxSuccess', BELOW_ONE) };
  const targets = read.number(query, 'targets', TARGETS_RANGE);
  const atMost = read.number(query, 'maxCount', { ...COUNT, max: targets });
  return { of: 'count', atMost, targets, failure: failureOf(query) };
}

/** The game of one-hot vectors. Without an exponent its prior is uniform. */
function oneHotGame(query: read.Query) {
  const size = read.number(query, 'size', POSITIVE_COUNT);
  const uniform = query.zipfExponent === undefined || query.zipfExponent === null;
  const prior = uniform
    ? uniformPrior(size)
    : zipfPrior(size, read.number(query, 'zipfExponent', NON_NEGATIVE));
  return { prior, sigma: read.number(query, 'sigma', SIGMA) };
}

function alternatives(query: read.Query, curve: RiskCurve, { chance, by }: Secret, targets: number): Reply {
  const reply: Record<string, unknown> = {};
  if (query.blind !== undefined) {
    reply.fromBlind = successBesideBlind(curve, read.number(query, 'blind', UNIT_INTERVAL)).upper;
  }
  if (query.values !== undefined) {
    if (by === 'removal') {
      const message =
        'values is given, but the recursion is for an exchange. Give adjacency substitute, or secret membership with values 2.';
      throw new InputError('inconsistent', 'values', message);
    }
    const values = read.number(query, 'values', VALUES);
    if (Math.abs(values * chance - 1) > 1e-9) {
      const message = `values is ${values}, but prior is ${chance}. Give prior 1/${values}, for values that are all alike.`;
      throw new InputError('inconsistent', 'values', message);
    }
    reply.recursionCount = countByRecursion(curve, targets, values, failureOf(query)).count;
  }
  return reply;
}

/** Bounds on one guess at a value by both guarantees of the run, and the smaller one. Membership has one guarantee only. */
function bothWays(run: AnyRun, { chance, kappa, adjacency, by }: Secret, upper: number) {
  if (adjacency === 'add-remove' && by === 'exchange')
    return { byRemoval: null, byExchange: upper, smallest: upper };
  const both = boundsOnOneGuess(run, chance);
  const byExchange = kappa === 1 ? both.byExchange : upper;
  return { ...both, byExchange, smallest: smallestOf({ ...both, byExchange }).success };
}

/** The adjacency of a query. If it has none, the adjacency with the smaller bound is taken. */
function adjacencyOf(query: read.Query, run: AnyRun): (typeof ADJACENCIES)[number] {
  if (query.adjacency !== undefined && query.adjacency !== null)
    return read.choice(query, 'adjacency', ADJACENCIES);
  if (query.secret === 'membership') return 'add-remove';
  if (query.kappa !== undefined || !reportedAdjacencies(run).includes('add-remove')) return 'substitute';
  const both = boundsOnOneGuess(run, read.number(query, 'prior', OPEN_UNIT_INTERVAL));
  return smallestOf(both).by === 'removal' ? 'add-remove' : 'substitute';
}

function attackSuccess(query: read.Query) {
  const run = anyRunFields(query);
  const secret = secretOf(query, adjacencyOf(query, run));
  const targets = read.optional(query, 'targets', TARGETS_RANGE, 1);
  const curve = mechanismCurve(secret.adjacency, run);
  const { value, lower, upper, adjacency, form } = successUnder(curve, secret);
  const power = powerUnder(curve, secret.chance);
  const secrets = new Array<Secret>(targets).fill(secret);
  const { count, failure } = countUnder(curve, secrets, failureOf(query));
  return {
    value,
    lower,
    upper,
    verified: value !== null,
    adjacency,
    ...bothWays(run, secret, upper),
    advantage: generalisedAdvantage(upper, secret.chance),
    power: power.upper,
    targets,
    failure,
    count,
    form,
    assumptions: RISK_ASSUMPTIONS,
    ...alternatives(query, curve, secret, targets),
    ...(query.v === undefined
      ? {}
      : { tail: tailUnder(curve, secrets)(read.number(query, 'v', { ...COUNT, max: targets })).bound }),
  };
}

const BY_ADJACENCY =
  'adjacency substitute bounds a value by exchange, and add-remove bounds one guess at it by removal. secret membership, with add-remove and the likelier answer’s prior, is whether a record is there.';
const SECRET = { adjacency: z.enum(ADJACENCIES), secret: z.enum(SECRETS).default('value') };
const prior = numberIn(OPEN_UNIT_INTERVAL);
const kappa = numberIn(KAPPA).default(1);
const targets = numberIn(TARGETS_RANGE);
const failure = numberIn(OPEN_UNIT_INTERVAL).default(FAILURE);
const LIMIT = {
  maxAdvantage: numberIn(BELOW_ONE).optional(),
  maxSuccess: numberIn(BELOW_ONE).optional(),
  maxCount: numberIn(COUNT).optional(),
  targets: targets.optional(),
  failure,
};
const { samplingRate, steps } = MECHANISM;
const ONE_HOT = {
  size: numberIn(POSITIVE_COUNT),
  zipfExponent: numberIn(NON_NEGATIVE).optional(),
  sigma: numberIn(SIGMA),
};

export const riskOfMechanismQueries: QueryTable = {
  singleTargetGdp: {
    about: 'bounds on one guess under a Gaussian curve',
    notes: [
      'replaceFixedPoint is the answer.',
      'addRemove is 1 - f(prior), for an add/remove mu.',
      'classicMinOverEps is as printed.',
    ],
    asks: z.strictObject({ prior, mu: numberIn(MU) }),
    answers: z.strictObject({ addRemove: number, replaceFixedPoint: number, classicMinOverEps: number }),
    example: { prior: 1e-9, mu: 0.1 },
    run: (query) => {
      const mu = read.number(query, 'mu', MU);
      const prior = read.number(query, 'prior', OPEN_UNIT_INTERVAL);
      const curve = gdpCurve('substitute', mu);
      return {
        addRemove: powerUnder(gdpCurve('add-remove', mu), prior).upper,
        replaceFixedPoint: successByTests(curve, prior).bound,
        classicMinOverEps: wholeCurveGuess(prior, curve.delta, PRINTED_CONSTANT).upper,
      };
    },
  },
  idealizedGaussianSuccess: {
    about: 'what an attack on one noisy one-hot vector reaches',
    notes: [
      'The attack guesses the likeliest of size one-hot vectors under noise, so this is not a bound.',
      'muReplace is sqrt(2) / sigma, and for add/remove it would be 1 / sigma.',
    ],
    asks: z.strictObject(ONE_HOT),
    answers: z.strictObject({ success: number, muReplace: number }),
    example: { size: 5, zipfExponent: 1, sigma: 1 },
    run: (query) => {
      const { success, muSubstitute } = gaussianAttackSuccess(oneHotGame(query));
      return { success, muReplace: muSubstitute };
    },
  },
  idealizedGaussianMonteCarlo: {
    about: 'the same played out',
    notes: ['The reply has the quadrature beside it.'],
    asks: z.strictObject({ ...ONE_HOT, samples: numberIn(SAMPLES), seed: FIELD.seed }),
    answers: z.strictObject({ monteCarlo: number, standardError: number, quadrature: number, seed: number }),
    example: { size: 10, zipfExponent: 1, sigma: 2, samples: 10000, seed: 7 },
    run: (query) => {
      const game = oneHotGame(query);
      const samples = read.number(query, 'samples', SAMPLES);
      const seed = read.optional(query, 'seed', SEED, 1);
      const { success, standardError } = simulateGaussianAttack(game, samples, seed);
      return { monteCarlo: success, standardError, quadrature: gaussianAttackSuccess(game).success, seed };
    },
  },
  attackSuccess: {
    about: 'what guesses at secrets can reach, by the whole curve of DP-SGD',
    notes: [
      'value, lower and upper bound one target, and so does its advantage.',
      BY_ADJACENCY,
      'byRemoval and byExchange bound one guess at a value by either guarantee, and smallest is the smaller. byRemoval is null where there is no such guarantee.',
      'Where adjacency is left out, the one with the smaller bound is taken.',
      'The run has the fields of report.',
      'form is curve for a value by exchange, power by removal, and twoValues for membership.',
      'power is 1 - f(prior).',
      'count is the number of targets that can be right, except with probability failure.',
      'tail is the probability of v or more.',
      'All of these are certified.',
      'values k asks for the recursion for f-DP, which gives recursionCount for k equally likely values and up to 2000 targets.',
      'blind is the success of the same attempts at data drawn anew, and gives fromBlind = 1 - f(blind).',
    ],
    asks: z.strictObject({
      ...SECRET,
      adjacency: SECRET.adjacency.optional(),
      ...DESCRIBED,
      prior,
      targets: targets.default(1),
      failure,
      v: numberIn(COUNT).optional(),
      kappa,
      values: numberIn(VALUES).optional(),
      blind: numberIn(UNIT_INTERVAL).optional(),
    }),
    answers: z.strictObject({
      value: number.nullable(),
      lower: number,
      upper: number,
      verified: boolean,
      adjacency: text,
      byRemoval: number.nullable(),
      byExchange: number,
      smallest: number,
      advantage: number.nullable(),
      power: number.nullable(),
      targets: number,
      failure: number,
      count: number.nullable(),
      tail: number.optional(),
      recursionCount: number.optional(),
      fromBlind: number.optional(),
      form: text,
      assumptions: z.array(text),
    }),
    example: {
      adjacency: 'substitute',
      samplingRate: 0.0625,
      noiseMultiplier: 1.677,
      steps: 500,
      prior: 0.1,
      targets: 100,
    },
    more: [{ samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, prior: 0.1 }],
    run: attackSuccess,
  },
  epsilonForRisk: {
    about: 'the largest epsilon that keeps a limit',
    notes: ['It is null if every epsilon keeps the limit.', BY_ADJACENCY],
    asks: z.strictObject({ ...SECRET, prior, kappa, delta: numberIn(BELOW_ONE).default(0), ...LIMIT }),
    answers: z.strictObject({ epsilon: number.nullable(), delta: number, adjacency: text }),
    example: { adjacency: 'substitute', prior: 0.1, maxAdvantage: 0.1 },
    run: (query) => {
      const delta = read.optional(query, 'delta', BELOW_ONE, 0);
      return { ...largestEpsilon(secretOf(query), goalOf(query), delta) };
    },
  },
  noiseMultiplierForRisk: {
    about: 'the least noise that keeps a limit, by the whole curve',
    notes: [BY_ADJACENCY],
    asks: z.strictObject({ ...SECRET, samplingRate, steps, prior, kappa, ...LIMIT }),
    answers: z.strictObject({ noiseMultiplier: number, adjacency: text }),
    example: { adjacency: 'substitute', samplingRate: 0.0625, steps: 500, prior: 0.1, maxAdvantage: 0.1 },
    run: (query) => {
      const samplingRate = read.number(query, 'samplingRate', DOMAIN.samplingRate);
      const steps = read.number(query, 'steps', DOMAIN.steps);
      return { ...smallestNoiseMultiplier(secretOf(query), goalOf(query), { samplingRate, steps }) };
    },
  },
};
