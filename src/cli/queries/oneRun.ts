// Queries about audits of a single training run: p-values and lower bounds from the number of right guesses.
import { z } from 'zod';
import { gdpEpsilon } from '../../accounting';
import { InputError } from '../../base/numerics/errors';
import { poissonBinomialTail } from '../../base/numerics/poissonBinomial';
import {
  BELOW_ONE,
  COUNT,
  NON_NEGATIVE,
  OPEN_UNIT_INTERVAL,
  POSITIVE_COUNT,
  UNIT_INTERVAL,
} from '../../base/numerics/ranges';
import { codeCount, collisionChance } from '../../oneRun/canaries/triggers';
import { oneRunEpsLowerClassic, oneRunPValueClassic } from '../../oneRun/estimation/classicBound';
import { epsOptimal } from '../../oneRun/estimation/epsOptimal';
import { oneRunEpsLowerExact, oneRunPValueExact } from '../../oneRun/estimation/exactBound';
import { gaussianPair } from '../../oneRun/estimation/gaussianPair';
import { fdpOneRunGdp } from '../../oneRun/estimation/gdpBounds';
import { orderStatisticsMuLower } from '../../oneRun/estimation/orderStatistics';
import { FIELD, MECHANISM, number, numberIn } from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable } from '../query';
import { readFields, typed } from '../typed';

const CANARIES = { ...POSITIVE_COUNT, max: 1e6 };
const TAGS = { min: 2, max: 10_000, integer: true };
const CHOICES = { ...POSITIVE_COUNT, min: 2 };

const eps = numberIn(NON_NEGATIVE);
const delta = numberIn(BELOW_ONE);
const { alpha } = FIELD;
/** A level in (0, 1), under the name that papers on f-DP use. */
const tau = numberIn(OPEN_UNIT_INTERVAL);
const m = numberIn(CANARIES);
/** Fields of counts for secrets of two values. */
const BINARY_COUNTS = { m, r: numberIn(POSITIVE_COUNT), v: numberIn(COUNT) };
const COUNTS = { ...BINARY_COUNTS, k: numberIn(CHOICES).default(2) };

const P_VALUE = { ...BINARY_COUNTS, eps, delta };
const LOWER_BOUND = { ...BINARY_COUNTS, delta, alpha };

/** Refuses any k but 2, because the published bound is for secrets of two values. */
function refuseChoices(query: read.Query): void {
  if (query.k === undefined || query.k === 2) return;
  const message = `k is ${JSON.stringify(query.k)}, but the classic bound is for secrets of two values. Give no k, or the exact bound.`;
  throw new InputError('inconsistent', 'k', message);
}

