// DP-SGD of one model, step by step, in float64 and in the order of the textbook: the definition that the fast
// backends are tested against.

import { descent } from '../../canaries/crafting/descent';
import type { TrainingJob } from '../../canaries/job';
import { featuresOf } from '../../datasets/table';
import { drawInitial, drawMask, drawNoise } from '../draws';
import { type ParameterLayout, paddedIndex } from '../layout';
import { perRecordGradient } from './perRecordGradient';

/** One model: its parameters in the padded layout, and the function that takes step t = 0, 1, ... of its training. */
export function dpSgdModel(job: TrainingJob, layout: ParameterLayout, model: number) {
  const { data, canary, seed, samplingRate, noiseMultiplier, clippingNorm } = job;
  const [theta, gradient, noise] = Array.from({ length: 3 }, () => new Float64Array(layout.size));
  const mask = new Uint8Array(data.rows);
  const descend = descent(job.optimizer, job.learningRate, layout.size);
  const addClipped = perRecordGradient(layout);
  const canaryIndex = canary.kind === 'gradient' ? paddedIndex(job.model, canary.coordinate) : -1;
  const first = model % 2 === 0;
  drawInitial(theta, layout, seed, model);

  /** Adds the clipped gradient of the record that row i holds in this model's world. */
  function addRecord(i: number): void {
    if (canary.kind === 'gradient' && canary.slot === i) {
      gradient[canaryIndex] += first ? clippingNorm : -clippingNorm;
      return;
    }
    const own = { features: featuresOf(data, i), label: data.labels[i] };
    const replaced = canary.kind === 'record' && canary.slot === i;
    const { features, label } = replaced ? (first ? canary.original : canary.substitute) : own;
    addClipped(gradient, theta, features, label, clippingNorm);
  }

  return {
    theta,
    step(t: number): void {
      drawMask(mask, seed, model, t, samplingRate);
      gradient.fill(0);
      for (let i = 0; i < data.rows; i++) if (mask[i]) addRecord(i);

      drawNoise(noise, seed, model, t);
      const expectedBatch = samplingRate * data.rows;
      const noiseScale = noiseMultiplier * clippingNorm;
      for (const { inputs, units, stride, offset } of layout.layers) {
        for (let unit = 0; unit < units; unit++) {
          // the padding behind a row's bias stays zero
          for (let i = offset + unit * stride; i <= offset + unit * stride + inputs; i++) {
            gradient[i] = (gradient[i] + noiseScale * noise[i]) / expectedBatch;
          }
        }
      }
      descend(theta, gradient, t);
    },
  };
}
