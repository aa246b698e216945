// What surrounds every page: the boundary that catches its errors, and the store of its results.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import type { ScenarioProblem } from '../../scenario';
import type { ChapterWorkers } from '../../work';
import type { ResultsStore } from '../../work/store/resultsStore';
import { ChapterWorkersContext } from '../state/chapterWorkers';
import { ResultsContext } from '../state/results';
import { WithCurves } from '../state/withCurves';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { ServiceWorkerUpdater } from './serviceWorkerUpdater';
import styles from './UpdateNotice.module.css';

interface RootProps {
  page: ComponentType<{ linkProblems: readonly ScenarioProblem[] }>;
  store: ResultsStore;
  /** Workers that chapters ask; null where nothing is drawn that asks them. */
  workers: ChapterWorkers | null;
  /** Updater of the copy for use offline; null where no copy is kept. */
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

function UpdateNotice({ updater }: { updater: ServiceWorkerUpdater }) {
  const ready = useSyncExternalStore(updater.subscribe, updater.isReady, () => false);
  const [left, setLeft] = useState(false);
  return (
    <div className={styles.notice} role="status">
      {ready && !left && (
        <p>
          <Trans>
            A new version of this page is ready. If you reload, your settings stay, for they are in the
            address. What you have trained in this tab, and files that you have opened in it, do not.
          </Trans>{' '}
          <button type="button" className="text-button" onClick={() => updater.take()}>
            <Trans>Reload</Trans>
          </button>{' '}
          <button type="button" className="text-button" onClick={() => setLeft(true)}>{t`Later`}</button>
        </p>
      )}
    </div>
  );
}
