// Which of the kernel's three ways of training suits a job. Every model of a job takes the same one.
import type { TrainingJob } from '../../canaries/job';

/**
 * 'panel': sixteen linear heads side by side over every row. 'gram': the same by the rows' inner products. 'rows': any model
 * over the rows that it sampled.
 */
export type KernelPath = 'panel' | 'gram' | 'rows';

/**
 * A panel visits every row, the row kernel only the sampled ones but with more loads and stores for each.
 * They cross at this sampling rate (measured by test/bench/training.ts --paths).
 */
const PANEL_FROM_SAMPLING_RATE = 0.8;

/** Inner products take n (n + d) multiplications a step and class where weights take 2 n d: less of these than this share pays. */
const GRAM_SHARE = 0.95;
/** What they save must be so many times what it costs to make them: every worker makes its own. */
const GRAM_WORTH = 4;

export function kernelPath(job: TrainingJob): KernelPath {
  const panel =
    job.model.kind === 'linear' && job.optimizer === 'sgd' && job.samplingRate >= PANEL_FROM_SAMPLING_RATE;
  if (!panel) return 'rows';
  return gramPays(job) ? 'gram' : 'panel';
}

function gramPays({ data, model, runsPerWorld, steps, checkpoints }: TrainingJob): boolean {
  const { rows } = data;
  const byWeights = 2 * rows * model.inputs;
  const byProducts = rows * (rows + model.inputs);
  // at every checkpoint, and in the end, the weights are put together
  const weights = (checkpoints.length + 1) * rows * model.inputs;
  const saved = 2 * runsPerWorld * model.classes * (steps * (GRAM_SHARE * byWeights - byProducts) - weights);
  return saved >= GRAM_WORTH * rows * rows * model.inputs;
}
