// The honest variant that the page's opening sentence takes. Pure; the words are set in Sentence.tsx.
import type { Estimate } from '../../../audit/estimation/types';
import { hasAddRemove, type Sampling, type Scenario, sameMechanism } from '../../../scenario';
import type { Derived } from '../../../scenario/fields/enters';
import {
  type AuditEntry,
  type InitialResults,
  isRecorded,
  pageAudit,
  type ResultsSnapshot,
} from '../../../work';
import { type KnownValue, knownValues } from '../../state/knownValues';
import { readAs, shownEstimate } from '../auditWords';

export type AccountantPart =
  | { state: 'pending' }
  /** Batches that are drawn in this way have none. */
  | { state: 'undefined' }
  | { state: 'failed' }
  | { state: 'value'; value: number }
  | { state: 'bracket'; lower: number; upper: number };

export interface Shown {
  estimate: Estimate;
  readAs: string;
  /** The most that the attack may guess wrong; null where its epsilon is not read from that. */
  errorUpper: number | null;
  /** Errors alone contradict that add/remove covers a replaced record: the least share of them that any attack would then make. */
  contradicts: { errorFloor: number } | null;
  /** Part of the number was computed by the accountant, so it is no evidence against add/remove. */
  partAccounting: boolean;
}

export type AttackPart =
  | { state: 'waiting' }
  | { state: 'running'; share: number }
  /** While the attack runs or waits for the reader's hand to rest. `few`: only the first report. */
  | { state: 'so-far'; few: boolean; shown: Shown }
  /** `shown` is null if no draw was made before. */
  | { state: 'stopped'; shown: Shown | null }
  | { state: 'failed' }
  /** A recorded attack, shown until this tab has made its own. */
  | { state: 'recorded'; shown: Shown }
  | { state: 'done'; shown: Shown };

export interface ClaimParts {
  addRemove: AccountantPart;
  substitute: AccountantPart;
  sampling: Sampling;
  attack: AttackPart;
  /** Delta of the numbers' own scenario. */
  delta: number;
  /** The numbers are those of an earlier scenario; newer ones are under way. */
  stale: boolean;
  /** Null where all numbers were computed in this tab. */
  recorded: InitialResults['made'] | null;
}

function accountantPart(reading: KnownValue | undefined, failed: boolean): AccountantPart {
  if (!reading) return { state: failed ? 'failed' : 'pending' };
  if (reading.value !== null) return { state: 'value', value: reading.value };
  return { state: 'bracket', lower: reading.lower, upper: reading.upper };
}

/** Draws per world and repeat up to which a report is one of few. */
const FEW = 2000;

function shownOf(entry: AuditEntry, { estimator }: Scenario): Shown | null {
  const estimate = shownEstimate(entry, estimator);
  if (!estimate || !entry.reply) return null;
  const { atZero, curveTest } = entry.reply;
  return {
    estimate,
    readAs: readAs(estimator, atZero.rule),
    errorUpper: estimator === 'valid' ? atZero.error.upper : null,
    contradicts: curveTest?.contradicts ? { errorFloor: curveTest.errorFloorAddRemove } : null,
    partAccounting: estimator === 'valid' && atZero.rule === 'noise-multiplier',
  };
}

/** What the attack has shown of this setting alone: a measurement at the one before says nothing here. */
function attackPart(entry: AuditEntry | null, scenario: Scenario, recorded: boolean): AttackPart {
  if (!entry) return { state: 'waiting' };
  const shown = shownOf(entry, scenario);
  if (recorded && shown) return { state: 'recorded', shown };
  if (entry.status === 'done' && shown) return { state: 'done', shown };
  if (entry.status === 'failed') return { state: 'failed' };
  if (entry.status === 'stopped') return { state: 'stopped', shown };
  if (shown && entry.reply) return { state: 'so-far', few: entry.reply.runs <= FEW, shown };
  if (entry.status !== 'running' || !entry.progress) return { state: 'waiting' };
  const { done, total } = entry.progress;
  return { state: 'running', share: total > 0 ? done / total : 0 };
}

const sameSetting = (a: Scenario, b: Scenario): boolean =>
  a.sampling === b.sampling && a.delta === b.delta && sameMechanism(a, b);

/** Quantities that the sentence says. */
export const CLAIM_DRAWS = ['curves', 'point', 'worstCase', 'estimate'] as const satisfies readonly Derived[];

export function claimParts(snapshot: ResultsSnapshot, scenario: Scenario): ClaimParts {
  const known = knownValues(snapshot);
  const failed = snapshot.curves.status === 'failed' || snapshot.point.status === 'failed';
  // an old number would stay for ever after a failed request, so say that it failed
  const shown = known && (known.current || !failed) ? known : null;
  const own = pageAudit(snapshot);
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
