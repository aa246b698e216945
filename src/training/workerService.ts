// The worker's side: one backend, one job, blocks on demand. The same in a browser's worker and in a Node thread.

import type { BlockResult, TrainingJob } from '../canaries/job';
import { onBeat } from '../liveness/pulse';
import type { TrainingBackend } from './backend';
import { reportOf, TrainingFault } from './errors';
import type { ToWorker, WorkerLine } from './workerProtocol';

/** Answers the line for as long as the worker lives; `start` is called at the first job, and again while it fails. */
export function serveTraining(line: WorkerLine, start: () => Promise<TrainingBackend>): void {
  let backend: Promise<TrainingBackend> | null = null;
  let job: TrainingJob | null = null;
  const running = new Map<number, AbortController>();

  async function open(call: number, opened: TrainingJob): Promise<void> {
    backend ??= start().catch((error: unknown) => {
      // whoever asks again is not told the same for ever
      backend = null;
      throw error;
    });
    const { name, description } = await backend;
    const plan = (await backend).plan(opened);
    job = opened;
    line.send({ kind: 'opened', call, name, description, plan }, []);
  }

  async function train(call: number, firstModel: number, models: number): Promise<void> {
    if (!backend || !job) throw new TrainingFault('backend-failed', 'No job was opened.');
    const controller = new AbortController();
    running.set(call, controller);
    const result = await (await backend).trainBlock(controller.signal, job, firstModel, models);
    line.send({ kind: 'trained', call, result }, buffersOf(result));
  }

  async function answer(message: ToWorker): Promise<void> {
    try {
      if (message.kind === 'open') await open(message.call, message.job);
      else if (message.kind === 'train') await train(message.call, message.firstModel, message.models);
      else running.get(message.call)?.abort();
    } catch (error) {
      line.send({ kind: 'failed', call: message.call, error: reportOf(error) }, []);
    } finally {
      if (message.kind === 'train') running.delete(message.call);
    }
  }

  onBeat(() => line.send({ kind: 'beat' }, []));
  line.listen((message) => {
    void answer(message);
  });
}

function buffersOf({ parameter, logits, accuracy }: BlockResult): ArrayBuffer[] {
  // results are freshly made by the backend: their buffers are not shared
  return [parameter.buffer, logits.buffer, accuracy.buffer] as ArrayBuffer[];
}
