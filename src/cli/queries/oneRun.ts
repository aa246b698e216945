// Queries about audits of a single training run: p-values and lower bounds from the number of right guesses.
import { gdpEpsilon } from '../../accounting';
import { InputError } from '../../base/numerics/errors';
import { poissonBinomialTail } from '../../base/numerics/poissonBinomial';
import { codeCount, collisionChance } from '../../oneRun/canaries/triggers';
import { oneRunEpsLowerClassic, oneRunPValueClassic } from '../../oneRun/estimation/classicBound';
import type { OneRunCounts } from '../../oneRun/estimation/counts';
import { epsOptimal } from '../../oneRun/estimation/epsOptimal';
import { oneRunEpsLowerExact, oneRunPValueExact } from '../../oneRun/estimation/exactBound';
import { gaussianPair } from '../../oneRun/estimation/gaussianPair';
import { fdpOneRunGdp } from '../../oneRun/estimation/gdpBounds';
import { orderStatisticsMuLower } from '../../oneRun/estimation/orderStatistics';
import { shape } from '../catalogue/shape';
import * as read from '../fields';
import type { QueryTable } from '../query';
import { BELOW_ONE, COUNT, NON_NEGATIVE, OPEN_UNIT_INTERVAL, POSITIVE_COUNT, UNIT_INTERVAL } from '../ranges';

const CANARIES = { ...POSITIVE_COUNT, max: 1e6 };
const CHOICES = { ...POSITIVE_COUNT, min: 2 };

const delta = (query: read.Query) => read.number(query, 'delta', BELOW_ONE);
const alpha = (query: read.Query) => read.number(query, 'alpha', OPEN_UNIT_INTERVAL);
const eps = (query: read.Query) => read.number(query, 'eps', NON_NEGATIVE);

const binaryCounts = (query: read.Query): Omit<OneRunCounts, 'k'> => ({
  m: read.number(query, 'm', CANARIES),
  r: read.number(query, 'r', POSITIVE_COUNT),
  v: read.number(query, 'v', COUNT),
});
const counts = (query: read.Query): OneRunCounts => ({
  ...binaryCounts(query),
  k: read.optional(query, 'k', CHOICES, 2),
});

