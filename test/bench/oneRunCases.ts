// What the benchmark measures of one larger model: steps of a linear softmax model on dense features, on the processor or a card.
import { runToEnd } from '../../src/canaries/crafting/progress';
import { oneRunFeatures } from '../../src/canaries/oneRun/features';
import { trainedLabels } from '../../src/canaries/oneRun/labels';
import type { OneRunTask, OneRunTraining } from '../../src/training/oneRun/task';

export interface OneRunBench {
  records: number;
  /** Features, and as many classes. */
  width: number;
  samplingRate: number;
}

export interface OneRunTiming {
  /** Median. */
  secondsPerStep: number;
  /** 4 q m d C operations a step. */
  gigaflops: number;
}

export const ONE_RUNS: readonly OneRunBench[] = [
  { records: 1000, width: 1000, samplingRate: 1 },
  { records: 1000, width: 1000, samplingRate: 0.1 },
  { records: 2000, width: 2000, samplingRate: 1 },
  { records: 10_000, width: 1000, samplingRate: 1 },
];

/** For an emulated adapter: what it shows is that the benchmark runs. */
export const SMALL_ONE_RUN: OneRunBench = { records: 40, width: 30, samplingRate: 1 };

const MOST_RUNS = 5;
/** No further run once so many seconds are measured. */
const ENOUGH = 2;
/** Steps of a run, for a card: with the weights read back at its end. */
const STEPS_OF_A_RUN = 4;

export const oneRunText = ({ records, width, samplingRate }: OneRunBench): string =>
  `one run, m=${records} d=C=${width} q=${samplingRate}`.padEnd(34);

/** After a first step, which compiles and packs what has to be. */
export async function timeOneRun(
  open: (task: OneRunTask, features: readonly Float64Array[]) => OneRunTraining,
  { records, width, samplingRate }: OneRunBench,
): Promise<OneRunTiming> {
  const features = runToEnd(oneRunFeatures('gaussian', records, width, 1));
  const task: OneRunTask = {
    labels: trainedLabels(records, width, 1),
    classes: width,
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
  const run = async (steps: number): Promise<number> => {
    const began = performance.now();
    for (let t = 0; t < steps; t++) {
      training.step();
      await training.device?.room();
    }
    await training.device?.fetch('weights');
    return (performance.now() - began) / 1000 / steps;
  };
  await run(1);
  const steps = training.device ? STEPS_OF_A_RUN : 1;
  const times: number[] = [];
  for (let spent = 0; times.length < MOST_RUNS && spent < ENOUGH; ) {
    const time = await run(steps);
    spent += steps * time;
    times.push(time);
  }
  times.sort((a, b) => a - b);
  const secondsPerStep = times[times.length >> 1];
  return { secondsPerStep, gigaflops: (4 * samplingRate * records * width ** 2) / secondsPerStep / 1e9 };
}
