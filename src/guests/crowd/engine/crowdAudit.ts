// The audit of the crowd's training (crowd.ts): three readings of the same runs, each at a threshold that a fifth
// of the runs sets and at which the others are counted. The bounds assume no shape of the trade-off curve, and none is
// given before the last run.
import { epsilon } from '../../../accounting/accountant';
import { checkDelta } from '../../../accounting/domain';
import { hiddenStateEpsilon } from '../../../accounting/hiddenState/hiddenState';
import type { World } from '../../../audit/canaries/S1/worstCase';
import { directEpsilon } from '../../../audit/estimation/directBound';
import { CALIBRATION_SHARE, errorsOf } from '../../../audit/estimation/holdoutThreshold';
import { clopperPearsonUpper } from '../../../audit/estimation/rates/clopperPearson';
import { countAtMost } from '../../../audit/estimation/scores/roc';
import { requireNumber } from '../../../base/numerics/errors';
import { createCrowdTraining } from './crowd';
import type { CrowdCounts, CrowdProgress, CrowdQuery, CrowdReading, CrowdScores } from './findings';

const READINGS = ['sum', 'lastIterate', 'allIterates'] as const satisfies (keyof CrowdScores)[];

/** Runs trained side by side, so that an array over them takes 32 KB. */
const PIECE = 4096;

function scoreArrays(runs: number): CrowdScores {
  return {
    sum: new Float64Array(runs),
    lastIterate: new Float64Array(runs),
    allIterates: new Float64Array(runs),
  };
}

/**
 * Returns the threshold at which the calibration runs promise the largest direct bound, for the rule "z if score > threshold".
 * The worlds are mirror images, so the runs of one world with their sign turned are more runs of the other. They make the
 * choice better, and the count does not rest on them, because it has runs of its own.
 */
function chosenThreshold(original: Float64Array, substituted: Float64Array, query: CrowdQuery): number {
  const own = new Float64Array(original.length + substituted.length);
  own.set(original);
  own.set(
    substituted.map((score) => -score),
    original.length,
  );
  own.sort();
  const level = (1 - query.confidence) / 2;
  const upper = (count: number) => clopperPearsonUpper(count, own.length, level);
  let best = { gain: 0, threshold: 0 };
  for (let alarms = 1; alarms < own.length / 2; alarms = Math.ceil(1.1 * alarms)) {
    // `alarms` runs of z' lie above the threshold, as many as runs of z lie below its mirror image
    const threshold = -own[alarms];
    const gain = directEpsilon(upper(alarms), upper(countAtMost(own, threshold)), query.delta);
    if (gain > best.gain) best = { gain, threshold };
  }
  return best.threshold;
}

function read(
  original: Float64Array,
  substituted: Float64Array,
  cut: number,
  query: CrowdQuery,
): CrowdReading {
  const threshold = chosenThreshold(original.subarray(0, cut), substituted.subarray(0, cut), query);
  const test = { threshold, originalAbove: true };
  const errors = errorsOf(test, original.subarray(cut), substituted.subarray(cut));
  const level = (1 - query.confidence) / 2;
  return {
    ...errors,
    threshold,
    epsilon: directEpsilon(
      clopperPearsonUpper(errors.originalErrors, errors.originalRuns, level),
      clopperPearsonUpper(errors.substitutedErrors, errors.substitutedRuns, level),
      query.delta,
    ),
  };
}

function deviationOf(worlds: readonly CrowdScores[]): number {
  let error = 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (const { lastIterate, allIterates } of worlds) {
    for (let i = 0; i < allIterates.length; i++) {
      error += (lastIterate[i] - allIterates[i]) ** 2;
      sum += allIterates[i];
      squares += allIterates[i] ** 2;
      count++;
    }
  }
  return Math.sqrt(error / (squares - (sum * sum) / count));
}

/**
 * Makes the runs and counts the errors of each reading. Yields the number of training steps made so far, over all runs. Throws
 * InputError naming the field at fault.
 */
export function* traceCrowdCounts(query: CrowdQuery): Generator<number, CrowdCounts, void> {
  const { mechanism, delta, seed, runs, confidence, twin } = query;
  checkDelta(delta);
  requireNumber('runs', runs, { min: 10, max: 10_000_000, integer: true });
  requireNumber('confidence', confidence, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const { crowd, train } = createCrowdTraining(mechanism, seed, twin);
  const [original, substituted] = [scoreArrays(runs), scoreArrays(runs)];
  let done = 0;
  for (let from = 0; from < runs; from += PIECE) {
    const count = Math.min(PIECE, runs - from);
    for (const [world, scores] of [original, substituted].entries()) {
      for (const _ of train(world as World, from, count, scores, from)) {
        done += count;
        yield done;
      }
    }
  }
  const cut = Math.round(CALIBRATION_SHARE * runs);
  const readings = {} as CrowdCounts['readings'];
  for (const id of READINGS) {
    readings[id] = read(original[id], substituted[id], cut, query);
    yield done;
  }
  return { crowd, calibrationRuns: cut, readings, deviation: deviationOf([original, substituted]) };
}

/** The counts and, to compare them with, the limit and the guarantees. Yields progress; throws InputError naming the field at fault. */
export function* traceCrowdAudit(query: CrowdQuery): Generator<CrowdProgress, CrowdProgress, void> {
  const { mechanism, delta, runs } = query;
  const trace = traceCrowdCounts(query);
  const total = 2 * runs * mechanism.steps;
  for (;;) {
    const step = trace.next();
    if (!step.done) {
      yield { done: step.value, total, findings: null };
      continue;
    }
    const findings = {
      ...step.value,
      silentLimit: hiddenStateEpsilon(mechanism, delta).value,
      substitute: epsilon('substitute', mechanism, delta).value,
      addRemove: epsilon('add-remove', mechanism, delta).value,
    };
    return { done: total, total, findings };
  }
}