export const oneRunQueries: QueryTable = {
  oneRunPValueClassic: {
    about: 'the published p-value of v right guesses of r',
    notes: [
      'It follows the published code, for k = 2.',
      'It is not a bound for every v, but it is sound for a small p.',
    ],
    asks: z.strictObject(P_VALUE),
    answers: z.strictObject({ p: number }),
    example: { m: 10000, r: 10000, v: 10000, eps: 1, delta: 1e-6 },
    run: (query) => {
      refuseChoices(query);
      const { eps, delta, ...counts } = readFields(query, P_VALUE);
      return { p: oneRunPValueClassic(counts, eps, delta) };
    },
  },
  oneRunEpsLowerClassic: {
    about: 'the published lower bound of one run',
    asks: z.strictObject(LOWER_BOUND),
    answers: z.strictObject({ epsLower: number }),
    example: { m: 1000, r: 200, v: 190, delta: 1e-8, alpha: 0.05 },
    run: (query) => {
      refuseChoices(query);
      const { delta, alpha, ...counts } = readFields(query, LOWER_BOUND);
      return { epsLower: oneRunEpsLowerClassic(counts, delta, alpha) };
    },
  },
  oneRunPValueExact: typed({
    about: 'the largest probability of v or more right under (eps, delta)-DP',
    notes: ['It is derived here.'],
    asks: z.strictObject({ ...COUNTS, eps, delta }),
    answers: z.strictObject({ p: number }),
    example: { m: 100, r: 60, v: 55, k: 2, eps: 0, delta: 0 },
    answer: ({ eps, delta, ...counts }) => ({ p: oneRunPValueExact(counts, eps, delta) }),
  }),
  oneRunEpsLowerExact: typed({
    about: 'the exact lower bound of one run',
    notes: ['It lies where that probability reaches alpha.', 'No shape is assumed.'],
    asks: z.strictObject({ ...COUNTS, delta, alpha }),
    answers: z.strictObject({ epsLower: number }),
    example: { m: 1000, r: 100, v: 75, delta: 0.0001, alpha: 0.05 },
    answer: ({ delta, alpha, ...counts }) => ({ epsLower: oneRunEpsLowerExact(counts, delta, alpha) }),
  }),
  epsOptimal: typed({
    about: 'the most that m right guesses of m could show',
    notes: ['The reply has it by the classic and by the exact bound.'],
    asks: z.strictObject({ m, delta, alpha }),
    answers: z.strictObject({ classic: number, exact: number }),
    example: { m: 30000, delta: 0, alpha: 0.05 },
    answer: ({ m, delta, alpha }) => epsOptimal(m, delta, alpha),
  }),
  fdpOneRunGdp: typed({
    about: 'a lower bound on mu of one run, by the recursion for f-DP',
    notes: [
      'muLower holds at level tau.',
      'epsLowerAt1e_5 and epsLowerAt1e_6 follow from it.',
      'It assumes a Gaussian trade-off curve, and may exceed every bound that does not.',
    ],
    asks: z.strictObject({ ...COUNTS, tau }),
    answers: z.strictObject({ muLower: number, epsLowerAt1e_5: number, epsLowerAt1e_6: number }),
    example: { m: 1000, r: 100, v: 75, k: 2, tau: 0.05 },
    answer: ({ tau, ...counts }) => {
      const muLower = fdpOneRunGdp(counts, tau);
      return {
        muLower,
        epsLowerAt1e_5: gdpEpsilon(muLower, 1e-5),
        epsLowerAt1e_6: gdpEpsilon(muLower, 1e-6),
      };
    },
  }),
  orderStatisticsGdp: typed({
    about: 'a lower bound on mu of one run, by the order of the scores',
    notes: [
      'The r surest guesses are counted. muLower at level tau, with epsLowerAt1e_5.',
      'It assumes a Gaussian trade-off curve and canaries that do not touch each other.',
    ],
    asks: z.strictObject({ ...BINARY_COUNTS, tau }),
    answers: z.strictObject({ muLower: number, epsLowerAt1e_5: number }),
    example: { m: 1000, r: 100, v: 75, tau: 0.05 },
    answer: ({ tau, ...counts }) => {
      const muLower = orderStatisticsMuLower(counts, tau);
      return { muLower, epsLowerAt1e_5: gdpEpsilon(muLower, 1e-5) };
    },
  }),
  gaussianPair: typed({
    about: 'what the summed signal of one canary in or out can show, exactly and as two normal laws',
    notes: [
      'Of add/remove.',
      'Where gaussian is above exact, reading normal laws claims more than there is.',
    ],
    asks: z.strictObject({ ...MECHANISM, delta: FIELD.delta }),
    answers: z.strictObject({ exact: number, gaussian: number }),
    example: { samplingRate: 0.1, noiseMultiplier: 1, steps: 30, delta: 1e-5 },
    answer: ({ delta, ...mechanism }) => ({ ...gaussianPair(mechanism, delta) }),
  }),
  tagCollisions: {
    about: 'how likely two of m triggers have the same set of tags',
    notes: ['tagsEach of tags make a code. codes: how many there are.'],
    asks: z.strictObject({ m, tags: numberIn(TAGS), tagsEach: numberIn({ ...TAGS, min: 1 }) }),
    answers: z.strictObject({ codes: number, probability: number }),
    example: { m: 250, tags: 20, tagsEach: 10 },
    run: (query) => {
      const tags = read.number(query, 'tags', TAGS);
      const each = read.number(query, 'tagsEach', { ...TAGS, min: 1, max: tags });
      const codes = Math.min(Number.MAX_VALUE, codeCount({ tags, each }));
      return { codes, probability: collisionChance(read.number(query, 'm', CANARIES), codes) };
    },
  },
  poissonBinomialTail: typed({
    about: 'the probability of at least v of independent trials',
    notes: ['Each trial may have a probability of its own.'],
    asks: z.strictObject({ probabilities: z.array(numberIn(UNIT_INTERVAL)), v: numberIn(COUNT) }),
    answers: z.strictObject({ tail: number }),
    example: { probabilities: [0.2, 0.5, 0.9], v: 2 },
    answer: ({ probabilities, v }) => ({ tail: poissonBinomialTail(probabilities, v) }),
  }),
};
