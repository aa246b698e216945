// Before a chapter's figure, closed at first: what may be predicted, loaded once someone opens it.
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { later } from '../../../ui/later';
import styles from './PredictPlace.module.css';
import type { PredictionsProps } from './predictionsProps';

const Predictions = later(() => import('./Predictions').then((module) => module.Predictions));

export function PredictPlace(props: PredictionsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={`unfolds needs-scripts ${styles.place}`}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>Predict, then see: two questions before you look</summary>
      {opened && (
        <ErrorBoundary what="What can be predicted" remedy="Try again, or reload the page.">
          <Suspense fallback={<p className="figure-wait">Loading the questions.</p>}>
            <Predictions {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
