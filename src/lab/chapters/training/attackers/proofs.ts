// The bound that each attacker has shown at the last step of one mechanism, called its proof, and the guarantees beside it. Pure.

import type { Moment } from '../../../../audit/estimation/types';
import { DEFAULT_SCENARIO, type EstimatorChoice, type Scenario, sameMechanism } from '../../../../scenario';
import type { AuditEntry, ResultsSnapshot, TrainingAuditRequest } from '../../../../work';
import { shownEstimate } from '../../../live/auditWords';
import { ATTACKERS, type AttackerId } from '../attacks';
import { type Picture, trainingSettings } from '../picture';
import { type AttackPoint, attackSeries, type GuaranteeRow, guaranteeRows } from '../steps/attackSeries';
import { type AttackVerdict, beyondAddRemove, momentOf } from '../verdictWords';

export interface Proof extends Omit<AttackPoint, 'step'> {
  /** Number of runs behind the proof in both worlds together: draws for S1, models for the others. */
  runs: number;
  moment: Moment;
  /** Verdict over all checkpoints at once; null for S1, which has one. */
  beyond: AttackVerdict | null;
}

export type AttackSettings = Pick<TrainingAuditRequest, 'mechanism' | 'delta' | 'confidence'>;

export interface Proofs {
  of: AttackSettings;
  /** Guarantees at the last step; null while nothing is known. */
  guarantees: GuaranteeRow | null;
  by: Record<AttackerId, Proof | null>;
  /** Attackers in a recording that is older than the chosen estimator. */
  unrecorded: readonly AttackerId[];
  estimator: EstimatorChoice;
  /** Upper end of the chart's axis of ε. */
  top: number;
}

/** Limit shown for S1 until it has run at these settings; null for other attackers. */
export const limitOf = ({ by, guarantees }: Proofs, id: AttackerId): number | null =>
  id === 'S1' && by.S1 === null ? (guarantees?.hiddenState ?? null) : null;

interface Sources {
  picture: Picture | null;
  /** Guarantees of the page, used if there is no picture. */
  curves: ResultsSnapshot['stepCurves'] | null;
  /** Scenario of the page, used if there is no picture. */
  own: Scenario | null;
  worstCase: AuditEntry | null;
  estimator: EstimatorChoice;
}

const sameSettings = (a: AttackSettings, b: AttackSettings): boolean =>
  a.delta === b.delta && a.confidence === b.confidence && sameMechanism(a.mechanism, b.mechanism);

function worstCaseProof(
  entry: AuditEntry | null,
  of: AttackSettings,
  estimator: EstimatorChoice,
): Proof | null {
  const estimate = shownEstimate(entry, estimator);
  if (!entry?.reply || !estimate || !sameSettings(entry.request, of)) return null;
  const { epsilon, lower, upper, moment = 'planned' } = estimate;
  const runs = 2 * entry.reply.runs * entry.reply.repeats;
  return { epsilon, lower, upper, runs, moment, beyond: null };
}

/**
 * The proofs at the settings of the trained models, or of the page if there are none. The worst case is included if it ran at
 * the same settings.
 */
export function proofsOf({ picture, curves, own, worstCase, estimator }: Sources): Proofs {
  const reply = picture?.reply ?? null;
  const of = picture?.request ?? trainingSettings(curves?.request ?? own ?? DEFAULT_SCENARIO);
  const guarantees = guaranteeRows(curves?.reply ?? null, reply).at(-1) ?? null;
  const by = Object.fromEntries(ATTACKERS.map((id) => [id, null])) as Proofs['by'];
  by.S1 = worstCaseProof(worstCase, of, estimator);
  const series = reply ? attackSeries(reply, estimator) : [];
  reply?.audits.forEach((audit, i) => {
    const last = series[i].points.at(-1);
    if (!last) return;
    const moment = momentOf(audit);
    by[audit.kind] = { ...last, runs: audit.models, moment, beyond: beyondAddRemove(audit) };
  });
  const highest = Math.max(
    guarantees?.substitute ?? 0,
    guarantees?.addRemove ?? 0,
    ...Object.values(by).map((proof) => proof?.epsilon ?? 0),
  );
  const unrecorded = series.filter(({ recorded }) => !recorded).map(({ kind }) => kind);
  return { of, guarantees, by, unrecorded, estimator, top: highest > 0 ? 1.16 * highest : 1 };
}
