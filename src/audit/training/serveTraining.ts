// The worker's side of training: one backend, one job, blocks on demand. It is the same in a browser's worker and in a
// thread of Node.
import { transfer } from 'comlink';
import { CancellableTask, type Turn } from '../../base/rpc/cancellableTask';
import { Defect } from '../../base/sentences/defect';
import type { BlockResult, TrainingJob } from '../canaries/job';
import type { TrainingBackend } from './backend';
import { namedError } from './errors';
import { keptOnce } from './keptOnce';
import type { OpenedJob, TrainingWorkerApi } from './workerApi';

/** The API of a training worker; `start` is called at the first job, and again while it fails. */
export function serveTraining(start: () => Promise<TrainingBackend>): TrainingWorkerApi {
  const task = new CancellableTask();
  const backend = keptOnce(start);
  let job: TrainingJob | null = null;

  const serve = <Value>(work: (signal: AbortSignal) => Promise<Value>) =>
    task.serve(({ signal }: Turn) =>
      work(signal).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : namedError(error);
      }),
    );

  return {
    ...task.basics,

    open: (wanted) =>
      serve<OpenedJob>(async () => {
        const opened = await backend();
        const plan = opened.plan(wanted);
        job = wanted;
        return { description: opened.description, plan };
      }),

    async train(firstModel, models) {
      const reply = await serve<BlockResult>(async (signal) => {
        if (!job) throw new Defect('No job was opened.');
        return (await backend()).trainBlock(signal, job, firstModel, models);
      });
      // the buffers can be transferred, because the backend makes each result anew
      return reply.ok ? transfer(reply, buffersOf(reply.value)) : reply;
    },
  };
}

function buffersOf({ parameter, logits, parameters, accuracy }: BlockResult): ArrayBuffer[] {
  return [parameter.buffer, logits.buffer, parameters.buffer, accuracy.buffer] as ArrayBuffer[];
}
