// The figure for those who do not look at it: a summary that speaks when things have come to rest, and the data.
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ownAudit, type ResultsSnapshot } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import { knownValues } from '../../state/knownValues';
import { useRested } from '../../state/results';
import { FigureTable } from './FigureTable';
import { figureSummary } from './summary';

const REST = 1200;

export function FigureWords({ snapshot, scenario }: { snapshot: ResultsSnapshot; scenario: Scenario }) {
  const summary = useMemo(
    () => figureSummary(snapshot.curves.reply, knownValues(snapshot), ownAudit(snapshot), scenario),
    [snapshot, scenario],
  );
  // some 300 cells: drawn only for those who look at them
  const [open, setOpen] = useState(false);
  const spoken = useRested(summary, REST);
  const { reply, request: curvesScenario } = snapshot.curves;
  return (
    <>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {spoken}
      </p>
      <details className="figure-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Trans>The figure in words and numbers</Trans>
        </summary>
        <p>{summary}</p>
        {open && reply && curvesScenario && (
          <FigureTable
            reply={reply}
            scenario={curvesScenario}
            audits={snapshot.audits}
            estimator={scenario.estimator}
          />
        )}
      </details>
    </>
  );
}
