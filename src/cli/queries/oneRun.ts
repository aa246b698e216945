// Queries about audits of a single training run: p-values and lower bounds from the number of right guesses.
import { gdpEpsilon } from '../../accounting';
import { oneRunEpsLowerClassic, oneRunPValueClassic } from '../../auditing/oneRun/classicBound';
import type { OneRunCounts } from '../../auditing/oneRun/counts';
import { epsOptimal } from '../../auditing/oneRun/epsOptimal';
import { oneRunEpsLowerExact, oneRunPValueExact } from '../../auditing/oneRun/exactBound';
import { fdpOneRunGdp } from '../../auditing/oneRun/gdpBounds';
import { InputError } from '../../numerics/errors';
import { poissonBinomialTail } from '../../numerics/poissonBinomial';
import {
  COUNT,
  NON_NEGATIVE,
  numberField,
  numbersField,
  OPEN_UNIT_INTERVAL,
  optionalNumber,
  POSITIVE_COUNT,
  type Query,
  UNIT_INTERVAL,
} from '../fields';
import type { Handler } from '../handler';

const CANARIES = { ...POSITIVE_COUNT, max: 1e6 };
const CHOICES = { ...POSITIVE_COUNT, min: 2 };

const delta = (query: Query) => numberField(query, 'delta', { ...UNIT_INTERVAL, exclusiveMax: true });
const alpha = (query: Query) => numberField(query, 'alpha', OPEN_UNIT_INTERVAL);
const eps = (query: Query) => numberField(query, 'eps', NON_NEGATIVE);

const binaryCounts = (query: Query): Omit<OneRunCounts, 'k'> => ({
  m: numberField(query, 'm', CANARIES),
  r: numberField(query, 'r', POSITIVE_COUNT),
  v: numberField(query, 'v', COUNT),
});
const counts = (query: Query): OneRunCounts => ({
  ...binaryCounts(query),
  k: optionalNumber(query, 'k', CHOICES, 2),
});

/** The published bound knows two values alone: another k would be answered wrongly. */
function refuseChoices(query: Query): void {
  if (query.k === undefined || query.k === 2) return;
  const message = `k is ${JSON.stringify(query.k)}, but the classic bound is for secrets of two values; give no k, or the exact bound.`;
  throw new InputError('inconsistent', 'k', message);
}

export const oneRunQueries: readonly [string, Handler][] = [
  [
    'oneRunPValueClassic',
    (query) => {
      refuseChoices(query);
      return { p: oneRunPValueClassic(binaryCounts(query), eps(query), delta(query)) };
    },
  ],
  [
    'oneRunEpsLowerClassic',
    (query) => {
      refuseChoices(query);
      return { epsLower: oneRunEpsLowerClassic(binaryCounts(query), delta(query), alpha(query)) };
    },
  ],
  ['oneRunPValueExact', (query) => ({ p: oneRunPValueExact(counts(query), eps(query), delta(query)) })],
  [
    'oneRunEpsLowerExact',
    (query) => ({ epsLower: oneRunEpsLowerExact(counts(query), delta(query), alpha(query)) }),
  ],
  ['epsOptimal', (query) => epsOptimal(numberField(query, 'm', CANARIES), delta(query), alpha(query))],
  [
    'fdpOneRunGdp',
    (query) => {
      const muLower = fdpOneRunGdp(counts(query), numberField(query, 'tau', OPEN_UNIT_INTERVAL));
      return {
        muLower,
        epsLowerAt1e_5: gdpEpsilon(muLower, 1e-5),
        epsLowerAt1e_6: gdpEpsilon(muLower, 1e-6),
      };
    },
  ],
  [
    'poissonBinomialTail',
    (query) => ({
      tail: poissonBinomialTail(
        numbersField(query, 'probabilities', UNIT_INTERVAL),
        numberField(query, 'v', COUNT),
      ),
    }),
  ],
];
