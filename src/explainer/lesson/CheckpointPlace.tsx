// After a chapter, closed at first: its checkpoint, loaded once someone opens it, and how much of it is answered.
import { Suspense, useState } from 'react';
import { QUESTIONS } from '../../lesson/chapters';
import { answeredIn } from '../../lesson/progress';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { later } from '../ui/later';
import styles from './CheckpointPlace.module.css';
import type { CheckpointProps } from './checkpointProps';
import { useProgress } from './keptProgress';

const Checkpoint = later(() => import('./Checkpoint').then((module) => module.Checkpoint));

export function CheckpointPlace({ number, ...props }: CheckpointProps & { number: number }) {
  const [opened, setOpened] = useState(false);
  const answered = answeredIn(useProgress(), props.chapter);
  return (
    <details
      className={`unfolds needs-scripts ${styles.place}`}
      id={`check-${props.chapter}`}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        Check yourself: three questions on chapter {number}
        {answered > 0 && (
          <span className={styles.marks}>
            {answered} of {QUESTIONS}
            <span className="visually-hidden"> answered</span>
          </span>
        )}
      </summary>
      {opened && (
        <ErrorBoundary what="The checkpoint" remedy="Try again, or reload the page.">
          <Suspense fallback={<p className="figure-wait">Loading the questions.</p>}>
            <Checkpoint {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
