// After a chapter, closed at first: its checkpoint, loaded once someone opens it, and how much of it is answered.
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { QUESTIONS } from '../../addons/lesson/progress';
import { later } from '../ui/later';
import { Unfold } from '../ui/Unfold';
import styles from './CheckpointPlace.module.css';
import type { CheckpointProps } from './checkpointProps';
import { useAnswered } from './useAnswered';

const Checkpoint = later(() => import('./Checkpoint'), 'Checkpoint');

export function CheckpointPlace({ number, ...props }: CheckpointProps & { number: number }) {
  const [opened, setOpened] = useState(false);
  const answered = useAnswered(props.chapter, opened);
  return (
    <Unfold
      id={`check-${props.chapter}`}
      className={styles.place}
      onOpen={() => setOpened(true)}
      summary={
        <>
          <Trans>Check yourself: three questions on chapter {number}</Trans>
          {answered > 0 && (
            <span className={styles.marks}>
              <Trans>
                {answered} of {QUESTIONS}
                <span className="visually-hidden"> answered</span>
              </Trans>
            </span>
          )}
        </>
      }
    >
      <Checkpoint {...props} />
    </Unfold>
  );
}
