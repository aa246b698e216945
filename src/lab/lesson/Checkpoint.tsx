// Three questions at the end of a chapter, asked of the scenario that is on the page.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { LessonChapter } from '../../addons/lesson/checkpoints';
import { CHECKPOINTS } from '../../addons/lesson/checkpoints';
import type { LessonFacts } from '../../addons/lesson/checkpoints/question';
import { epsilonsOf } from '../chapters/frame/lessonFacts';
import type { ResultsSnapshot } from '../jobs';
import type { Scenario } from '../scenario';
import { Button } from '../ui/Button';
import styles from './Checkpoint.module.css';
import { CheckpointQuestion } from './CheckpointQuestion';
import { eraseProgress, isKept, useProgress } from './keptProgress';

export interface CheckpointProps {
  chapter: LessonChapter;
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}

export function Checkpoint({ chapter, scenario, snapshot }: CheckpointProps) {
  const progress = useProgress();
  const [round, setRound] = useState(0);
  const [erased, setErased] = useState(false);
  const facts: LessonFacts = { scenario, known: epsilonsOf(snapshot, scenario) };
  const erase = () => {
    eraseProgress();
    setRound(round + 1);
    setErased(true);
  };
  return (
    <div className={styles.checkpoint}>
      <p className={styles.lead}>
        <Trans>
          The page computes the right answers from its own settings. Look up whatever you like, also in the
          figures.
        </Trans>
      </p>
      {Object.entries(CHECKPOINTS[chapter]).map(([id, ask], i) => (
        <CheckpointQuestion
          key={`${id}-${round}`}
          chapter={chapter}
          id={id}
          number={i + 1}
          asked={ask(facts)}
        />
      ))}
      <div className={`wraps ${styles.kept}`}>
        <p role="status">
          {erased && progress.size === 0
            ? t`Your answers are erased.`
            : isKept()
              ? t`Your answers are kept in this browser alone.`
              : t`This browser keeps nothing for this page, so your answers are forgotten when you leave.`}
        </p>
        {progress.size > 0 && (
          <Button look="small" onClick={erase}>{t`Erase my answers, of all chapters`}</Button>
        )}
      </div>
    </div>
  );
}
