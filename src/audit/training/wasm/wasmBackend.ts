// The WebAssembly backend: blocks of linear heads or multilayer perceptrons through the SIMD kernel, on one thread.
// A worker owns one of these (pool.ts); nothing is shared between threads.

import type { BlockResult, TrainingJob } from '../../canaries/job';
import type { MemoryPlan, TrainingBackend } from '../backend';
import { drawInitial } from '../draws';
import { requireJob } from '../jobCheck';
import { type ParameterLayout, parameterLayout } from '../layout';
import { requireFits } from '../memory';
import { Readout } from '../readout';
import { Slices } from '../slices';
import { instantiateKernel, type Kernel, type KernelExports } from './kernel';
import {
  type KernelPath,
  kernelPath,
  type LaidOutTask,
  layOutTask,
  modelsTogether,
  PANEL_MODELS,
} from './task';

/** A normal takes three nanoseconds and a coin one, in which time products do 45 operations a nanosecond. */
const DRAWS = { flopsPerNormal: 135, flopsPerCoin: 50 };

/** One call into the kernel should not take longer: aborts wait for it. */
const CALL_MILLISECONDS = 15;

export interface WasmOptions {
  /** Fixes the kernel's path; for tests and measurements. 'panel' takes linear heads with plain descent only. */
  path?: KernelPath;
}

/** A kernel instance with one job laid out in its memory. */
interface Session {
  job: TrainingJob;
  path: KernelPath;
  kernel: KernelExports;
  task: LaidOutTask;
  layout: ParameterLayout;
  /** Where one model of a panel is copied to. */
  lane: Float32Array;
}

class WasmBackend implements TrainingBackend {
  readonly name = 'wasm';
  readonly description: string;
  private session: Session | null = null;
  /** Blocks share the instance's memory, so they run one after the other. */
  private last: Promise<unknown> = Promise.resolve();
  private stepsPerCall = 1;

  constructor(
    private readonly kernel: Kernel,
    private readonly options: WasmOptions,
  ) {
    const fused = kernel.build === 'relaxed' ? ', fused multiply-add' : '';
    this.description = `WebAssembly SIMD${fused}, float32`;
  }

  plan(job: TrainingJob): MemoryPlan {
    const path = this.path(requireJob(job));
    const together = modelsTogether(path);
    return requireFits(job, {
      bytesPerParameter: together * (job.optimizer === 'adam' ? 4 : 2) * 4,
      bytesPerValue: 4,
      bytesPerRow: together * 4 + 8,
      granularity: Math.max(2, together),
      ...DRAWS,
    });
  }

  trainBlock(
    signal: AbortSignal,
    job: TrainingJob,
    firstModel: number,
    models: number,
  ): Promise<BlockResult> {
    const run = this.last.then(() => this.train(signal, job, firstModel, models));
    // the next block runs whether this one succeeds or not
    this.last = run.catch(() => undefined);
    return run;
  }

  dispose(): void {
    this.session = null;
  }

  private path(job: TrainingJob): KernelPath {
    return this.options.path ?? kernelPath(job);
  }

  private open(job: TrainingJob): Session {
    if (this.session?.job === job) return this.session;
    this.plan(job);
    const kernel = instantiateKernel(this.kernel);
    const path = this.path(job);
    const task = layOutTask(kernel, job, path);
    const layout = parameterLayout(job.model);
    this.session = {
      job,
      path,
      kernel,
      task,
      layout,
      lane: new Float32Array(path === 'rows' ? 0 : layout.size),
    };
    this.stepsPerCall = 1;
    return this.session;
  }

  private async train(
    signal: AbortSignal,
    job: TrainingJob,
    firstModel: number,
    models: number,
  ): Promise<BlockResult> {
    const slices = new Slices(signal);
    const session = this.open(job);
    const readout = new Readout(job, session.layout, firstModel, models);
    const { together } = session.task;
    for (let m = 0; m < models; m += together) {
      await this.trainTogether(session, slices, readout, firstModel, m, Math.min(together, models - m));
    }
    return readout.result;
  }

  /** `count` models from the block's m-th on, all steps: a panel, or one model. */
  private async trainTogether(
    session: Session,
    slices: Slices,
    readout: Readout,
    firstModel: number,
    m: number,
    count: number,
  ): Promise<void> {
    const { job, kernel, task, path } = session;
    const initial = this.reset(session, readout, firstModel + m, count);
    let next = 0;
    for (let step = 0; step < job.steps; ) {
      const end = Math.min(step + this.stepsPerCall, job.checkpoints[next] ?? job.steps, job.steps);
      const started = performance.now();
      if (path === 'panel') kernel.trainPanel(task.address, firstModel + m, step, end);
      else kernel.trainModel(task.address, firstModel + m, step, end);
      this.pace(end - step, performance.now() - started);
      step = end;
      if (job.checkpoints[next] === step) {
        for (let i = 0; i < count; i++) readout.checkpoint(m + i, next, parametersOf(session, i), initial[i]);
        next++;
      }
      if (slices.due) await slices.turn();
    }
    for (let i = 0; i < count && readout.tests(m + i); i++) {
      readout.end(m + i, parametersOf(session, i));
      if (slices.due) await slices.turn();
    }
  }

  /** Initial parameters into the kernel's memory; returns what the readout keeps of them. */
  private reset(session: Session, readout: Readout, firstModel: number, count: number): Float32Array {
    const { job, kernel, task, layout, path } = session;
    for (const [address, floats] of task.zeros)
      new Float32Array(kernel.memory.buffer, address, floats).fill(0);
    if (path === 'rows') {
      drawInitial(parametersOf(session, 0), layout, job.seed, firstModel);
    }
    return Float32Array.from({ length: count }, (_, i) => readout.initial(parametersOf(session, i)));
  }

  private pace(steps: number, milliseconds: number): void {
    if (milliseconds > CALL_MILLISECONDS) {
      this.stepsPerCall = Math.max(1, Math.floor((steps * CALL_MILLISECONDS) / milliseconds));
    } else if (steps === this.stepsPerCall && milliseconds < CALL_MILLISECONDS / 2) this.stepsPerCall *= 2;
  }
}

/** The i-th of the models in the kernel's memory: the row model itself, a copy of a panel's lane. */
function parametersOf({ kernel, task, layout, path, lane }: Session, i: number): Float32Array {
  const { buffer } = kernel.memory;
  if (path === 'rows') return new Float32Array(buffer, task.parameters, layout.size);
  const all = new Float32Array(buffer, task.parameters, task.together * layout.size);
  for (let p = 0, from = i; p < lane.length; p++, from += PANEL_MODELS) lane[p] = all[from];
  return lane;
}

/** One instance per worker. */
export function createWasmBackend(kernel: Kernel, options: WasmOptions = {}): TrainingBackend {
  return new WasmBackend(kernel, options);
}
