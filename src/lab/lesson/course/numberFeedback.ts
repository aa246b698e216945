// The feedback on a number that is not right: unreadable, too large, too small, or on the unsafe side of a bound.
import { t } from '@lingui/core/macro';
import type { Verdict } from './verdict';
import { percentWords } from './words';

export function numberFeedback(verdict: Exclude<Verdict, { verdict: 'right' }>): string {
  if (verdict.verdict === 'unreadable') return t`Write a number: ${verdict.reason}.`;
  if (verdict.given === null) return t`Open the link and look again.`;
  if (verdict.verdict === 'unsafe')
    return verdict.side === 'below'
      ? t`That is near, but below the bound, where the statement no longer holds. Round up.`
      : t`That is near, but above the bound, where the statement no longer holds. Round down.`;
  if (verdict.unsure) {
    const percent = percentWords(verdict.given);
    return verdict.side === 'above'
      ? t`Read as ${percent}, that is too large.`
      : t`Read as ${percent}, that is too small.`;
  }
  return verdict.side === 'above' ? t`That is too large.` : t`That is too small.`;
}
