// All exercises on one sheet. Prints with the worked answers or without.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CHAPTER_NAMES } from '../chapters/frame/names';
import { symbols } from '../notation/SymbolText';
import { Button } from '../ui/Button';
import { type Feedback, LessonAnswer } from './Answer';
import { EXERCISES } from './course/exercises';
import { checkAnswer, EXERCISE_LEVELS, type Exercise, exerciseLink } from './course/exercises/exercise';
import { numberWords, percentWords, valueWords } from './course/words';
import styles from './ExerciseSheet.module.css';

interface ExerciseItemProps {
  exercise: Exercise;
  /** On the sheet, from 1. */
  number: number;
  solved: boolean;
}

const MISSES = { above: t`That is too large.`, below: t`That is too small.` } as const;

function feedbackTo(exercise: Exercise, text: string): Feedback {
  if (text.trim() === '') return { right: false, words: t`Give an answer first.` };
  const verdict = checkAnswer(exercise, text);
  if (verdict.verdict === 'right') return { right: true, words: t`The worked answer says why.` };
  if (verdict.verdict === 'unreadable') return { right: false, words: t`Write a number: ${verdict.reason}.` };
  return { right: false, words: verdict.side ? MISSES[verdict.side] : t`Open the link and look again.` };
}

/** 'σ = 3.017, within 1%'. */
function answerText({ answer }: Exercise): string {
  if (answer.kind === 'choice') return answer.choices[answer.right];
  const { value, unit, tolerance, rounding } = answer;
  const number = valueWords(value, unit, rounding);
  if (tolerance.relative) {
    const share = percentWords(tolerance.relative);
    return t`${number}, within ${share}`;
  }
  if (!tolerance.absolute) return t`${number}, exactly`;
  const room = numberWords((unit === '%' ? 100 : 1) * tolerance.absolute);
  return unit === '%' ? t`${number}, within ${room} points` : t`${number}, within ${room}`;
}

function ExerciseItem({ exercise, number, solved }: ExerciseItemProps) {
  const { id, level, question, answer, explanation } = exercise;
  const [given, setGiven] = useState('');
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  return (
    <article className={styles.exercise} id={`exercise-${id}`} aria-label={t`Exercise ${number}`}>
      <p className={`wraps ${styles.head}`}>
        <b>{number}</b> {EXERCISE_LEVELS[level]}{' '}
        <a
          className="tall"
          href={exerciseLink(exercise)}
          aria-label={t`Open the scenario of exercise ${number}`}
        >
          <Trans>open it on the page</Trans>
        </a>
        {/* paper has no links */}
        <span className={styles.address}>{new URL(exerciseLink(exercise), window.location.href).href}</span>
      </p>
      <LessonAnswer
        question={question}
        choices={
          answer.kind === 'choice'
            ? Object.entries(answer.choices).map(([name, text]) => ({ id: name, text }))
            : null
        }
        unit={answer.kind === 'number' ? answer.unit : ''}
        given={given}
        onGiven={(text) => {
          setGiven(text);
          setFeedback(null);
        }}
        onCheck={() => setFeedback(feedbackTo(exercise, given))}
        feedback={feedback}
      >
        {/* a new one for each state of the toggle, so that it can be opened and closed by itself too */}
        <details key={String(solved)} className={`unfolds ${styles.worked}`} open={solved}>
          <summary>{t`Worked answer`}</summary>
          <p>
            <b>{symbols(answerText(exercise))}.</b> {symbols(explanation)}
          </p>
        </details>
      </LessonAnswer>
    </article>
  );
}

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
