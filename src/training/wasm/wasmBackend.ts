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
import { type LaidOutTask, layOutTask, PANEL_MODELS } from './task';

/**
 * The panel kernel visits every row, the row kernel only the sampled ones but with more loads and stores for each.
 * They cross at this sampling rate (measured by test/bench/training.ts --crossover).
 */
const PANEL_FROM_SAMPLING_RATE = 0.8;

/** One call into the kernel should not take longer: aborts wait for it. */
const CALL_MILLISECONDS = 15;

export type KernelPath = 'panel' | 'rows';

export function kernelPath(job: TrainingJob): KernelPath {
  const panel =
    job.model.kind === 'linear' && job.optimizer === 'sgd' && job.samplingRate >= PANEL_FROM_SAMPLING_RATE;
  return panel ? 'panel' : 'rows';
}

export interface WasmOptions {
  /** Fixes the kernel's path; for tests and measurements. Panel takes linear heads with plain descent only. */
  path?: KernelPath;
}

/** A kernel instance with one job laid out in its memory. */
interface Session {
  job: TrainingJob;
  path: KernelPath;
  kernel: KernelExports;
  task: LaidOutTask;
  layout: ParameterLayout;
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
    const panel = this.path(requireJob(job)) === 'panel';
    return requireFits(job, {
      bytesPerParameter: (panel ? PANEL_MODELS : 2) * 2 * 4,
      bytesPerValue: panel ? 8 : 4,
      bytesPerRow: (panel ? PANEL_MODELS : 1) * 4 + 8,
      granularity: panel ? PANEL_MODELS : 2,
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
    const task = layOutTask(kernel, job, path === 'panel');
    this.session = { job, path, kernel, task, layout: parameterLayout(job.model) };
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
    const together = session.path === 'panel' ? PANEL_MODELS : 1;
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
    const { job, kernel, task, path, layout } = session;
    const run = path === 'panel' ? kernel.trainPanel : kernel.trainModel;
    const lanes = path === 'panel' ? PANEL_MODELS : 1;
    const initial = this.reset(session, firstModel + m, lanes);
    const theta = new Float32Array(layout.size);
    const read = (lane: number): Float32Array => {
      const all = new Float32Array(kernel.memory.buffer, task.parameters, layout.size * lanes);
      for (let i = 0; i < layout.size; i++) theta[i] = all[i * lanes + lane];
      return theta;
    };
    const initials = Array.from({ length: count }, () => readout.initial(initial));
    let next = 0;
    for (let step = 0; step < job.steps; ) {
      const end = Math.min(step + this.stepsPerCall, job.checkpoints[next] ?? job.steps, job.steps);
      const started = performance.now();
      run(task.address, firstModel + m, step, end);
      this.pace(end - step, performance.now() - started);
      step = end;
      if (job.checkpoints[next] === step) {
        for (let lane = 0; lane < count; lane++) {
          readout.checkpoint(m + lane, next, read(lane), initials[lane]);
        }
        next++;
      }
      if (slices.due) await slices.turn();
    }
    for (let lane = 0; lane < count; lane++) {
      readout.end(m + lane, read(lane));
      if (slices.due) await slices.turn();
    }
  }

  /** Initial parameters into the kernel's memory; returns those of the (first) model. */
  private reset({ job, kernel, task, layout }: Session, model: number, lanes: number): Float32Array {
    const { buffer } = kernel.memory;
    const initial = new Float32Array(layout.size);
    drawInitial(initial, layout, job.seed, model);
    const parameters = new Float32Array(buffer, task.parameters, layout.size * lanes);
    // a panel's linear heads all start from zero
    if (lanes === 1) parameters.set(initial);
    else parameters.fill(0);
    if (job.optimizer === 'adam') {
      new Float32Array(buffer, task.firstMoment, layout.size).fill(0);
      new Float32Array(buffer, task.secondMoment, layout.size).fill(0);
    }
    return initial;
  }

  private pace(steps: number, milliseconds: number): void {
    if (milliseconds > CALL_MILLISECONDS) {
      this.stepsPerCall = Math.max(1, Math.floor((steps * CALL_MILLISECONDS) / milliseconds));
    } else if (steps === this.stepsPerCall && milliseconds < CALL_MILLISECONDS / 2) this.stepsPerCall *= 2;
  }
}

/** One instance per worker. */
export function createWasmBackend(kernel: Kernel, options: WasmOptions = {}): TrainingBackend {
  return new WasmBackend(kernel, options);
}
