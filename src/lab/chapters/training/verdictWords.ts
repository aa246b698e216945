// Verdicts on an attack, in words that claim no more than it proves. Pure.
import { select, t } from '@lingui/core/macro';
import { CANARIES } from '../../../audit/canaries/registry';
import type { CheckpointAudit } from '../../../audit/estimation/trainingReport';
import type { Moment } from '../../../audit/estimation/types';
import type { CanaryAudit, TrainingAuditReply } from '../../../work';
import { levelText } from '../../live/auditWords';

export const momentOf = ({ pooled }: Pick<CanaryAudit, 'pooled'>): Moment => pooled?.moment ?? 'planned';

/** Sentences on attacks whose models are not all there, each with a space before it; '' if no attack is of that kind. */
export function momentWords({ audits }: Pick<TrainingAuditReply, 'audits'>): string {
  const at = (moment: Moment, sentence: (names: string) => string): string => {
    const kinds = audits.filter((audit) => momentOf(audit) === moment).map(({ kind }) => kind);
    return kinds.length === 0 ? '' : ` ${sentence(list(kinds))}`;
  };
  const provisional = at(
    'provisional',
    (names) =>
      t`For ${names} the bound is provisional and has no confidence until a fifth of the planned models has set the threshold.`,
  );
  const watched = at(
    'every',
    (names) =>
      t`For ${names} models are still to come, so the mark is the bound of a confidence sequence. It is a little lower but holds at every moment, so one may stop.`,
  );
  return provisional + watched;
}

function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  const before = names.slice(0, -1).join(', ');
  const last = names[names.length - 1];
  return t`${before} and ${last}`;
}

export type AttackVerdict = ReturnType<typeof verdictOn>;

/** The verdict on a claim that is tested at all checkpoints at once. `shown` words the first step at which it holds. */
function verdictOn(
  { pooled }: CanaryAudit,
  holds: (at: CheckpointAudit) => boolean,
  shown: (step: number) => string,
  not: string,
) {
  if (!pooled) return { text: '…', shown: false };
  // a bound from too few models has no confidence
  if (pooled.moment === 'provisional') return { text: t`not yet`, shown: false };
  const found = pooled.checkpoints.find(holds);
  return { text: found ? shown(found.step) : not, shown: found !== undefined };
}

export function beyondAddRemove(audit: CanaryAudit) {
  const untold = audit.pooled?.checkpoints.every(({ exceedsAddRemove }) => exceedsAddRemove === null);
  return verdictOn(
    audit,
    ({ exceedsAddRemove }) => exceedsAddRemove === true,
    (step) => t`yes, at step ${step}`,
    untold ? t`cannot be told` : t`not shown`,
  );
}

export const curveContradicted = (audit: CanaryAudit) =>
  verdictOn(
    audit,
    ({ familyCurveTest }) => familyCurveTest.contradicts,
    (step) => t`rejected at step ${step}`,
    t`not rejected`,
  );

/** A sentence on audits above a guarantee or above the limit of S1, which is luck or a fault; null if there are none. */
export function doubtOf({ audits, ceilings }: Pick<TrainingAuditReply, 'audits' | 'ceilings'>) {
  const above = (holds: (at: CheckpointAudit, i: number, kind: CanaryAudit['kind']) => boolean) =>
    audits.filter(({ kind, pooled }) => pooled?.checkpoints.some((at, i) => holds(at, i, kind)));
  const overSubstitute = above(({ exceedsSubstitute }) => exceedsSubstitute);
  // the limit of S1 applies if the score follows the worst case's law but for drift, and not for 1/2 < q < 1, where accounting adds to the
  // bound and exceedsAddRemove is null
  const overLimit = above(
    ({ familyValid, exceedsAddRemove }, i, kind) =>
      CANARIES[kind].worstCaseLaw &&
      exceedsAddRemove !== null &&
      familyValid.epsilon > ceilings[i].hiddenState.upper,
  );
  const beyond = overSubstitute.length > 0 ? 'guarantee' : 'limit';
  const doubtful = beyond === 'guarantee' ? overSubstitute : overLimit;
  const confidence = doubtful[0]?.pooled?.confidence;
  if (confidence === undefined) return null;
  const names = doubtful.map(({ kind }) => kind).join(', ');
  const level = levelText(confidence);
  return t`${names} lies above ${select(beyond, { guarantee: 'ε_S', other: 'the limit of S1' })}, all checkpoints taken together. That happens by chance in at most ${level} of audits, and otherwise it is a fault of this page.`;
}
