// Chapter 5's queries over two workers, one for the run that is watched and one for experiments beside it. A run that was
// stopped, or whose worker was lost, goes on from the last step that reached the page, and a sweep from its last cell.
// This file is loaded with the chapter's figure.

import { IDLE } from '../base/liveness/limits';
import type { Roster } from '../base/rpc/roster';
import type { Sentence } from '../base/sentences/sentence';
import { latestOf } from './client/asks';
import { Bridge } from './client/bridge';
import { type FrameScheduler, nextFrame } from './client/frameThrottle';
import { keyOfData, LatestRequest } from './client/latestRequest';
import { resumable } from './client/resumableCalls';
import { WORKER_NAMES } from './sentences';
import type {
  OneRunDesign,
  OneRunReply,
  OneRunSweepReply,
  OneRunSweepRequest,
  OneRunTable,
} from './worker/oneRun';

export type OneRunQueries = ReturnType<typeof createOneRunQueries>;

export function createOneRunQueries(
  { watched, beside }: Record<'watched' | 'beside', Bridge>,
  assets: string,
  frame: FrameScheduler = nextFrame,
) {
  const keyOf = keyOfData;
  const runs = resumable<OneRunTable, 'run'>(watched, 'run', {
    keyOf: ({ design }) => keyOf(design),
    which: 'newest',
    frame,
  });
  const sweeps = resumable<OneRunTable, 'sweep'>(beside, 'sweep', { frame });
  const sweep = () =>
    new LatestRequest<OneRunSweepRequest, OneRunSweepReply>({
      keyOf,
      ask: (signal, wish, onPartial) => sweeps.run(signal, wish, ({ partial }) => onPartial(partial)),
    });
  const latest = latestOf<OneRunTable>(beside);
  return {
    run: new LatestRequest<OneRunDesign, OneRunReply>({
      keyOf,
      ask: (signal, design, onPartial) =>
        runs.run(signal, { design, assets }, ({ partial }) => onPartial(partial)),
    }),
    // each prediction has a store of its own, so that its answer does not replace another's
    secondCanary: sweep(),
    selfComparison: sweep(),
    guessCounts: latest('guessCounts'),
    thousands: latest('thousands'),
  };
}

/** Milliseconds that a worker has to answer an abort, because half a step of 10,000 canaries by 1,000 labels may take as long. */
const STEP_GRACE = 8000;

/** Chapter 5's queries over two workers, each of which is started with its first job. */
export function oneRunOver(create: () => Worker, roster: Roster): OneRunQueries {
  const bridge = (name: Sentence) => new Bridge({ name, create, grace: STEP_GRACE, idle: IDLE, roster });
  return createOneRunQueries(
    { watched: bridge(WORKER_NAMES.oneRun), beside: bridge(WORKER_NAMES.oneRunExperiments) },
    new URL('data/', document.baseURI).href,
  );
}
