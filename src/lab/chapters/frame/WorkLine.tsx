// Work that a reader starts: a button that begins it, stops it and says when it is done, and how far it is.
import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import styles from './WorkLine.module.css';

/** The progress of work; at rest it keeps its room. */
export const WorkProgress = ({ running, ...bar }: { running: boolean } & ComponentProps<'progress'>) => (
  <progress className={running ? 'run-line-progress' : 'run-line-progress resting'} {...bar} />
);

interface WorkLineProps {
  running: boolean;
  finished: boolean;
  /** Words on the button: before, and once there is nothing more to do. */
  start: string;
  done: string;
  onStart: () => void;
  onStop: () => void;
  /** Progress from 0 to 1, with what it counts; none where it takes a second. */
  progress?: { label: string; share: number };
}

export function WorkLine({ running, finished, start, done, onStart, onStop, progress }: WorkLineProps) {
  const press = () => {
    if (running) onStop();
    else if (!finished) onStart();
  };
  return (
    <div className={`run-line-work only-on-screen ${styles.work}`}>
      {/* not disabled: the focus of whoever pressed it stays */}
      <button type="button" className="run-button" aria-disabled={finished} onClick={press}>
        {running ? t`Stop` : finished ? done : start}
      </button>
      {progress && (
        <WorkProgress running={running} aria-label={progress.label} max={1} value={progress.share} />
      )}
    </div>
  );
}
