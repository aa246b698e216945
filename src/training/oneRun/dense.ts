// DP-SGD on one linear softmax model in plain float64: the reference, for features of any kind.
import { fillNormal, STREAM } from '../../numerics/randomStreams';
import { squaredNorm } from '../../numerics/vectors';
import { batchOf } from './batch';
import { putBack, tableOf } from './savedWeights';
import { toClippedResidual } from './softmax';
import type { OneRunTask, OneRunTraining } from './task';

/** out += the sum over i of factor(i) row(i), four rows at a time, for an output is loaded and stored less often so. */
function addRows(
  out: Float64Array,
  count: number,
  factor: (i: number) => number,
  row: (i: number) => Float64Array,
): void {
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const [f0, f1, f2, f3] = [factor(i), factor(i + 1), factor(i + 2), factor(i + 3)];
    const [r0, r1, r2, r3] = [row(i), row(i + 1), row(i + 2), row(i + 3)];
    for (let c = 0; c < out.length; c++) out[c] += f0 * r0[c] + f1 * r1[c] + f2 * r2[c] + f3 * r3[c];
  }
  for (; i < count; i++) {
    const f = factor(i);
    const r = row(i);
    for (let c = 0; c < out.length; c++) out[c] += f * r[c];
  }
}

/**
 * Features x, a row a record, all of one length. Work per step: 4 (records in the batch) (features) (classes) operations,
 * and a normal for every weight.
 */
export function denseTraining(task: OneRunTask, features: readonly Float64Array[]): OneRunTraining {
  const { labels, classes, clippingNorm, noiseMultiplier, learningRate, samplingRate, seed } = task;
  const dimension = features[0].length;
  // one row of W a feature: products with a record run along the classes
  const weights = Array.from({ length: dimension }, () => new Float64Array(classes));
  const norms = features.map((x) => Math.sqrt(squaredNorm(x)));
  const rate = learningRate / (samplingRate * task.population);
  const noiseScale = rate * noiseMultiplier * clippingNorm;
  const noise = new Float64Array(classes);
  let stepsDone = 0;

  const logits = (record: number, out: Float64Array) => {
    out.fill(0);
    const x = features[record];
    addRows(
      out,
      dimension,
      (j) => x[j],
      (j) => weights[j],
    );
  };

  return {
    step() {
      if (stepsDone >= task.steps) throw new RangeError(`all ${task.steps} steps are done`);
      const batch = batchOf(task, stepsDone);
      // every residual before any weight moves
      const residuals = batch.map((i) => {
        const residual = new Float64Array(classes);
        logits(i, residual);
        toClippedResidual(residual, labels[i], norms[i], clippingNorm);
        return residual;
      });
      for (let j = 0; j < dimension; j++) {
        addRows(
          weights[j],
          batch.length,
          (at) => -rate * features[batch[at]][j],
          (at) => residuals[at],
        );
        if (noiseScale === 0) continue;
        fillNormal(
          { seed, stream: STREAM.oneRunWeightNoise, model: j, step: stepsDone },
          0,
          noise,
          0,
          classes,
        );
        for (let c = 0; c < classes; c++) weights[j][c] -= noiseScale * noise[c];
      }
      stepsDone++;
    },
    get stepsDone() {
      return stepsDone;
    },
    logits,
    save: () => weights.map((row) => row.slice()),
    resume(done, saved) {
      putBack(saved, weights);
      stepsDone = done;
    },
    adopt(done, saved) {
      const table = tableOf(saved, dimension * classes);
      weights.forEach((row, j) => {
        row.set(table.subarray(j * classes, (j + 1) * classes));
      });
      stepsDone = done;
    },
  };
}
