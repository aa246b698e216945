// What is around every page: what catches its errors, and its results. The same in the markup and in the browser.
import { t } from '@lingui/core/macro';
import { type ComponentType, StrictMode, useEffect, useState } from 'react';
import type { ChapterWorkers } from '../jobs';
import type { ResultsStore } from '../jobs/store/resultsStore';
import type { ScenarioProblem } from '../scenario';
import { ChapterWorkersContext } from '../state/chapterWorkers';
import { ResultsContext } from '../state/results';
import { WithCurves } from '../state/withCurves';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { ServiceWorkerUpdater } from './serviceWorkerUpdater';
import { UpdateNotice } from './UpdateNotice';

interface RootProps {
  page: ComponentType<{ linkProblems: readonly ScenarioProblem[] }>;
  store: ResultsStore;
  /** null where nothing is drawn that asks them. */
  workers: ChapterWorkers | null;
  /** null where no copy for offline use is kept. */
  updater: ServiceWorkerUpdater | null;
  problems: readonly ScenarioProblem[];
  /** Called once the page reacts to the reader. */
  onLive: () => void;
}

export function Root({ page: Page, store, workers, updater, problems, onLive }: RootProps) {
  useEffect(onLive, [onLive]);
  const [results] = useState(() => ({ store, withCurves: new WithCurves(store) }));
  return (
    <StrictMode>
      <ErrorBoundary what={t`The page`} remedy={t`Reload it, or take the query out of the address.`}>
        <ResultsContext value={results}>
          <ChapterWorkersContext value={workers}>
            <Page linkProblems={problems} />
          </ChapterWorkersContext>
          {updater !== null && <UpdateNotice updater={updater} />}
        </ResultsContext>
      </ErrorBoundary>
    </StrictMode>
  );
}
