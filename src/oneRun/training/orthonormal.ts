// DP-SGD on one linear softmax model whose records are orthonormal: an exact shortcut that never forms the weights.
import { fillNormal, STREAM } from '../../base/numerics/randomStreams';
import { squaredNorm } from '../../base/numerics/vectors';
import { batchOf } from './batch';
import { answerOf, toGradient } from './network/heads';
import { softmax } from './network/products';
import { inSteps } from './network/steps';
import type { NetworkTraining, OneRunTask } from './network/task';
import { putBack } from './network/weights';

/**
 * Gives all logits the same law as {@link networkTraining} does, if features are orthonormal, as the caller knows.
 * Derived here. Logits are z_i = W^T x_i, and a step takes from W the sum over records of x_j a_j^T, plus noise N.
 * With orthonormal x, the logits of record i lose only a_i + N^T x_i, and the N^T x_i are independent and normal like
 * the entries of N, because N is isotropic. So each record trains by itself, in O(records x classes) operations a step
 * instead of O(records x features x classes), by other draws of the same law.
 */
export function orthonormalTraining(task: OneRunTask): NetworkTraining {
  const { labels, classes, clippingNorm, noiseMultiplier, learningRate, samplingRate, seed } = task;
  const records = labels.length;
  const rate = learningRate / (samplingRate * task.population);
  const noiseScale = noiseMultiplier * clippingNorm;
  const all = Array.from({ length: records }, () => new Float64Array(classes));
  const change = new Float64Array(classes);
  const residual = new Float64Array(classes);
  const heads = [{ classes, each: 1, labels, weights: null }];
  return inSteps(task.steps, {
    step(step) {
      const joins = new Uint8Array(records);
      for (const i of batchOf(task, step)) joins[i] = 1;
      all.forEach((z, i) => {
        change.fill(0);
        if (noiseScale > 0) {
          fillNormal({ seed, stream: STREAM.oneRunLogitNoise, model: i, step }, 0, change, 0, classes);
          for (let c = 0; c < classes; c++) change[c] *= noiseScale;
        }
        if (joins[i] === 1) {
          residual.set(z);
          toGradient(residual, 0, heads, i, softmax);
          const scale = Math.min(1, clippingNorm / Math.sqrt(squaredNorm(residual)));
          for (let c = 0; c < classes; c++) change[c] += scale * residual[c];
        }
        for (let c = 0; c < classes; c++) z[c] -= rate * change[c];
      });
    },
    answer: (question) => answerOf(question, classes, (record, out) => out.set(all[record])),
    save: () => all.map((logits) => logits.slice()),
    resume: (saved) => putBack(saved, all),
  });
}
