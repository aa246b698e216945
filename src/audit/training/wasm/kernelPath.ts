// Which of the kernel's two ways of training suits a job. Every model of a job takes the same one.
import type { TrainingJob } from '../../canaries/job';

/** 'panel': sixteen linear heads side by side over every row. 'rows': any model over the rows that it sampled. */
export type KernelPath = 'panel' | 'rows';

/**
 * A panel visits every row, the row kernel only the sampled ones but with more loads and stores for each.
 * They cross at this sampling rate (measured by test/bench/training.ts --paths).
 */
const PANEL_FROM_SAMPLING_RATE = 0.8;

export function kernelPath({ model, optimizer, samplingRate }: TrainingJob): KernelPath {
  const panel = model.kind === 'linear' && optimizer === 'sgd' && samplingRate >= PANEL_FROM_SAMPLING_RATE;
  return panel ? 'panel' : 'rows';
}
