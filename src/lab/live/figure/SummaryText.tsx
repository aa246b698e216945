// The figure in words, as text. Loaded late: nobody reads it in the first second.
import { memo } from 'react';
import type { AuditEntry, ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { drawnResults, knownDrawn } from '../../state/drawnResults';
import { figureSummary } from './summary';

/** A running audit is not part of it. */
export interface Told extends Pick<ResultsSnapshot, 'curves' | 'point' | 'mu'> {
  own: AuditEntry | null;
  scenario: Scenario;
}

export const SummaryText = memo(function SummaryText({
  told: { own, scenario, ...snapshot },
}: {
  told: Told;
}) {
  return figureSummary(drawnResults(snapshot, scenario).reply, knownDrawn(snapshot, scenario), own, scenario);
});
