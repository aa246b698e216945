// The lines that the training benchmark prints.
import type { GpuBench } from '../../test/browser/harness/webgpuBench';
import type { OneRunTiming } from './oneRunCases';
import type { TrainingCase, TrainingTiming } from './trainingCases';

const rate = (samplingRate: number): string =>
  samplingRate === 1 || samplingRate > 0.5 ? `${samplingRate}` : `1/${Math.round(1 / samplingRate)}`;

export function caseText({ inputs, hidden, classes, samplingRate }: TrainingCase): string {
  const shape = hidden > 0 ? `${inputs}-${hidden}-${classes}, Adam,` : `d=${inputs} K=${classes}`;
  return `${shape} q=${rate(samplingRate)}`.padEnd(hidden > 0 ? 26 : 18);
}

/** A number with three digits, or with all digits before the point where it is 100 or more. */
export const paceText = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(0));

/** Words on steps of all models per second, the speed, and its share of `peak` GFLOP/s. */
export function timingText({ models, stepsPerSecond, gigaflops }: TrainingTiming, peak: number): string {
  const steps = paceText(stepsPerSecond).padStart(6);
  const share = `${((100 * gigaflops) / peak).toFixed(0)}%`.padStart(5);
  return `R=${models} ${steps} steps/s ${gigaflops.toFixed(1).padStart(6)} GFLOP/s ${share}`;
}

/** NumPy's time for a model's step divided by ours, by processor time where that is known; empty where there is no NumPy. */
export function ratioText(timing: TrainingTiming, numpy: number | null): string {
  const { models, stepsPerSecond, stepsPerProcessorSecond } = timing;
  const rate = stepsPerProcessorSecond ?? stepsPerSecond;
  return numpy === null ? '' : `   ${((numpy * models * rate) / 1e6).toFixed(2)} x NumPy`;
}

/** Words on how many times faster the steps were than with one worker. */
export function workersText(several: TrainingTiming, one: TrainingTiming): string {
  return `   ${(several.stepsPerSecond / one.stepsPerSecond).toFixed(2)} x one worker`;
}

export const oneRunPace = ({ secondsPerStep, gigaflops }: OneRunTiming): string =>
  `${paceText(1 / secondsPerStep).padStart(6)} steps/s ${gigaflops.toFixed(1).padStart(6)} GFLOP/s`;

export function* gpuLines(adapter: string, { product, measurements }: GpuBench): Generator<string> {
  const { size, gigaflops } = product;
  yield `${adapter}. Shares are of tfjs's float32 product of ${size} x ${size} matrices: ${gigaflops.toFixed(0)} GFLOP/s.`;
  for (const { bench, timing } of measurements) {
    yield `${caseText(bench)}  ${timingText(timing, gigaflops)}`;
  }
}
