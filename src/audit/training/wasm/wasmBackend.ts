// The WebAssembly backend: blocks of linear heads or multilayer perceptrons through the SIMD kernel, on one thread.
// Each worker of a pool (pool/workerPool.ts) owns one backend, and threads share nothing.

import type { TrainingJob } from '../../canaries/job';
import { type MemoryPlan, type TrainingBackend, turns } from '../backend';
import { drawInitial } from '../draws';
import { requireJob } from '../jobCheck';
import { parameterLayout } from '../layout';
import { requireFits } from '../memory';
import { type ModelReadout, readoutOf } from '../readout';
import { BACKEND } from '../sentences';
import { Slices } from '../slices';
import { instantiateKernel, type Kernel } from './kernel';
import { type KernelPath, kernelPath, layOutTask, modelsTogether, PANEL_MODELS } from './task';

/** Longest time that one call into the kernel should take, because an abort waits for it. */
const CALL_MILLISECONDS = 15;

type Session = ReturnType<typeof sessionOn>;

/** A kernel instance with one job laid out in its memory. */
function sessionOn(kernel: Kernel, job: TrainingJob, path: KernelPath) {
  const exports = instantiateKernel(kernel);
  const task = layOutTask(exports, job, path);
  const layout = parameterLayout(job.model);
  /** Buffer to which one model of a panel is copied. */
  const lane = new Float32Array(path === 'rows' ? 0 : layout.size);
  return { job, path, exports, task, layout, lane };
}

/**
 * Creates the backend, of which a worker has one. `path` is for tests and measurements; 'panel' trains only linear heads with
 * plain descent.
 */
export function createWasmBackend(kernel: Kernel, options: { path?: KernelPath } = {}): TrainingBackend {
  let session: Session | null = null;
  let stepsPerCall = 1;
  // blocks share the instance's memory
  const inTurn = turns();
  const pathOf = (job: TrainingJob) => options.path ?? kernelPath(job);

  function plan(job: TrainingJob): MemoryPlan {
    const together = modelsTogether(pathOf(requireJob(job)));
    return requireFits(job, {
      bytesPerParameter: together * (job.optimizer === 'adam' ? 4 : 2) * 4,
      bytesPerValue: 4,
      bytesPerRow: together * 4 + 8,
      granularity: Math.max(2, together),
      // a normal is reckoned at three nanoseconds, a coin at a little more than one, and 45 operations of products at one
      flopsPerNormal: 135,
      flopsPerCoin: 50,
    });
  }

  function open(job: TrainingJob): Session {
    if (session?.job === job) return session;
    plan(job);
    session = sessionOn(kernel, job, pathOf(job));
    stepsPerCall = 1;
    return session;
  }

  function pace(steps: number, milliseconds: number): void {
    if (milliseconds > CALL_MILLISECONDS) {
      stepsPerCall = Math.max(1, Math.floor((steps * CALL_MILLISECONDS) / milliseconds));
    } else if (steps === stepsPerCall && milliseconds < CALL_MILLISECONDS / 2) stepsPerCall *= 2;
  }

  /** Trains `count` models from the block's m-th on, over all steps: those of a panel, or one model. */
  async function trainTogether(
    own: Session,
    slices: Slices,
    readout: ModelReadout,
    m: number,
    count: number,
  ) {
    const { job, exports, task, path, layout } = own;
    const first = readout.result.firstModel + m;
    for (const [address, floats] of task.zeros)
      new Float32Array(exports.memory.buffer, address, floats).fill(0);
    if (path === 'rows') drawInitial(parametersOf(own, 0), layout, job.seed, first);
    const initial = Float32Array.from({ length: count }, (_, i) => readout.initial(parametersOf(own, i)));
    const train = path === 'panel' ? exports.trainPanel : exports.trainModel;
    let next = 0;
    for (let step = 0; step < job.steps; ) {
      const end = Math.min(step + stepsPerCall, job.checkpoints[next] ?? job.steps, job.steps);
      const started = performance.now();
      train(task.address, first, step, end);
      pace(end - step, performance.now() - started);
      step = end;
      if (job.checkpoints[next] === step) {
        for (let i = 0; i < count; i++) readout.checkpoint(m + i, next, parametersOf(own, i), initial[i]);
        next++;
      }
      if (slices.due) await slices.turn();
    }
    for (let i = 0; i < count && readout.tests(m + i); i++) {
      readout.end(m + i, parametersOf(own, i));
      if (slices.due) await slices.turn();
    }
  }

  return {
    name: 'wasm' as const,
    description: kernel.build === 'relaxed' ? BACKEND.fusedSimd : BACKEND.simd,
    plan,
    trainBlock: (signal, job, firstModel, models) =>
      inTurn(async () => {
        const slices = new Slices(signal);
        const own = open(job);
        const readout = readoutOf(job, own.layout, firstModel, models);
        const { together } = own.task;
        for (let m = 0; m < models; m += together) {
          await trainTogether(own, slices, readout, m, Math.min(together, models - m));
        }
        return readout.result;
      }),
    dispose() {
      session = null;
    },
  };
}

/** Parameters of the i-th model in the kernel's memory: a view of the single model, or a copy of a panel's lane. */
function parametersOf({ exports, task, layout, path, lane }: Session, i: number): Float32Array {
  const { buffer } = exports.memory;
  if (path === 'rows') return new Float32Array(buffer, task.parameters, layout.size);
  const all = new Float32Array(buffer, task.parameters, task.together * layout.size);
  for (let p = 0, from = i; p < lane.length; p++, from += PANEL_MODELS) lane[p] = all[from];
  return lane;
}
