// The audit of the worst case (S1), refined in batches of draws. Its report does not depend on how the draws were cut
// into batches. Before the planned number is reached, errors at a threshold that was fixed beforehand are bounded by a
// confidence sequence, because a reader who watches may stop the audit.
import { epsilon, hasAdjacency, totalVariation } from '../../../accounting/accountant';
import { checkDelta, checkMechanism } from '../../../accounting/domain';
import { attackLaw } from '../../../accounting/hiddenState/attackLaw';
import type { AnyMechanism, Mechanism } from '../../../accounting/types';
import { refusals, requireNumber } from '../../../base/numerics/errors';
import { remembered } from '../../../base/numerics/remembered';
import { Defect } from '../../../base/sentences/defect';
import { conversionFor } from '../../estimation/accuracyBound';
import { plannedDirectThreshold } from '../../estimation/directThreshold';
import { boundsAt, summarise } from '../../estimation/estimate';
import { estimator } from '../../estimation/estimators/registry';
import type { FixedCount, ObservedScores } from '../../estimation/observed';
import { curveTest } from '../../estimation/profileRejection';
import { mergeSorted, type SortedScores } from '../../estimation/scores/roc';
import { readThreshold } from '../../estimation/thresholdReading';
import { createBoundTables, errorsAbove } from '../../estimation/thresholdScan';
import type { CurveTest, DrawnBlock, WorstCaseReport } from '../../estimation/types';
import { byEstimator, each } from '../../estimators/lookup';
import { AUDIT_CANARIES } from '../sentences';
import { createWorstCaseSampler } from './worstCase';

export interface WorstCaseRequest {
  /** The mechanism, whose batches are neither cut nor made of several records a person. */
  mechanism: AnyMechanism;
  /** delta of the claims, in [1e-15, 0.5]. */
  delta: number;
  /** Draws per world and repeat when complete; 1..1e6. */
  runs: number;
  /** Number of repeats, in 1..1000. */
  repeats: number;
  /** 1 - alpha, in (0,1). */
  confidence: number;
  /** Seed of all draws, 32-bit unsigned. */
  seed: number;
}

export interface WorstCaseAudit {
  /** Draws so far, per world and repeat. */
  readonly runs: number;
  readonly complete: boolean;
  /** Makes up to `runs` further draws per world and repeat (2 x repeats x runs draws in all), never beyond the request. */
  advance(runs: number): void;
  /** Copies of the draws from number `from` on. A report sorts the draws that it has, so they can no longer be had after it. */
  drawn(from: number): DrawnBlock;
  /** Takes draws that another audit of the same request has made; they must go on from the draws here. */
  restore(block: DrawnBlock): void;
  /**
   * Reports everything that the draws so far show. Throws InputError before the first draw. Over many millions of draws it takes
   * long, so `onStep` is called before each part of it.
   */
  report(onStep?: () => void): WorstCaseReport;
}

/** Fields of Poisson batches whose worst case is not drawn: those of several records a person, and those that are cut. */
const NOT_DRAWN = ['recordsPerPerson', 'largestBatch'];

