// Queries about what a guarantee leaves an attacker: prior to posterior, one target, several targets, priors.

import { z } from 'zod';
import { InputError } from '../../base/numerics/errors';
import {
  BELOW_ONE,
  COUNT,
  NON_NEGATIVE,
  OPEN_UNIT_INTERVAL,
  POSITIVE_COUNT,
  UNIT_INTERVAL,
} from '../../base/numerics/ranges';
import { type Guarantee, TARGETS_RANGE } from '../../risk/bound';
import { pureEpsilonForAdvantage } from '../../risk/limits';
import { generalisedAdvantage, oneTargetBound, oneTargetPower, oneTargetPrinted } from '../../risk/oneTarget';
import { medianRank, uniformPrior } from '../../risk/priors/prior';
import { zipfPrior } from '../../risk/priors/zipf';
import { attackOnResponse } from '../../risk/randomisedResponse';
import { exactSecret, type Secret } from '../../risk/secret';
import { countBound, countTail, countTailPrinted } from '../../risk/several/manyTargets';
import { differingTail, printedDifferingTail, pureDifferingTail } from '../../risk/tails/differingTail';
import { number, numberIn } from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable } from '../query';
import { readFields, typed } from '../typed';
import { GUESS } from './guess';

const DOMAINS = ['uniform', 'zipf'] as const;

const eps = numberIn(NON_NEGATIVE);
const delta = numberIn(BELOW_ONE);

const substitute = (epsilon: number, delta = 0): Guarantee => ({ epsilon, delta, adjacency: 'substitute' });
const pure = (query: read.Query) => substitute(readFields(query, { eps }).eps);
function approximate(query: read.Query) {
  const given = readFields(query, { delta, eps });
  return substitute(given.eps, given.delta);
}

function domainPrior(query: read.Query) {
  const size = read.number(query, 'size', POSITIVE_COUNT);
  return read.choice(query, 'domain', DOMAINS) === 'uniform'
    ? uniformPrior(size)
    : zipfPrior(size, read.number(query, 'zipfExponent', NON_NEGATIVE));
}

/** The largest prior, as given or that of the domain; both must agree. */
function largestPrior(query: read.Query): number {
  if (query.domain === undefined) return read.number(query, 'maxPrior', UNIT_INTERVAL);
  const largest = domainPrior(query).heaviest(1);
  if (query.maxPrior === undefined) return largest;
  const given = read.number(query, 'maxPrior', UNIT_INTERVAL);
  if (Math.abs(given - largest) > 1e-9 * largest) {
    const message = `maxPrior is ${given}, but the domain's likeliest value has ${largest}. Give one of the two.`;
    throw new InputError('inconsistent', 'maxPrior', message);
  }
  return given;
}

function targets(query: read.Query): Secret[] {
  const one = exactSecret(largestPrior(query));
  return new Array<Secret>(read.number(query, 'targets', TARGETS_RANGE)).fill(one);
}

const countOf = (query: read.Query, secrets: readonly Secret[]): number =>
  read.number(query, 'v', { ...COUNT, max: secrets.length });

const TARGETS = {
  maxPrior: numberIn(UNIT_INTERVAL).optional(),
  domain: z.enum(DOMAINS).optional(),
  size: numberIn(POSITIVE_COUNT).optional(),
  zipfExponent: numberIn(NON_NEGATIVE).optional(),
  targets: numberIn(TARGETS_RANGE),
};
const v = numberIn(COUNT);

