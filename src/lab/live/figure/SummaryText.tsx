// The description of the live figure as text. It is loaded late, because nobody reads it in the first second.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import type { Scenario } from '../../../scenario';
import type { AuditEntry, ResultsSnapshot } from '../../../work';
import { drawnResults, knownDrawn } from '../../state/drawnResults';
import { figureChange, figureSummary } from './summary';

/** The results that the description is about. A running audit is not part of them. */
export interface SummarySource extends Pick<ResultsSnapshot, 'curves' | 'point' | 'mu'> {
  own: AuditEntry | null;
  scenario: Scenario;
}

export const SummaryText = memo(function SummaryText({
  told: { own, scenario, ...snapshot },
  spoken = false,
}: {
  told: SummarySource;
  /** Whether the text is one short sentence on the result of a change, to be spoken by screen readers. */
  spoken?: boolean;
}) {
  const { reply, status } = drawnResults(snapshot, scenario);
  if (reply === null && status === 'failed')
    return t`The curves could not be computed. The notice above says why.`;
  if (spoken) return figureChange(knownDrawn(snapshot, scenario), own, scenario);
  return figureSummary(reply, knownDrawn(snapshot, scenario), own, scenario);
});
