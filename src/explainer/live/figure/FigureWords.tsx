// The figure for those who do not look at it: a summary that speaks when things have come to rest, and the data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useMemo, useRef, useState } from 'react';
import { type AuditEntry, ownAudit, type ResultsSnapshot } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import { Below } from '../../figure/below';
import { knownValues } from '../../state/knownValues';
import { useRested } from '../../state/results';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { later } from '../../ui/later';
import { figureSummary } from './summary';

const FigureTable = later(async () => (await import('./FigureTable')).FigureTable);

const REST = 1200;

/** All that the summary says something of: an audit under way is not among it. */
interface Told extends Pick<ResultsSnapshot, 'curves' | 'point'> {
  own: AuditEntry | null;
  scenario: Scenario;
}

const summaryOf = ({ curves, point, own, scenario }: Told): string =>
  figureSummary(curves.reply, knownValues({ curves, point }), own, scenario);

/** The own point's audit once it is done; the same one while others go on. */
function useDone(snapshot: ResultsSnapshot): AuditEntry | null {
  const kept = useRef<AuditEntry | null>(null);
  const entry = ownAudit(snapshot);
  const done = entry?.status === 'done' ? entry : null;
  if (kept.current?.key !== done?.key || kept.current?.reply !== done?.reply) kept.current = done;
  return kept.current;
}

function useTold(snapshot: ResultsSnapshot, scenario: Scenario): Told {
  const { curves, point } = snapshot;
  const own = useDone(snapshot);
  return useMemo(() => ({ curves, point, own, scenario }), [curves, point, own, scenario]);
}

export function FigureWords({ snapshot, scenario }: { snapshot: ResultsSnapshot; scenario: Scenario }) {
  // some 300 cells: drawn only for those who look at them, and the summary at every move for those who see it
  const [open, setOpen] = useState(false);
  const told = useTold(snapshot, scenario);
  const rested = useRested(told, REST);
  const spoken = useMemo(() => summaryOf(rested), [rested]);
  const seen = useMemo(() => (open ? summaryOf(told) : spoken), [open, told, spoken]);
  const { reply, request: curvesScenario } = snapshot.curves;
  return (
    <>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {spoken}
      </p>
      <Below>
        <details className="figure-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <Trans>In words and numbers</Trans>
          </summary>
          <p>{seen}</p>
          {open && reply && curvesScenario && (
            <ErrorBoundary what={t`What unfolds here`} remedy={t`Try again, or reload the page.`}>
              <Suspense fallback={<p className="figure-wait">{t`Loading.`}</p>}>
                <FigureTable
                  reply={reply}
                  scenario={curvesScenario}
                  audits={snapshot.audits}
                  estimator={scenario.estimator}
                />
              </Suspense>
            </ErrorBoundary>
          )}
        </details>
      </Below>
    </>
  );
}
