// The worker's answer for the form's run, as far as it is computed. A reply to an earlier state of the form is never shown.
import { useMemo } from 'react';
import { segmentsOf } from '../../../../accounting/segments';
import type { AnyMechanism } from '../../../../accounting/types';
import { useRequest } from '../../../../lab/chapters/frame/useRequest';
import { queriesOnce } from '../../../../lab/state/chapterWorkers';
import { useRested } from '../../../../lab/state/results';
import { keyOfData, type LatestRequest, type RequestState } from '../../../../work';
import { tabled } from '../../../../work/client/asks';
import type { FormAnswer } from '../../engine/form/asked';
import type { FormReply, FormRequest } from '../../worker/queries';
import { requestOf } from './formRequest';

/** The query `form` of the worker for short questions. */
const useForm = queriesOnce((workers) => tabled(workers.team.point, 'calculator').latest('form'));

/** Milliseconds that the form rests before it is asked about. */
const REST = 120;

export interface Answer {
  /** The request that was asked; null while there is none. */
  request: FormRequest | null;
  /** Reply to that request; null until there is something to show. */
  reply: FormReply | null;
  status: RequestState<FormRequest, FormReply>['status'];
  error: RequestState<FormRequest, FormReply>['error'];
  /** Stops the computation; null while none is running. */
  stop: (() => void) | null;
  /** Asks again, after a stop or a failure. */
  again: () => void;
}

/** The mechanisms of a run of one phase, one for each way of drawing batches; those that meet the target once they are found. */
export function mechanismsOf({ ways, aim }: FormAnswer, reply: Answer['reply']): AnyMechanism[] {
  if (reply === null) return [];
  if (aim === null) return ways.map(({ mechanism }) => mechanism);
  return reply.ways.flatMap(({ run }) => segmentsOf(run));
}

/** A request that is answered at once: it starts the worker while the other numbers are still being typed. */
const NOTHING: FormRequest = {
  ...{ runs: [], plans: [], adjacencies: [], delta: 1, wanted: null },
};

/** The answer for a form; `begun` says whether anything has been put into it. */
export function useAnswer(asked: FormAnswer, begun: boolean): Answer {
  const store: LatestRequest<FormRequest, FormReply> = useForm();
  const delta = asked.form.run?.delta ?? Number.NaN;
  const request = useMemo(() => requestOf(asked, delta), [asked, delta]);
  const key = request === null ? null : keyOfData(request);
  const rested = useRested(key, REST);
  const state = useRequest(store, rested === key ? (request ?? (begun ? NOTHING : null)) : null);
  const isOf = (other: FormRequest | null) => other !== null && keyOfData(other) === key;
  const asks = isOf(state.wanted);
  return {
    request,
    reply: isOf(state.request) ? state.reply : null,
    status: asks ? state.status : key === null ? 'idle' : 'running',
    error: asks ? state.error : null,
    stop: asks && state.status === 'running' ? () => store.stop() : null,
    again: () => (state.status === 'failed' ? store.retry() : request && store.want(request)),
  };
}
