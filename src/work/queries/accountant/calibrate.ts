// The parameter of DP-SGD that meets a target epsilon, rounded to digits that one would write.
import { z } from 'zod';
import {
  batchSizeFor,
  chosenValue,
  epsilon,
  noiseMultiplierFor,
  samplingRateFor,
  stepsFor,
  wholeEpochs,
} from '../../../accounting';
import type { AdjacencyName } from '../../../accounting/adjacencies/names';
import type { Mechanism, Verified } from '../../../accounting/types';
import { beat } from '../../../base/liveness/pulse';
import { POSITIVE_COUNT } from '../../../base/numerics/ranges';
import { type Entry, forBothAdjacencies, type Steps } from '../query';
import { each, FIELD, FOUND_MECHANISM, MECHANISM, number, numberIn } from '../vocabulary';
import { DEFAULT, verified } from './shapes';

export type NoiseRequest = Omit<CalibrationRequest, 'solveFor' | 'recordCount'>;

export interface CalibrationRequest {
  /**
   * Parameter that is sought. 'batchSize' keeps the epochs of the mechanism, so its steps change too. 'epochs' are rounded
   * down to whole ones.
   */
  solveFor: keyof Mechanism | 'batchSize' | 'epochs';
  adjacency: AdjacencyName;
  /** The mechanism; its value of `solveFor` is ignored. */
  mechanism: Mechanism;
  /** Number of records, which only 'batchSize' needs. */
  recordCount?: number;
  delta: number;
  targetEpsilon: number;
}

export interface CalibrationReply {
  /** The solution before it is rounded; null for a batch size, which is found by trying whole ones. */
  solution: Verified | null;
  /** The solution in few digits, rounded to the private side. */
  chosen: number;
  mechanism: Mechanism;
  addRemove: Verified;
  substitute: Verified;
}

export function* calibrate(request: CalibrationRequest): Steps<CalibrationReply> {
  const solved = solvedFor(request);
  const { mechanism } = solved;
  return {
    ...solved,
    ...(yield* forBothAdjacencies((adjacency) => epsilon(adjacency, mechanism, request.delta))),
  };
}

type Solved = Pick<CalibrationReply, 'solution' | 'chosen' | 'mechanism'>;

function solvedFor({
  solveFor,
  adjacency,
  mechanism,
  recordCount = 0,
  delta,
  targetEpsilon,
}: CalibrationRequest): Solved {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const request = { ...mechanism, delta, targetEpsilon };
  if (solveFor === 'batchSize') {
    const target = { noiseMultiplier, recordCount, epochs: steps * samplingRate, delta, targetEpsilon };
    const found = batchSizeFor(adjacency, target, beat);
    return { solution: null, chosen: found.batchSize, mechanism: found.mechanism };
  }
  if (solveFor === 'epochs') {
    const solution = stepsFor(adjacency, request, beat);
    const whole = wholeEpochs(solution.lower, samplingRate);
    return { solution, chosen: whole.epochs, mechanism: { ...mechanism, steps: whole.steps } };
  }
  const solvers = { noiseMultiplier: noiseMultiplierFor, samplingRate: samplingRateFor, steps: stepsFor };
  const solution = solvers[solveFor](adjacency, request, beat);
  const chosen = chosenValue(solveFor, solution);
  return { solution, chosen, mechanism: { ...mechanism, [solveFor]: chosen } };
}

export const entry = () =>
  ({
    about:
      'the parameter that meets a target, in digits that one would write, and what the training then has',
    notes: [
      'chosen is on the private side of the target.',
      'batchSize needs recordCount, and keeps the epochs of the mechanism.',
      'epochs are rounded down to whole ones.',
    ],
    asks: z.strictObject({
      solveFor: z.enum(['noiseMultiplier', 'samplingRate', 'steps', 'batchSize', 'epochs']),
      adjacency: FIELD.adjacency,
      mechanism: z.strictObject(MECHANISM),
      recordCount: numberIn(POSITIVE_COUNT).exactOptional(),
      delta: FIELD.delta,
      targetEpsilon: FIELD.targetEpsilon,
    }),
    answers: z.strictObject({
      solution: verified.nullable(),
      chosen: number,
      mechanism: z.strictObject(FOUND_MECHANISM),
      ...each(['addRemove', 'substitute'], verified),
    }),
    example: {
      solveFor: 'noiseMultiplier',
      adjacency: 'substitute',
      mechanism: DEFAULT,
      delta: 1e-5,
      targetEpsilon: 3,
    },
    more: [
      {
        solveFor: 'batchSize',
        adjacency: 'substitute',
        mechanism: DEFAULT,
        delta: 1e-5,
        targetEpsilon: 3,
        recordCount: 60_000,
      },
    ],
    answer: calibrate,
  }) satisfies Entry<typeof calibrate>;
