// What the page asks of its accountant, for whoever has no page: the table of functions is the page's own, and the
// compiler asks for an entry here for each of them.
import { z } from 'zod';
import { ADJACENCY_NAMES, DOMAIN } from '../../accounting';
import { CURVE_NAMES } from '../../accounting/curves/registry';
import { ABOVE_ZERO, POSITIVE_COUNT } from '../../base/numerics/ranges';
import { accountingQueries } from '../../work/queries/accountant';
import { finished, type RequestOf } from '../../work/queries/query';
import {
  anything,
  BRACKET,
  each,
  FIELD,
  FOUND_MECHANISM,
  MECHANISM,
  number,
  numberIn,
  text,
  VERIFIED,
} from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryEntry, QueryTable } from '../query';

/** `request` reads what is asked. */
interface Face<Request> extends Omit<QueryEntry, 'run'> {
  request: (query: read.Query) => Request;
}

const epsilon = z.strictObject(VERIFIED);
const numbers = z.array(number);
/** Numbers, some of which are null. */
const known = z.array(anything);
const curve = z.strictObject({ value: known, lower: numbers, upper: known, interpolated: numbers });
const muCurve = z.strictObject({ value: known, lower: numbers, upper: known, regret: known });
const bracket = z.strictObject(BRACKET);
const MU_AXES = ['samplingRate', 'noiseMultiplier', 'steps'] as const;
const AXES = [...MU_AXES, 'delta'] as const;
const SOLVED = ['noiseMultiplier', 'samplingRate', 'steps', 'batchSize', 'epochs'] as const;
const { delta } = FIELD;

const curveNames = (query: read.Query) =>
  read.names(query, 'names', CURVE_NAMES).map((name) => read.choice({ names: name }, 'names', CURVE_NAMES));

const DEFAULT = { samplingRate: 0.0625, noiseMultiplier: 1.677, steps: 500 };

type AccountingQueries = ReturnType<typeof accountingQueries>;

const FACES: { [Name in keyof AccountingQueries]: Face<RequestOf<AccountingQueries[Name]>> } = {
  curves: {
    about:
      'the curves of the live figure, each computed at few values of the axis and interpolated between them',
    notes: [
      `names says which of ${CURVE_NAMES.join(', ')}, and means all if it is left out.`,
      'A value is null if it is not known or not bounded.',
      'interpolated is 1 if a value was read off a polynomial that was checked and not proven.',
    ],
    asks: z.strictObject({
      axis: z.enum(AXES),
      values: numbers,
      ...MECHANISM,
      delta,
      names: z.array(text).optional(),
    }),
    answers: z.strictObject({ values: numbers, ...each(CURVE_NAMES, curve.optional()), elapsed: number }),
    example: { axis: 'steps', values: [100, 200, 400], ...DEFAULT, delta: 1e-5, names: ['substitute'] },
    request(query) {
      const axis = read.choice(query, 'axis', AXES);
      return {
        axis,
        values: Float64Array.from(read.numbers(query, 'values', DOMAIN[axis])),
        mechanism: read.mechanism(query),
        delta: read.delta(query),
        names: curveNames(query),
      };
    },
  },
  point: {
    about: 'every guarantee of one mechanism at once, with brackets by code that shares no formula with them',
    notes: [
      'elsewise.anyOrder has the bounds that hold with the same numbers where each record joins one step of every epoch, in whatever order.',
    ],
    asks: z.strictObject({ ...MECHANISM, delta }),
    answers: z.strictObject({
      ...each(CURVE_NAMES, epsilon),
      ...each(['certifiedAddRemove', 'certifiedSubstitute'], bracket),
      elsewise: z.strictObject({
        anyOrder: z.strictObject(each(['zeroOut', 'substitute'], epsilon)),
        poisson: z.strictObject(each(['addRemove', 'substitute'], epsilon)),
      }),
      elapsed: number,
    }),
    example: { ...DEFAULT, delta: 1e-5 },
    request: (query) => ({ mechanism: read.mechanism(query), delta: read.delta(query) }),
  },
  muCurves: {
    about:
      'mu of each guarantee along an axis, with certified ends and the regret of reading it as a bell curve',
    notes: [
      `names says which of ${CURVE_NAMES.join(', ')}, and all of them where it is left out. The last has no mu.`,
      'value is null where the ends are more than a hundredth apart.',
    ],
    asks: z.strictObject({
      axis: z.enum(MU_AXES),
      values: numbers,
      ...MECHANISM,
      names: z.array(text).optional(),
    }),
    answers: z.strictObject({ values: numbers, ...each(CURVE_NAMES, muCurve.optional()), elapsed: number }),
    example: { axis: 'steps', values: [100, 400], ...DEFAULT, names: ['addRemove', 'substitute'] },
    request(query) {
      const axis = read.choice(query, 'axis', MU_AXES);
      const values = Float64Array.from(read.numbers(query, 'values', DOMAIN[axis]));
      return { axis, values, mechanism: read.mechanism(query), names: curveNames(query) };
    },
  },
  calibrate: {
    about:
      'the parameter that meets a target, in digits that one would write, and what the training then has',
    notes: [
      'chosen is on the private side of the target.',
      'batchSize needs recordCount, and keeps the epochs of the mechanism.',
      'epochs are rounded down to whole ones.',
    ],
    asks: z.strictObject({
      solveFor: z.enum(SOLVED),
      adjacency: FIELD.adjacency,
      ...MECHANISM,
      recordCount: numberIn(POSITIVE_COUNT).optional(),
      delta,
      targetEpsilon: FIELD.targetEpsilon,
    }),
    answers: z.strictObject({
      solution: epsilon.nullable(),
      chosen: number,
      mechanism: z.strictObject(FOUND_MECHANISM),
      ...each(['addRemove', 'substitute'], epsilon),
    }),
    example: {
      solveFor: 'noiseMultiplier',
      adjacency: 'substitute',
      ...DEFAULT,
      delta: 1e-5,
      targetEpsilon: 3,
    },
    more: [
      {
        solveFor: 'batchSize',
        adjacency: 'substitute',
        ...DEFAULT,
        recordCount: 60_000,
        delta: 1e-5,
        targetEpsilon: 3,
      },
    ],
    request: (query) => ({
      solveFor: read.choice(query, 'solveFor', SOLVED),
      adjacency: read.choice(query, 'adjacency', ADJACENCY_NAMES),
      mechanism: read.mechanism(query),
      recordCount: read.optional(query, 'recordCount', POSITIVE_COUNT, 0),
      delta: read.delta(query),
      targetEpsilon: read.number(query, 'targetEpsilon', ABOVE_ZERO),
    }),
  },
};

const ANSWERS = accountingQueries();

function entryOf<Name extends keyof AccountingQueries>(name: Name): QueryEntry {
  const { request, ...face }: Face<unknown> = FACES[name];
  return {
    ...face,
    run: (query) => {
      const asked = request(query);
      const answer = ANSWERS[name] as (request: unknown) => ReturnType<AccountingQueries[Name]>;
      return async () => plain(await finished<object>(answer(asked)), query.names);
    },
  };
}

/** Arrays of numbers, null where none is known; of the curves those that were asked for. */
const plain = (reply: object, names: unknown): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(reply, (name, value) => {
      if (Array.isArray(names) && CURVE_NAMES.some((curve) => curve === name) && !names.includes(name))
        return undefined;
      return ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value;
    }),
  );

export const accountantQueries: QueryTable = Object.fromEntries(
  (Object.keys(FACES) as (keyof AccountingQueries)[]).map((name) => [name, entryOf(name)]),
);
