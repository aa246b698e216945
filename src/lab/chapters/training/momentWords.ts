// What must be said of training audits before their planned number of models is reached. Pure.
import { t } from '@lingui/core/macro';
import type { Moment } from '../../../audit/estimation/types';
import type { CanaryAudit, TrainingAuditReply } from '../../jobs';

/** When an attack's bounds hold. */
export const momentOf = ({ pooled }: Pick<CanaryAudit, 'pooled'>): Moment => pooled?.moment ?? 'planned';

/** A sentence for the figure, with a space before it; '' once all models are there. */
export function momentWords({ audits }: Pick<TrainingAuditReply, 'audits'>): string {
  const provisional = audits.filter((audit) => momentOf(audit) === 'provisional').map(({ kind }) => kind);
  const watched = audits.filter((audit) => momentOf(audit) === 'every').map(({ kind }) => kind);
  const words = [];
  if (provisional.length > 0) {
    const names = list(provisional);
    words.push(
      t`For ${names} the bound is provisional and has no confidence until a fifth of the planned models has set the threshold.`,
    );
  }
  if (watched.length > 0) {
    const names = list(watched);
    words.push(
      t`For ${names} models are still to come, so the mark is the bound of a confidence sequence. It is a little lower but holds at every moment, so one may stop.`,
    );
  }
  return words.map((sentence) => ` ${sentence}`).join('');
}

function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  const before = names.slice(0, -1).join(', ');
  const last = names[names.length - 1];
  return t`${before} and ${last}`;
}