export const riskQueries: QueryTable = {
  posteriorPure: typed({
    about: 'from prior to posterior at delta = 0',
    notes: ['advantage is (posterior - prior) / (1 - prior).'],
    asks: z.strictObject({ prior: numberIn(UNIT_INTERVAL), eps }),
    answers: z.strictObject({ posterior: number, advantage: number }),
    example: { prior: 0.25, eps: 8 },
    answer: ({ prior, eps }) => {
      const { bound } = oneTargetBound(exactSecret(prior), substitute(eps));
      return { posterior: bound, advantage: prior === 1 ? null : generalisedAdvantage(bound, prior) };
    },
  }),
  responseAttack: typed({
    about: 'the best attack on randomised response, and two bounds on it',
    notes: [
      'weights: how likely each value is, up to a factor. byAttempts: by the prior of the value that is named, averaged over releases; byLikeliest: by the likeliest value’s.',
    ],
    asks: z.strictObject({
      weights: z.array(numberIn(NON_NEGATIVE)),
      eps: numberIn({ ...NON_NEGATIVE, max: 700 }),
    }),
    answers: z.strictObject({ success: number, byAttempts: number, byLikeliest: number }),
    example: { weights: [6, 3, 2], eps: 1 },
    answer: ({ weights, eps }) => ({ ...attackOnResponse(weights, eps) }),
  }),
  epsForAdvantagePure: typed({
    about: 'the largest eps that keeps an advantage',
    asks: z.strictObject({ prior: numberIn(OPEN_UNIT_INTERVAL), advantage: numberIn(BELOW_ONE) }),
    answers: z.strictObject({ eps: number.nullable() }),
    example: { prior: 0.0001, advantage: 0.01 },
    answer: ({ prior, advantage }) => ({ eps: pureEpsilonForAdvantage(prior, advantage).epsilon }),
  }),
  singleTargetEpsDelta: {
    about: 'bounds on one guess at one secret',
    notes: [
      'exactMatch is for a guess that must be exactly right.',
      'generalMetric is for a guess that is near enough, or any of several.',
      'classic is as printed, but its constant is lost, so it is not a bound for every metric.',
      'addRemove is 1 - f(prior).',
    ],
    asks: z.strictObject({ prior: numberIn(BELOW_ONE), eps, delta }),
    answers: z.strictObject({
      exactMatch: number,
      generalMetric: number,
      classic: number,
      addRemove: number,
    }),
    example: { prior: 0.1, eps: 0, delta: 0 },
    run: (query) => {
      const guarantee = approximate(query);
      const secret = exactSecret(read.number(query, 'prior', BELOW_ONE));
      const any = { ...secret, kappa: 1 / (1 - secret.chance) };
      return {
        exactMatch: oneTargetBound(secret, guarantee).bound,
        generalMetric: oneTargetBound(any, guarantee).bound,
        classic: oneTargetPrinted(secret, guarantee).bound,
        addRemove: oneTargetPower(secret.chance, { ...guarantee, adjacency: 'add-remove' }).bound,
      };
    },
  },
  guess: GUESS,
  multiTargetPureTail: {
    about: 'the probability that v or more guesses are right, at delta = 0',
    notes: [
      'It is an upper bound, for up to 1000000 targets.',
      'maxPrior is the likeliest value’s probability.',
      'domain, with size and zipfExponent, may stand in its place.',
    ],
    asks: z.strictObject({ ...TARGETS, eps, v }),
    answers: z.strictObject({ pure: number }),
    example: {
      domain: 'zipf',
      size: 10,
      zipfExponent: 2,
      maxPrior: 0.6452579827864142,
      targets: 20,
      eps: 0.5,
      v: 20,
    },
    run: (query) => {
      const secrets = targets(query);
      return { pure: countTail(secrets, pure(query), countOf(query, secrets)).bound };
    },
  },
  multiTargetApproxTail: {
    about: 'the same with delta',
    notes: ['corrected is derived here.', 'classic is as printed, and is not a bound for every v.'],
    asks: z.strictObject({ ...TARGETS, eps, delta, v }),
    answers: z.strictObject({ classic: number, corrected: number }),
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
    run: (query) => {
      const secrets = targets(query);
      const asked = [secrets, approximate(query), countOf(query, secrets)] as const;
      return { classic: countTailPrinted(...asked).bound, corrected: countTail(...asked).bound };
    },
  },
  multiTargetCount: {
    about: 'the most that can be right, except with probability failure',
    asks: z.strictObject({ ...TARGETS, eps, delta, failure: numberIn(OPEN_UNIT_INTERVAL) }),
    answers: z.strictObject({ pureCount: number, correctedCount: number }),
    example: {
      domain: 'zipf',
      size: 1000,
      zipfExponent: 0.8,
      targets: 100,
      eps: 1,
      delta: 1e-5,
      failure: 0.05,
    },
    run: (query) => {
      const failure = read.number(query, 'failure', OPEN_UNIT_INTERVAL);
      const secrets = targets(query);
      return {
        pureCount: countBound(secrets, pure(query), failure).count,
        correctedCount: countBound(secrets, approximate(query), failure).count,
      };
    },
  },
  // the order of targets stays as given, for the corrected bound depends on it
  multiTargetHeterogeneousTail: {
    about: 'the tail with a prior for each target',
    asks: z.strictObject({ priors: z.array(numberIn(UNIT_INTERVAL)), eps, delta, v }),
    answers: z.strictObject({ pure: number, classic: number, corrected: number }),
    example: { priors: [0.9, 0.5, 0.1], eps: 0.5, delta: 0.0001, v: 3 },
    run: (query) => {
      const secrets = read.numbers(query, 'priors', UNIT_INTERVAL).map((chance) => exactSecret(chance));
      const { epsilon, delta } = approximate(query);
      const v = countOf(query, secrets);
      return {
        pure: pureDifferingTail(secrets, epsilon, v),
        classic: printedDifferingTail(secrets, epsilon, delta, v),
        corrected: differingTail(secrets, epsilon, delta, v),
      };
    },
  },
  zipfPrior: typed({
    about: 'a Zipf prior',
    notes: ['size is at most 1e9.', 'The reply has the likeliest, the median and the least likely value.'],
    asks: z.strictObject({ size: numberIn(POSITIVE_COUNT), exponent: numberIn(NON_NEGATIVE) }),
    answers: z.strictObject({ normaliser: number, max: number, median: number, min: number }),
    example: { size: 100, exponent: 1 },
    answer: ({ size, exponent }) => {
      const zipf = zipfPrior(size, exponent);
      return {
        normaliser: zipf.normaliser,
        max: zipf.atRank(1),
        median: zipf.atRank(medianRank(zipf)),
        min: zipf.atRank(zipf.size),
      };
    },
  }),
};
