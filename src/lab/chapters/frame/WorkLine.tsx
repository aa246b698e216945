// The line of a computation that a reader starts: a button that starts it, stops it and says when it is done, and a bar of its progress.
import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import styles from './WorkLine.module.css';

/** The bar of progress, which keeps its room when nothing runs. */
export const WorkProgress = ({ running, ...bar }: { running: boolean } & ComponentProps<'progress'>) => (
  <progress className={running ? 'run-line-progress' : 'run-line-progress resting'} {...bar} />
);

interface WorkLineProps {
  running: boolean;
  finished: boolean;
  /** Words on the button before the work. */
  start: string;
  /** Words on the button once there is nothing more to do. */
  done: string;
  onStart: () => void;
  onStop: () => void;
  /** Progress from 0 to 1 with a label that says what it counts; left out if the work takes only a second. */
  progress?: { label: string; share: number };
}

export function WorkLine({ running, finished, start, done, onStart, onStop, progress }: WorkLineProps) {
  const press = () => {
    if (running) onStop();
    else if (!finished) onStart();
  };
  return (
    <div className={`run-line-work only-on-screen ${styles.work}`}>
      {/* The button is never `disabled`, because it would then lose the focus of the reader who has pressed it. */}
      <button type="button" className="run-button" aria-disabled={finished} onClick={press}>
        {running ? t`Stop` : finished ? done : start}
      </button>
      {progress && (
        <WorkProgress running={running} aria-label={progress.label} max={1} value={progress.share} />
      )}
    </div>
  );
}