/** The published bound knows two values alone: another k would be answered wrongly. */
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
    asks: shape('m r v eps delta'),
    answers: shape('p'),
    example: { m: 10000, r: 10000, v: 10000, eps: 1, delta: 1e-6 },
    run: (query) => {
      refuseChoices(query);
      return { p: oneRunPValueClassic(binaryCounts(query), eps(query), delta(query)) };
    },
  },
  oneRunEpsLowerClassic: {
    about: 'the published lower bound of one run',
    asks: shape('m r v delta alpha'),
    answers: shape('epsLower'),
    example: { m: 1000, r: 200, v: 190, delta: 1e-8, alpha: 0.05 },
    run: (query) => {
      refuseChoices(query);
      return { epsLower: oneRunEpsLowerClassic(binaryCounts(query), delta(query), alpha(query)) };
    },
  },
  oneRunPValueExact: {
    about: 'the largest probability of v or more right under (eps, delta)-DP',
    notes: ['It is derived here.'],
    asks: shape('m r v k~=2 eps delta'),
    answers: shape('p'),
    example: { m: 100, r: 60, v: 55, k: 2, eps: 0, delta: 0 },
    run: (query) => ({ p: oneRunPValueExact(counts(query), eps(query), delta(query)) }),
  },
  oneRunEpsLowerExact: {
    about: 'the exact lower bound of one run',
    notes: ['It lies where that probability reaches alpha.', 'No shape is assumed.'],
    asks: shape('m r v k~=2 delta alpha'),
    answers: shape('epsLower'),
    example: { m: 1000, r: 100, v: 75, delta: 0.0001, alpha: 0.05 },
    run: (query) => ({ epsLower: oneRunEpsLowerExact(counts(query), delta(query), alpha(query)) }),
  },
  epsOptimal: {
    about: 'the most that m right guesses of m could show',
    notes: ['The reply has it by the classic and by the exact bound.'],
    asks: shape('m delta alpha'),
    answers: shape('classic exact'),
    example: { m: 30000, delta: 0, alpha: 0.05 },
    run: (query) => epsOptimal(read.number(query, 'm', CANARIES), delta(query), alpha(query)),
  },
  fdpOneRunGdp: {
    about: 'a lower bound on mu of one run, by the recursion for f-DP',
    notes: [
      'muLower holds at level tau.',
      'epsLowerAt1e_5 and epsLowerAt1e_6 follow from it.',
      'It assumes a Gaussian trade-off curve, and may exceed every bound that does not.',
    ],
    asks: shape('m r v k~=2 tau'),
    answers: shape('muLower epsLowerAt1e_5 epsLowerAt1e_6'),
    example: { m: 1000, r: 100, v: 75, k: 2, tau: 0.05 },
    run: (query) => {
      const muLower = fdpOneRunGdp(counts(query), read.number(query, 'tau', OPEN_UNIT_INTERVAL));
      return {
        muLower,
        epsLowerAt1e_5: gdpEpsilon(muLower, 1e-5),
        epsLowerAt1e_6: gdpEpsilon(muLower, 1e-6),
      };
    },
  },
  orderStatisticsGdp: {
    about: 'a lower bound on mu of one run, by the order of the scores',
    notes: [
      'The r surest guesses are counted. muLower at level tau, with epsLowerAt1e_5.',
      'It assumes a Gaussian trade-off curve and canaries that do not touch each other.',
    ],
    asks: shape('m r v tau'),
    answers: shape('muLower epsLowerAt1e_5'),
    example: { m: 1000, r: 100, v: 75, tau: 0.05 },
    run: (query) => {
      const muLower = orderStatisticsMuLower(
        binaryCounts(query),
        read.number(query, 'tau', OPEN_UNIT_INTERVAL),
      );
      return { muLower, epsLowerAt1e_5: gdpEpsilon(muLower, 1e-5) };
    },
  },
  gaussianPair: {
    about: 'what the summed signal of one canary in or out can show, exactly and as two normal laws',
    notes: [
      'Of add/remove.',
      'Where gaussian is above exact, reading normal laws claims more than there is.',
    ],
    asks: shape('samplingRate noiseMultiplier steps delta'),
    answers: shape('exact gaussian'),
    example: { samplingRate: 0.1, noiseMultiplier: 1, steps: 30, delta: 1e-5 },
    run: (query) => ({ ...gaussianPair(read.mechanism(query), read.delta(query)) }),
  },
  tagCollisions: {
    about: 'how likely two of m triggers have the same set of tags',
    notes: ['tagsEach of tags make a code. codes: how many there are.'],
    asks: shape('m tags tagsEach'),
    answers: shape('codes probability'),
    example: { m: 250, tags: 20, tagsEach: 10 },
    run: (query) => {
      const tags = read.number(query, 'tags', { min: 2, max: 10_000, integer: true });
      const each = read.number(query, 'tagsEach', { min: 1, max: tags, integer: true });
      const codes = Math.min(Number.MAX_VALUE, codeCount({ tags, each }));
      return { codes, probability: collisionChance(read.number(query, 'm', CANARIES), codes) };
    },
  },
  poissonBinomialTail: {
    about: 'the probability of at least v of independent trials',
    notes: ['Each trial may have a probability of its own.'],
    asks: shape('probabilities[] v'),
    answers: shape('tail'),
    example: { probabilities: [0.2, 0.5, 0.9], v: 2 },
    run: (query) => ({
      tail: poissonBinomialTail(
        read.numbers(query, 'probabilities', UNIT_INTERVAL),
        read.number(query, 'v', COUNT),
      ),
    }),
  },
};