function checkRequest({ mechanism, delta, runs, repeats, confidence, seed }: WorstCaseRequest): void {
  checkMechanism(mechanism);
  const field = NOT_DRAWN.find((name) => name in mechanism);
  if (field !== undefined) throw refusals(field).inconsistent(AUDIT_CANARIES.noWorstCase({ field }));
  checkDelta(delta);
  requireNumber('runs', runs, { min: 1, max: 1_000_000, integer: true });
  requireNumber('repeats', repeats, { min: 1, max: 1000, integer: true });
  requireNumber('confidence', confidence, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  requireNumber('seed', seed, { min: 0, max: 0xffffffff, integer: true });
}

/** Creates an audit without draws. Throws InputError naming the field at fault. */
export function createWorstCaseAudit(request: WorstCaseRequest): WorstCaseAudit {
  checkRequest(request);
  const { mechanism, delta, repeats, confidence } = request;
  const sampler = createWorstCaseSampler(mechanism, request.seed);
  // of each repeat: what the last report sorted, then later draws as they came, then room
  const scores: SortedScores[] = Array.from({ length: repeats }, () => ({
    original: new Float64Array(request.runs),
    substituted: new Float64Array(request.runs),
  }));
  let runs = 0;
  let reported = 0;

  // values that do not depend on the draws. Total variations wait for the first report, since some cost more than the draws
  const law = attackLaw(mechanism);
  const ceiling = law.epsilon(delta).value ?? Number.NaN;
  const directThreshold = plannedDirectThreshold(mechanism, delta, request.runs, confidence);
  const conversion = conversionFor(mechanism, delta);
  const hasAddRemove = hasAdjacency('add-remove', mechanism);
  const variation = remembered((name: 'add-remove' | 'substitute') => totalVariation(name, mechanism));

  function advance(further: number): void {
    requireNumber('runs', further, { min: 0, max: Number.MAX_SAFE_INTEGER, integer: true });
    const count = Math.min(further, request.runs - runs);
    scores.forEach(({ original, substituted }, repeat) => {
      sampler.fill(repeat, 0, runs, original, runs, count);
      sampler.fill(repeat, 1, runs, substituted, runs, count);
    });
    runs += count;
  }

  function drawn(from: number): DrawnBlock {
    if (from < reported) throw new Defect(`draws before ${reported} have been sorted`);
    const count = runs - from;
    const block = new Float64Array(2 * repeats * count);
    scores.forEach(({ original, substituted }, repeat) => {
      block.set(original.subarray(from, runs), 2 * repeat * count);
      block.set(substituted.subarray(from, runs), (2 * repeat + 1) * count);
    });
    return { from, scores: block };
  }

  function restore({ from, scores: block }: DrawnBlock): void {
    const count = block.length / (2 * repeats);
    if (from !== runs || !Number.isInteger(count) || from + count > request.runs) {
      throw new Defect(`draws ${from} to ${from + count} do not go on from ${runs}`);
    }
    scores.forEach(({ original, substituted }, repeat) => {
      original.set(block.subarray(2 * repeat * count, (2 * repeat + 1) * count), from);
      substituted.set(block.subarray((2 * repeat + 1) * count, 2 * (repeat + 1) * count), from);
    });
    runs += count;
  }

  /** Sorts the draws so far in place. Later draws are appended behind them. */
  function sortedSoFar({ original, substituted }: SortedScores): SortedScores {
    return { original: original.subarray(0, runs).sort(), substituted: substituted.subarray(0, runs).sort() };
  }

  const testOf = (errorUpper: number) =>
    curveTest(errorUpper, variation('add-remove'), variation('substitute'), confidence);

  function report(onStep: () => void = () => {}): WorstCaseReport {
    if (runs === 0) throw refusals('runs').missing(AUDIT_CANARIES.noDraws);
    reported = runs;
    const parts = scores.map((part) => {
      onStep();
      return sortedSoFar(part);
    });
    const pooled = pool(parts);
    const moment = runs === request.runs ? 'planned' : 'every';
    const bounds = boundsAt(moment);
    const settings = { mechanism, delta, confidence };
    const observe = (all: SortedScores): ObservedScores => {
      const fixedAt = (threshold: number): FixedCount => ({
        origin: 'planned',
        errors: errorsAbove(all, threshold),
        originalRuns: all.original.length,
        substitutedRuns: all.substituted.length,
      });
      // both thresholds follow from the laws of the two worlds, and nothing is learnt from the scores
      const fixed = { 'likelihood-ratio': fixedAt(law.threshold), planned: fixedAt(directThreshold) };
      return { scores: all, fixed, conversion, moment };
    };
    const terms = { delta, confidence, tables: createBoundTables() };
    const observed = parts.map(observe);
    const whole = observe(pooled);
    const estimates = byEstimator('worstCase', (id) => {
      const estimate = estimator(id, terms);
      const stepped = (one: ObservedScores) => {
        onStep();
        return estimate(one);
      };
      return {
        repeats: summarise(observed.map((one) => stepped(one).epsilon)),
        pooled: stepped(whole),
      };
    });
    const atZero = readThreshold(pooled, law.threshold, settings, bounds);
    const atPlanned = readThreshold(pooled, directThreshold, settings, bounds);
    return {
      runs,
      repeats,
      ...each(estimates, (one) => one.repeats),
      pooled: each(estimates, (one) => one.pooled),
      atZero,
      atPlanned,
      curveTest: hasAddRemove ? testOf(atZero.error.upper) : null,
      hiddenStateEpsilon: ceiling,
    };
  }

  return {
    get runs() {
      return runs;
    },
    get complete() {
      return runs === request.runs;
    },
    advance,
    drawn,
    restore,
    report,
  };
}

function pool(parts: readonly SortedScores[]): SortedScores {
  if (parts.length === 1) return parts[0];
  const half = parts.length >>> 1;
  const left = pool(parts.slice(0, half));
  const right = pool(parts.slice(half));
  return {
    original: mergeSorted(left.original, right.original),
    substituted: mergeSorted(left.substituted, right.substituted),
  };
}

/**
 * Epsilons of the accountants at the audit's delta, to compare it with. One is null if its value could not be verified, or
 * if the mechanism has no such adjacency.
 */
interface Guarantees {
  addRemoveEpsilon: number | null;
  substituteEpsilon: number | null;
  /** Certified bracket of the substitute epsilon, which exists even if no value could be verified. */
  substituteBounds: { lower: number; upper: number };
  groupEpsilon: number | null;
}

/** A complete audit under Poisson sampling, beside the guarantees. */
export interface WorstCaseAnswer extends WorstCaseReport, Guarantees {
  curveTest: CurveTest;
  /** Whether the audit refutes, at the stated confidence, that the whole add/remove curve covers this substitution. */
  contradictsAddRemove: boolean;
}

/** A complete audit under any sampling. `contradictsAddRemove` is null if there is no add/remove curve to refute. */
export interface SampledAnswer extends WorstCaseReport, Guarantees {
  contradictsAddRemove: boolean | null;
}

/** Draws and reports a whole audit at once. Throws InputError naming the field at fault. */
export function auditWorstCase(request: WorstCaseRequest & { mechanism: Mechanism }): WorstCaseAnswer;
export function auditWorstCase(request: WorstCaseRequest): SampledAnswer;
export function auditWorstCase(request: WorstCaseRequest): SampledAnswer {
  const audit = createWorstCaseAudit(request);
  audit.advance(request.runs);
  const report = audit.report();
  const { mechanism, delta } = request;
  const epsilonOf = (name: 'add-remove' | 'group') =>
    hasAdjacency(name, mechanism) ? epsilon(name, mechanism, delta).value : null;
  const { value, lower, upper } = epsilon('substitute', mechanism, delta);
  return {
    ...report,
    addRemoveEpsilon: epsilonOf('add-remove'),
    substituteEpsilon: value,
    substituteBounds: { lower, upper },
    groupEpsilon: epsilonOf('group'),
    contradictsAddRemove: report.curveTest?.contradicts ?? null,
  };
}
