// All exercises on one sheet: each with a link that opens it on the page, a box that checks, and a worked answer. Prints
// with the answers or without.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EXERCISES } from '../../addons/lesson/exercises';
import { CHAPTER_NAMES } from '../chapters/frame/names';
import { Button } from '../ui/Button';
import { ExerciseItem } from './ExerciseItem';
import styles from './ExerciseSheet.module.css';

export function ExerciseSheet() {
  const [solved, setSolved] = useState(false);
  let number = 0;
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>
          Each link opens the settings of its exercise, where you can read the answer or compute it. You may
          write a number as a decimal, as a fraction such as 1/10, or as a percentage. A test of this page
          recomputes every stored answer.
        </Trans>
      </p>
      <div className={`run-line-work ${styles.tools}`}>
        <label className={`tall ${styles.toggle}`}>
          <input type="checkbox" checked={solved} onChange={(event) => setSolved(event.target.checked)} />
          <Trans>with answers</Trans>
        </label>
        <Button look="small" onClick={() => window.print()}>{t`Print this sheet`}</Button>
      </div>
      {CHAPTER_NAMES.map(({ id: chapter, name }, i) => (
        <section key={chapter} aria-labelledby={`exercises-${chapter}`}>
          <h2 id={`exercises-${chapter}`} className={styles.title}>
            {i + 1} {name}
          </h2>
          {EXERCISES.filter((exercise) => exercise.chapter === chapter).map((exercise) => {
            number++;
            return <ExerciseItem key={exercise.id} exercise={exercise} number={number} solved={solved} />;
          })}
        </section>
      ))}
    </div>
  );
}
