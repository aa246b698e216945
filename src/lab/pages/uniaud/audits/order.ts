// In which order the chart has its audits. Pure.
import { t } from '@lingui/core/macro';
import type { Audit } from './audits';
import { DEMANDS, type DemandId, rankOf } from './demands';

export type AuditOrder = 'year' | DemandId;

export const ORDERS: readonly { value: AuditOrder; label: string }[] = [
  { value: 'year', label: t`year` },
  ...(Object.keys(DEMANDS) as DemandId[]).map((value) => {
    const { heading } = DEMANDS[value];
    return { value, label: t`${heading}, least first` };
  }),
];

/** Those that are alike stay as they were. */
export function inOrder(audits: readonly Audit[], order: AuditOrder): Audit[] {
  if (order === 'year') return [...audits];
  return audits.toSorted((a, b) => rankOf(a.needs, order) - rankOf(b.needs, order));
}
