// The accountant as a worker exposes it: curves a few points at a time, the point a relation at a time, so that stale
// work is dropped within milliseconds. The numbers are the core's.
import { transfer } from 'comlink';
import type { Direction, Mechanism, Relation, Verified } from '../../accounting/types';
import type { CurvesReply, CurvesRequest, CurveValues } from '../protocol';
import type { AccountingApi } from '../wire';
import { Turns } from './turns';

export type CurveSet = Pick<CurvesReply, 'addRemove' | 'substitute' | 'group' | 'hiddenState'>;
type CurveName = keyof CurveSet;

/** The functions of the core that answer. */
export interface Accountant {
  epsilonCurves(request: CurvesRequest): CurveSet;
  epsilon(relation: Relation, mechanism: Mechanism, delta: number): Verified;
  hiddenStateEpsilon(mechanism: Mechanism, delta: number): Verified;
  bracketEpsilon(direction: Direction, mechanism: Mechanism, delta: number): { lower: number; upper: number };
}

const CURVES: readonly CurveName[] = ['addRemove', 'substitute', 'group', 'hiddenState'];
/** Points computed between two looks at the message queue. */
const CHUNK = 4;

const emptyCurve = (length: number): CurveValues => ({
  value: new Float64Array(length),
  lower: new Float64Array(length),
  upper: new Float64Array(length),
});

function place(target: CurveValues, source: CurveValues, offset: number): void {
  target.value.set(source.value, offset);
  target.lower.set(source.lower, offset);
  target.upper.set(source.upper, offset);
}

/** A transfer list: the buffers of every array in the reply. */
function buffersOf(reply: CurvesReply): ArrayBufferLike[] {
  const curves = CURVES.map((name) => reply[name]);
  return [reply.values, ...curves.flatMap(({ value, lower, upper }) => [value, lower, upper])].map(
    ({ buffer }) => buffer,
  );
}

/** The API of the accounting worker. */
export function serveAccounting(accountant: Accountant): AccountingApi {
  const turns = new Turns();
  return {
    cancel: () => turns.cancel(),

    async curves(request) {
      const { values } = request;
      const reply = await turns.serve<CurvesReply>(async (turn) => {
        const curves: CurveSet = {
          addRemove: emptyCurve(values.length),
          substitute: emptyCurve(values.length),
          group: emptyCurve(values.length),
          hiddenState: emptyCurve(values.length),
        };
        for (let from = 0; from < values.length; from += CHUNK) {
          const part = accountant.epsilonCurves({ ...request, values: values.slice(from, from + CHUNK) });
          for (const name of CURVES) place(curves[name], part[name], from);
          await turn.pause();
        }
        return { values, ...curves, elapsed: turn.elapsed() };
      });
      // comlink looks the transfer list up by the very object that is returned
      return reply.ok ? transfer(reply, buffersOf(reply.value)) : reply;
    },

    point({ mechanism, delta }) {
      return turns.serve(async (turn) => {
        const next = async <Value>(compute: () => Value): Promise<Value> => {
          await turn.pause();
          return compute();
        };
        const addRemove = await next(() => accountant.epsilon('add-remove', mechanism, delta));
        const substitute = await next(() => accountant.epsilon('substitute', mechanism, delta));
        const group = await next(() => accountant.epsilon('group', mechanism, delta));
        const hiddenState = await next(() => accountant.hiddenStateEpsilon(mechanism, delta));
        const add = await next(() => accountant.bracketEpsilon('add', mechanism, delta));
        const remove = await next(() => accountant.bracketEpsilon('remove', mechanism, delta));
        const both = await next(() => accountant.bracketEpsilon('substitute', mechanism, delta));
        return {
          addRemove,
          substitute,
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
  };
}
