// The browser's side of the benchmark of two worlds: it moves Ana's record, and measures how long the page's own workers take to answer.

import { WorkerBridge } from '../../../base/rpc/workerBridge';
import { english } from '../../../base/sentences/sentence';
import type { QueriesApi } from '../../../work/queries/workerApi';
import { planePreset } from '../engine/plane/presets';
import type { WorldsRequest } from '../engine/worlds';
import { worldsOver } from '../page/jobs';

const startWorker = () =>
  new Worker(new URL('../../../../workers/queries.worker.ts', import.meta.url), { type: 'module' });

export interface WorldsCase {
  model: WorldsRequest['model'];
  /** Number of models in each world. Beyond FIRST_MODELS they come in a second answer. */
  models: number;
  /** Number of moves of Ana's record that are timed. */
  moves: number;
  /** Whether both worlds share a worker. */
  shared: boolean;
}

export interface WorldsTimes {
  /** Milliseconds of the first answer, the workers' start included. */
  cold: number;
  /** Milliseconds of each move until its last answer. */
  moves: number[];
  /** Milliseconds of processor time for a move, on average; null where the browser does not tell. */
  processor: number | null;
  backend: string;
}

export async function timeMoves({ model, models, moves, shared }: WorldsCase): Promise<WorldsTimes> {
  const bridge = () => new WorkerBridge<QueriesApi>({ name: 'world', create: startWorker });
  const hand = bridge();
  const slow = shared ? hand : bridge();
  const { worlds } = worldsOver({ hand, slow });
  const request: WorldsRequest = {
    plane: planePreset('apart'),
    change: { kind: 'flip' },
    model,
    mechanism: { samplingRate: 0.25, noiseMultiplier: 1, steps: 200 },
    clippingNorm: 1,
    learningRate: 1,
    seed: 1,
    models,
    grid: 64,
    keptSteps: Array.from({ length: 16 }, (_, k) => Math.round((200 * (k + 1)) / 16)),
    delta: 1e-5,
    confidence: 0.95,
  };
  const answer = (x: number) =>
    new Promise<number>((resolve, reject) => {
      const started = performance.now();
      const stop = worlds.subscribe(() => {
        const { status, error } = worlds.getState();
        if (status === 'running') return;
        stop();
        if (error) reject(error);
        else resolve(performance.now() - started);
      });
      worlds.want({ ...request, change: { kind: 'move', x, y: -0.5 } });
    });
  const spent = async () => (await window.processorTime?.()) ?? null;

  const cold = await answer(-0.95);
  // moves that are not timed, because engines optimise code that has run often
  for (const x of [-0.94, -0.93, -0.92]) await answer(x);
  const before = await spent();
  const times: number[] = [];
  for (let move = 0; move < moves; move++) times.push(await answer(-0.9 + (1.8 * move) / moves));
  const after = await spent();
  const trained = worlds.getState().reply?.worlds[0].backend;
  const backend = trained ? english(trained) : '';
  for (const one of new Set([hand, slow])) one.close();
  return {
    cold,
    moves: times,
    processor: before === null || after === null ? null : (after - before) / moves,
    backend,
  };
}
