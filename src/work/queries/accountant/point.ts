// Every guarantee of one mechanism, with certified brackets by code that shares no formula with them.
import { z } from 'zod';
import {
  attackLaw,
  bracketEpsilon,
  CURVE_EPSILONS,
  checkDelta,
  checkMechanism,
  epsilon,
} from '../../../accounting';
import {
  CURVE_NAMES,
  type CurveName,
  forEachCurve,
  SAMPLED_CURVES,
} from '../../../accounting/curves/registry';
import type { Mechanism, Verified } from '../../../accounting/types';
import { drawnRun } from '../../../scenario';
import type { DrawnBatches } from '../fastCurves';
import { type Entry, oneByOne, type Steps } from '../query';
import { each, FIELD, MECHANISM, number } from '../vocabulary';
import { bracket, DEFAULT, verified } from './shapes';

/** Asks for every guarantee of one mechanism. */
export interface PointRequest extends DrawnBatches {
  mechanism: Mechanism;
  delta: number;
}

export interface PointReply extends Record<CurveName, Verified> {
  /** Brackets by the discretised accountant, which shares no formula with the curves; null for batches that are not Poisson's. */
  certifiedAddRemove: { lower: number; upper: number } | null;
  certifiedSubstitute: { lower: number; upper: number } | null;
  /** Guarantees for batches that are drawn in other ways; older recordings leave it out. */
  elsewise?: Elsewise;
  elapsed: number;
}

/** Bounds that hold where every record is in one step of each epoch, in any order, and the epsilons of Poisson batches. */
export interface Elsewise {
  anyOrder: Record<'zeroOut' | 'substitute', Verified>;
  poisson: Record<'addRemove' | 'substitute', Verified>;
}

export function* point({ mechanism, delta, sampling }: PointRequest): Steps<PointReply> {
  const began = performance.now();
  checkMechanism(mechanism);
  checkDelta(delta);
  if (sampling) {
    const values = yield* sampledPoint(mechanism, sampling, delta);
    return { ...values, elapsed: performance.now() - began };
  }
  const { add, remove, both, ...values } = yield* oneByOne({
    ...forEachCurve((name) => () => CURVE_EPSILONS[name](mechanism, delta)),
    add: () => bracketEpsilon('add', mechanism, delta),
    remove: () => bracketEpsilon('remove', mechanism, delta),
    both: () => bracketEpsilon('substitute', mechanism, delta),
  });
  return {
    ...values,
    certifiedAddRemove: {
      lower: Math.max(add.lower, remove.lower),
      upper: Math.max(add.upper, remove.upper),
    },
    certifiedSubstitute: { lower: both.lower, upper: both.upper },
    elsewise: elsewise(mechanism, delta, values),
    elapsed: performance.now() - began,
  };
}

/** The value of a curve that does not exist for a way of drawing batches. */
const NOTHING: Verified = {
  verified: false,
  value: null,
  lower: 0,
  upper: Infinity,
  method: 'discretised-bracket',
};

function* sampledPoint(
  mechanism: Mechanism,
  sampling: NonNullable<PointRequest['sampling']>,
  delta: number,
): Generator<void, Omit<PointReply, 'elapsed'>, void> {
  const run = drawnRun(mechanism, sampling);
  const own: readonly CurveName[] = SAMPLED_CURVES[sampling];
  const compute: Partial<Record<CurveName, () => Verified>> = {
    addRemove: () => epsilon('add-remove', run, delta),
    substitute: () => epsilon('substitute', run, delta),
    group: () => epsilon('group', run, delta),
    hiddenState: () => attackLaw(run).epsilon(delta),
  };
  const values = yield* oneByOne(
    forEachCurve((name) => () => (own.includes(name) && compute[name]?.()) || NOTHING),
  );
  const certified = { certifiedAddRemove: null, certifiedSubstitute: null };
  return { ...values, ...certified, elsewise: elsewise(mechanism, delta) };
}

/** Guarantees for other ways to draw the same batches. Where the fast methods refuse, bounds are taken, because nothing waits for more. */
function elsewise(
  mechanism: Mechanism,
  delta: number,
  poisson?: Pick<PointReply, 'addRemove' | 'substitute'>,
): Elsewise {
  const ordered = drawnRun(mechanism, 'any-order');
  const byName = (name: 'addRemove' | 'substitute') =>
    poisson?.[name] ?? CURVE_EPSILONS[name](mechanism, delta, 'bounds');
  return {
    anyOrder: {
      zeroOut: epsilon('zero-out', ordered, delta),
      substitute: epsilon('substitute', ordered, delta),
    },
    poisson: { addRemove: byName('addRemove'), substitute: byName('substitute') },
  };
}

export const entry = () =>
  ({
    about: 'every guarantee of one mechanism at once, with brackets by code that shares no formula with them',
    notes: [
      'elsewise.anyOrder has the bounds that hold with the same numbers where each record joins one step of every epoch, in whatever order.',
    ],
    asks: z.strictObject({ mechanism: z.strictObject(MECHANISM), delta: FIELD.delta }),
    answers: z.strictObject({
      ...each(CURVE_NAMES, verified),
      ...each(['certifiedAddRemove', 'certifiedSubstitute'], bracket),
      elsewise: z.strictObject({
        anyOrder: z.strictObject(each(['zeroOut', 'substitute'], verified)),
        poisson: z.strictObject(each(['addRemove', 'substitute'], verified)),
      }),
      elapsed: number,
    }),
    example: { mechanism: DEFAULT, delta: 1e-5 },
    answer: point,
  }) satisfies Entry<typeof point>;
