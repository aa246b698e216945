// The subject of an audit (subject.ts) whose canaries are real records with a trigger, and whose secret is the tag that a
// second head learns beside the main task. Liu, Xiong, "UniAud", Algorithm 3 (UniAud++).
import { codeNumbers, type TagDesign, tagCodes, triggerPlaces, withTrigger } from '../../canaries/triggers';
import { oneRowEach } from '../network/labelled';
import type { NetworkTask, NetworkTraining } from '../network/task';
import { hiddenUnits, type OneRunAuditRequest } from '../request';
import { ONE_RUN_TRAINING } from '../sentences';
import {
  comparisonsOf,
  dpSgdRun,
  networkSubject,
  type OneRunPreparation,
  type Subject,
  testOf,
} from './subject';
import { trainingSet } from './trainingSet';

/** Opens the subject. A record's loss is the cross-entropy of the main task, plus lambda times that of a canary's tags. */
export function* triggerTagSubject(
  request: OneRunAuditRequest,
  design: TagDesign,
  open: (task: NetworkTask) => NetworkTraining,
): Generator<OneRunPreparation, Subject> {
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
  const training = open({
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
  });
  return networkSubject(training, run, {
    secrets: {
      head: 1,
      rows: Int32Array.from({ length: m }, (_, i) => i),
      options: codes,
      size: design.each,
      names: codeNumbers(codes, design.each),
    },
    test: testOf(labels, population),
    utility: 'accuracy',
    assumptions: design.each > 1 ? [ONE_RUN_TRAINING.meanOfCodes] : [],
  });
}
