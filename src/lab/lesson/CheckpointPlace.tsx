// The checkpoint below a chapter. It is folded at first, and its summary line says how many questions are answered.
import { Trans } from '@lingui/react/macro';
import { later } from '../ui/later';
import { Unfold } from '../ui/Unfold';
import type { CheckpointProps } from './Checkpoint';
import styles from './CheckpointPlace.module.css';
import { answeredIn, CHAPTER_QUESTIONS } from './course/progress';
import { useProgress } from './keptProgress';

const Checkpoint = later(() => import('./Checkpoint'), 'ChapterCheckpoint');

export function CheckpointPlace({ number, ...props }: CheckpointProps & { number: number }) {
  const answered = answeredIn(useProgress(), props.chapter);
  return (
    <Unfold
      id={`check-${props.chapter}`}
      className={styles.place}
      summary={
        <>
          <Trans>Check yourself: three questions on chapter {number}</Trans>
          {answered > 0 && (
            <span className={styles.marks}>
              <Trans>
                {answered} of {CHAPTER_QUESTIONS}
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
