// The accountant as a worker exposes it: looked up from after every computed value of the curves and every number of the point,
// so that stale work is dropped within milliseconds. The numbers are the core's.
import { transfer } from 'comlink';
import type { BatchSolution, BatchTarget, PairName } from '../../accounting';
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import type { Mechanism, Verified } from '../../accounting/types';
import { beat } from '../../liveness/pulse';
import { CancellableTask } from '../../rpc/cancellableTask';
import type {
  CalibrationReply,
  CalibrationRequest,
  CurvesReply,
  CurvesRequest,
} from '../messages/pageMessages';
import type { AccountingApi } from '../messages/workerApi';
import { chosenValue, wholeEpochs } from './chosenValue';
import { inPageWords } from './targetWords';

export type CurveSet = Omit<CurvesReply, 'elapsed'>;

type Calibration<Unknown extends keyof Mechanism> = Omit<Mechanism, Unknown> &
  Pick<CalibrationRequest, 'delta' | 'targetEpsilon'>;

/** The functions of the core that answer. */
export interface Accountant {
  /** One computed value per step. */
  traceEpsilonCurves(request: CurvesRequest): Generator<number, CurveSet, void>;
  epsilon(relation: AdjacencyName, mechanism: Mechanism, delta: number): Verified;
  lastIterateEpsilon(mechanism: Mechanism, delta: number): Verified;
  bracketEpsilon(direction: PairName, mechanism: Mechanism, delta: number): { lower: number; upper: number };
  noiseMultiplierFor(
    relation: AdjacencyName,
    request: Calibration<'noiseMultiplier'>,
    onStep?: () => void,
  ): Verified;
  samplingRateFor(
    relation: AdjacencyName,
    request: Calibration<'samplingRate'>,
    onStep?: () => void,
  ): Verified;
  stepsFor(relation: AdjacencyName, request: Calibration<'steps'>, onStep?: () => void): Verified;
  batchSizeFor(relation: AdjacencyName, request: BatchTarget, onStep?: () => void): BatchSolution;
}

/** A transfer list: the buffers of every array in the reply. */
function buffersOf({ values, addRemove, substitute, implied, group, hiddenState }: CurvesReply) {
  const curves = [addRemove, substitute, implied, group, hiddenState];
  const arrays = curves.flatMap(({ value, lower, upper, interpolated }) => [
    value,
    lower,
    upper,
    ...(interpolated ? [interpolated] : []),
  ]);
  return [values, ...arrays].map(({ buffer }) => buffer);
}

/** The API of the accounting worker. */
export function serveAccounting(accountant: Accountant): AccountingApi {
  const task = new CancellableTask();
  return {
    ...task.basics,

    async curves(request) {
      const reply = await task.serve<CurvesReply>(async (turn) => {
        const trace = accountant.traceEpsilonCurves(request);
        for (;;) {
          const point = trace.next();
          if (point.done) return { ...point.value, elapsed: turn.elapsed() };
          await turn.pause();
        }
      });
      // comlink looks the transfer list up by the very object that is returned
      return reply.ok ? transfer(reply, buffersOf(reply.value)) : reply;
    },

    point({ mechanism, delta }) {
      return task.serve(async (turn) => {
        const next = async <Value>(compute: () => Value): Promise<Value> => {
          await turn.pause();
          return compute();
        };
        const addRemove = await next(() => accountant.epsilon('add-remove', mechanism, delta));
        const substitute = await next(() => accountant.epsilon('substitute', mechanism, delta));
        const implied = await next(() => accountant.epsilon('implied', mechanism, delta));
        const group = await next(() => accountant.epsilon('group', mechanism, delta));
        const hiddenState = await next(() => accountant.lastIterateEpsilon(mechanism, delta));
        const add = await next(() => accountant.bracketEpsilon('add', mechanism, delta));
        const remove = await next(() => accountant.bracketEpsilon('remove', mechanism, delta));
        const both = await next(() => accountant.bracketEpsilon('substitute', mechanism, delta));
        return {
          addRemove,
          substitute,
          implied,
          group,
          hiddenState,
          certifiedAddRemove: {
            lower: Math.max(add.lower, remove.lower),
            upper: Math.max(add.upper, remove.upper),
          },
          certifiedSubstitute: { lower: both.lower, upper: both.upper },
          elapsed: turn.elapsed(),
        };
      });
    },

    calibrate(request) {
      return task.serve(async (turn) => {
        const { solution, chosen, mechanism } = inPageWords(() => solvedFor(accountant, request));
        await turn.pause();
        const addRemove = accountant.epsilon('add-remove', mechanism, request.delta);
        await turn.pause();
        const substitute = accountant.epsilon('substitute', mechanism, request.delta);
        return { solution, chosen, mechanism, addRemove, substitute };
      });
    },
  };
}

type Solved = Pick<CalibrationReply, 'solution' | 'chosen' | 'mechanism'>;

function solvedFor(
  accountant: Accountant,
  { solveFor, relation, mechanism, recordCount = 0, delta, targetEpsilon }: CalibrationRequest,
): Solved {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const request = { ...mechanism, delta, targetEpsilon };
  if (solveFor === 'batchSize') {
    const target = { noiseMultiplier, recordCount, epochs: steps * samplingRate, delta, targetEpsilon };
    const found = accountant.batchSizeFor(relation, target, beat);
    return { solution: null, chosen: found.batchSize, mechanism: found.mechanism };
  }
  if (solveFor === 'epochs') {
    const solution = accountant.stepsFor(relation, request, beat);
    const whole = wholeEpochs(solution.lower, samplingRate);
    return { solution, chosen: whole.epochs, mechanism: { ...mechanism, steps: whole.steps } };
  }
  const solve = {
    noiseMultiplier: () => accountant.noiseMultiplierFor(relation, request, beat),
    samplingRate: () => accountant.samplingRateFor(relation, request, beat),
    steps: () => accountant.stepsFor(relation, request, beat),
  };
  const solution = solve[solveFor]();
  const chosen = chosenValue(solveFor, solution);
  return { solution, chosen, mechanism: { ...mechanism, [solveFor]: chosen } };
}
