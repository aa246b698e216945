// The benchmark of training one larger model: steps of a linear softmax model on dense features.

import { runToEnd } from '../../src/base/numerics/generators';
import { oneRunFeatures } from '../../src/oneRun/canaries/features';
import { trainedLabels } from '../../src/oneRun/canaries/labels';
import type { NetworkTraining, OneRunTask } from '../../src/oneRun/training/network/task';

export interface OneRunBench {
  records: number;
  features: number;
  classes: number;
  samplingRate: number;
}

export interface OneRunTiming {
  /** Median over the runs. */
  secondsPerStep: number;
  /** Speed in GFLOP/s, counting 4 q m d K operations for a step. */
  gigaflops: number;
}

const square = (records: number, width: number, samplingRate: number): OneRunBench => ({
  records,
  features: width,
  classes: width,
  samplingRate,
});

/** Measured models. The first are small, and compare numbers of classes that do and do not fill the kernel's panels of sixteen. */
export const ONE_RUNS: readonly OneRunBench[] = [
  ...[2, 10, 16, 100].map((classes) => ({ records: 1000, features: 64, classes, samplingRate: 1 })),
  square(1000, 1000, 1),
  square(1000, 1000, 0.1),
  square(2000, 2000, 1),
  square(10_000, 1000, 1),
];

const MOST_RUNS = 5;
/** Seconds of measured runs after which no further run starts. */
const ENOUGH = 2;
/** Least number of seconds that a run takes. */
const RUN = 0.05;

export const oneRunText = ({ records, features, classes, samplingRate }: OneRunBench): string =>
  `one run, m=${records} d=${features} K=${classes} q=${samplingRate}`.padEnd(38);

/** Times training after a first step, in which code is compiled and data are packed. */
export function timeOneRun(
  open: (task: OneRunTask, features: readonly Float64Array[]) => NetworkTraining,
  { records, features: dimension, classes, samplingRate }: OneRunBench,
): OneRunTiming {
  const features = runToEnd(oneRunFeatures('gaussian', records, dimension, 1));
  const task: OneRunTask = {
    labels: trainedLabels(records, classes, 1),
    classes,
    included: null,
    population: records,
    samplingRate,
    noiseMultiplier: 5,
    clippingNorm: 1,
    learningRate: 0.02 * samplingRate * records,
    steps: 10_000,
    seed: 1,
  };
  const training = open(task, features);
  const run = (steps: number): number => {
    const began = performance.now();
    for (let t = 0; t < steps; t++) training.step();
    return (performance.now() - began) / 1000 / steps;
  };
  // short steps are grouped into runs that are long enough for the clock
  const steps = Math.max(1, Math.ceil(RUN / run(1)));
  const times: number[] = [];
  for (let spent = 0; times.length < MOST_RUNS && spent < ENOUGH; ) {
    const time = run(steps);
    spent += steps * time;
    times.push(time);
  }
  times.sort((a, b) => a - b);
  const secondsPerStep = times[times.length >> 1];
  return {
    secondsPerStep,
    gigaflops: (4 * samplingRate * records * dimension * classes) / secondsPerStep / 1e9,
  };
}
