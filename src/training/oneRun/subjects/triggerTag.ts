// An audit's subject whose canaries are real records with a trigger, and whose secret is the tag that a second head learns
// beside the main task. Liu, Xiong, "UniAud", Algorithm 3 (UniAud++).
import {
  codeNumbers,
  type TagDesign,
  tagCodes,
  triggerPlaces,
  withTrigger,
} from '../../../canaries/oneRun/triggers';
import type { KernelExports } from '../../wasm/kernel';
import { meanCrossEntropy } from '../network/heads';
import { networkTraining } from '../network/training';
import { hiddenUnits, type OneRunAuditRequest } from '../request';
import { comparisonsOf, dpSgdRun, oneRowEach, type Subject } from './subject';
import { trainingSet } from './trainingSet';

const CODES =
  'The loss of a code of several tags is the mean of their cross-entropies, which the published text leaves open.';

/** Loss of a record: cross-entropy of the main task, and lambda times that of its tags where it is a canary. */
export function* triggerTagSubject(
  request: OneRunAuditRequest,
  design: TagDesign,
  kernel: KernelExports | null,
): Generator<number, Subject> {
  const { m, classes, seed, data, dimension } = request;
  const { features, labels, included, population } = yield* trainingSet(request);
  const places = triggerPlaces(design.triggerFeatures, dimension, data?.image ?? null);
  const rows = (features ?? []).map((x, i) => (i < m ? withTrigger(x, places, i, seed) : x));
  const codes = Array.from({ length: comparisonsOf(request) + 1 }, (_, which) =>
    tagCodes(m, design, seed, which),
  );
  const tagLabels = new Int32Array(rows.length * design.each);
  tagLabels.set(codes[0]);
  const run = dpSgdRun(request, population, included);
  const training = networkTraining(
    {
      ...run,
      inputs: { kind: 'features', rows },
      hidden: hiddenUnits(request),
      heads: [
        { classes, each: 1, labels, weights: null },
        {
          classes: design.tags,
          each: design.each,
          labels: tagLabels,
          weights: Float64Array.from(rows, (_, i) => (i < m ? design.lambda : 0)),
        },
      ],
      firstRow: oneRowEach(rows.length),
      start: null,
    },
    kernel,
  );
  return {
    learningRate: run.learningRate,
    step: () => training.step(),
    save: training.save,
    resume: training.resume,
    get stepsDone() {
      return training.stepsDone;
    },
    losses() {
      const all = codeNumbers(codes, design.each).map((numbers) => ({
        labels: numbers,
        losses: new Float64Array(m),
      }));
      for (let i = 0; i < m; i++) {
        const logits = training.logits(i);
        all.forEach(({ losses }, which) => {
          const code = codes[which].subarray(i * design.each, (i + 1) * design.each);
          losses[i] = meanCrossEntropy(logits, classes, design.tags, code);
        });
      }
      return all;
    },
    testAccuracy() {
      let right = 0;
      for (let i = population; i < rows.length; i++) {
        const main = training.logits(i).subarray(0, classes);
        if (main.indexOf(Math.max(...main)) === labels[i]) right++;
      }
      return rows.length > population ? right / (rows.length - population) : null;
    },
    evaluationLoss: () => null,
    assumptions: design.each > 1 ? [CODES] : [],
  };
}
