// The live figure for readers who do not look at it: one sentence that screen readers speak once nothing changes any more, and
// a part to open, with a full description and the data.
import { t } from '@lingui/core/macro';
import { useMemo, useRef, useState } from 'react';
import type { Scenario } from '../../../scenario';
import { type AuditEntry, pageAudit, type ResultsSnapshot } from '../../../work';
import { Below } from '../../figure/below';
import { drawnResults } from '../../state/drawnResults';
import { useFirstCurvesDrawn, useRested } from '../../state/results';
import { Late } from '../../ui/Late';
import { later } from '../../ui/later';
import type { SummarySource } from './SummaryText';

const FigureTable = later(() => import('./FigureTable'), 'FigureTable');
const SummaryText = later(() => import('./SummaryText'), 'SummaryText');

/** Time in ms without a change after which the sentence is spoken. */
const SPEECH_DELAY = 1200;
/** The page's own audit once it is done; null before. Audits at other points that still run do not change the returned object. */
function useDone(snapshot: ResultsSnapshot): AuditEntry | null {
  const kept = useRef<AuditEntry | null>(null);
  const entry = pageAudit(snapshot);
  const done = entry?.status === 'done' ? entry : null;
  if (kept.current?.key !== done?.key || kept.current?.reply !== done?.reply) kept.current = done;
  return kept.current;
}

function useSummarySource(snapshot: ResultsSnapshot, scenario: Scenario): SummarySource {
  const { curves, point, mu } = snapshot;
  const own = useDone(snapshot);
  return useMemo(() => ({ curves, point, mu, own, scenario }), [curves, point, mu, own, scenario]);
}

interface FigureWordsProps {
  snapshot: ResultsSnapshot;
  scenario: Scenario;
}

/** The sentence on the result of a change, for screen readers alone. It stands beside a figure that does not speak of the change itself. */
export function SpokenChange({ snapshot, scenario }: FigureWordsProps) {
  const rested = useRested(useSummarySource(snapshot, scenario), SPEECH_DELAY);
  const drawn = useFirstCurvesDrawn();
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      <Late what={t`The figure in words`}>{drawn && <SummaryText told={rested} spoken />}</Late>
    </div>
  );
}

export function FigureWords({ snapshot, scenario }: FigureWordsProps) {
  // The table has some 300 cells, so it is drawn only while the part is open. The description there follows every move.
  const [open, setOpen] = useState(false);
  const told = useSummarySource(snapshot, scenario);
  const { reply, request: curvesScenario } = drawnResults(snapshot, scenario);
  return (
    <>
      <SpokenChange snapshot={snapshot} scenario={scenario} />
      <Below>
        <details
          className="figure-words"
          data-testid="figure-words"
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>{t`In words and numbers`}</summary>
          {open && reply && curvesScenario && (
            <Late what={t`What unfolds here`} wait={t`Loading.`}>
              <p>
                <SummaryText told={told} />
              </p>
              <FigureTable
                reply={reply}
                scenario={curvesScenario}
                audits={snapshot.audits}
                row={snapshot.auditRow}
                estimator={scenario.estimator}
              />
            </Late>
          )}
        </details>
      </Below>
    </>
  );
}
