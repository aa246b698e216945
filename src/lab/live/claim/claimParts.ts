// Which of its honest variants the page's opening sentence takes. Pure; the words are set in Sentence.tsx.
import type { Estimate } from '../../../audit/estimation/types';
import { type AuditEntry, type InitialResults, isRecorded, ownAudit, type ResultsSnapshot } from '../../jobs';
import { hasAddRemove, type Sampling, type Scenario } from '../../scenario';
import { type KnownValue, knownValues } from '../../state/knownValues';
import { readAs, shownEstimate } from '../auditWords';

/** An accountant's epsilon as the sentence can say it. */
export type AccountantPart =
  | { state: 'pending' }
  /** No question about batches that are drawn in this way. */
  | { state: 'undefined' }
  | { state: 'failed' }
  | { state: 'value'; value: number }
  | { state: 'bracket'; lower: number; upper: number };

/** What the attack measured, and what that is read as. */
export interface Shown {
  estimate: Estimate;
  /** How errors become its epsilon, as a clause. */
  readAs: string;
  /** The most that the attack may guess wrong, where that is what its epsilon is read from; null where it is not. */
  errorUpper: number | null;
  /**
   * Where the errors alone, with no curve assumed, contradict that add/remove covers a replaced record: the least share of
   * errors that any attack would then make. Null where they do not.
   */
  contradicts: { errorFloor: number } | null;
  /** Part of the number was computed by the accountant, so it is no evidence against add/remove. */
  partAccounting: boolean;
  /** It was measured at the setting before, and the first report at this one is on its way. */
  elsewhere: boolean;
}

export type AttackPart =
  /** No draw made yet for this scenario. */
  | { state: 'waiting' }
  /** Under way, without a report yet. */
  | { state: 'running'; share: number }
  /** What the draws so far show, while the attack runs or waits for the reader's hand to rest. `few`: only the first report. */
  | { state: 'so-far'; few: boolean; shown: Shown }
  /** Ended by the reader before all draws were made; `shown` is null if none was. */
  | { state: 'stopped'; shown: Shown | null }
  | { state: 'failed' }
  /** A recorded report, which is shown until this tab has made its own. */
  | { state: 'recorded'; shown: Shown }
  | { state: 'done'; shown: Shown };

export interface ClaimParts {
  addRemove: AccountantPart;
  substitute: AccountantPart;
  /** How the batches of these numbers are drawn. */
  sampling: Sampling;
  attack: AttackPart;
  /** The delta at which both epsilons hold: that of their own scenario. */
  delta: number;
  /** The numbers are those of an earlier scenario; newer ones are under way. */
  stale: boolean;
  /** What made those of the numbers that were not computed in this tab; null where all were. */
  recorded: InitialResults['made'] | null;
}

function accountantPart(reading: KnownValue | undefined, failed: boolean): AccountantPart {
  if (!reading) return { state: failed ? 'failed' : 'pending' };
  if (reading.value !== null) return { state: 'value', value: reading.value };
  return { state: 'bracket', lower: reading.lower, upper: reading.upper };
}

/** Draws per world and repeat up to which a report is one of few. */
const FEW = 2000;

function shownOf(entry: AuditEntry, { estimator }: Scenario, elsewhere = false): Shown | null {
  const estimate = shownEstimate(entry, estimator);
  if (!estimate || !entry.reply) return null;
  const { atZero, curveTest } = entry.reply;
  return {
    estimate,
    readAs: readAs(estimator, atZero.rule),
    errorUpper: estimator === 'valid' ? atZero.error.upper : null,
    contradicts: curveTest?.contradicts ? { errorFloor: curveTest.errorFloorAddRemove } : null,
    partAccounting: estimator === 'valid' && atZero.rule === 'noise-multiplier',
    elsewhere,
  };
}

/** Reads the newest report, which may still be that of the setting before. */
function attackPart(own: AuditEntry | null, scenario: Scenario, recorded: boolean): AttackPart {
  if (!own) return { state: 'waiting' };
  const { before } = own;
  const entry = before ? { ...own, ...before } : own;
  const shown = shownOf(entry, scenario, before !== undefined);
  if (recorded && shown) return { state: 'recorded', shown };
  if (entry.status === 'done' && shown) return { state: 'done', shown };
  if (entry.status === 'failed') return { state: 'failed' };
  if (entry.status === 'stopped') return { state: 'stopped', shown };
  if (shown && entry.reply) return { state: 'so-far', few: entry.reply.runs <= FEW, shown };
  if (entry.status !== 'running' || !entry.progress) return { state: 'waiting' };
  const { done, total } = entry.progress;
  return { state: 'running', share: total > 0 ? done / total : 0 };
}

/** Everything that these numbers depend on. */
const sameSetting = (a: Scenario, b: Scenario): boolean =>
  a.sampling === b.sampling &&
  a.samplingRate === b.samplingRate &&
  a.noiseMultiplier === b.noiseMultiplier &&
  a.steps === b.steps &&
  a.delta === b.delta;

export function claimParts(snapshot: ResultsSnapshot, scenario: Scenario): ClaimParts {
  const known = knownValues(snapshot);
  const failed = snapshot.curves.status === 'failed' || snapshot.point.status === 'failed';
  // after a failed request an old number would stay for ever, so say that it failed
  const shown = known && (known.current || !failed) ? known : null;
  const own = ownAudit(snapshot);
  const { sampling } = shown?.scenario ?? scenario;
  return {
    addRemove: hasAddRemove(sampling) ? accountantPart(shown?.at.addRemove, failed) : { state: 'undefined' },
    substitute: accountantPart(shown?.at.substitute, failed),
    sampling,
    attack: attackPart(own, scenario, isRecorded(own, snapshot)),
    delta: shown?.scenario.delta ?? scenario.delta,
    stale: shown !== null && !(shown.current && sameSetting(shown.scenario, scenario)),
    recorded: snapshot.initialResults?.made ?? null,
  };
}
