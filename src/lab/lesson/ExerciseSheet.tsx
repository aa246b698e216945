// All exercises on one sheet, which prints with the worked answers on pages of their own or without them, and as a file for a
// learning platform.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LANGUAGE } from '../../base/language/i18n';
import { CHAPTER_NAMES } from '../chapters/frame/names';
import { download } from '../export/download';
import { QrPicture } from '../export/qr/QrPicture';
import { symbols } from '../notation/SymbolText';
import { Button } from '../ui/Button';
import { usePrinting } from '../ui/window/usePrinting';
import { type Feedback, LessonAnswer } from './Answer';
import { EXERCISES } from './course/exercises';
import { answerText } from './course/exercises/answerText';
import { checkAnswer, EXERCISE_LEVELS, type Exercise, exerciseLink } from './course/exercises/exercise';
import { numberFeedback } from './course/numberFeedback';
import styles from './ExerciseSheet.module.css';
import { giftFile } from './gift';

interface ExerciseItemProps {
  exercise: Exercise;
  /** Number of the exercise on the sheet, from 1. */
  number: number;
  solved: boolean;
}

function feedbackTo(exercise: Exercise, text: string): Feedback {
  if (text.trim() === '') return { right: false, words: t`Give an answer first.` };
  const verdict = checkAnswer(exercise, text);
  if (verdict.verdict === 'right') return { right: true, words: t`The worked answer says why.` };
  return { right: false, words: numberFeedback(verdict) };
}

const addressOf = (exercise: Exercise): string => new URL(exerciseLink(exercise), window.location.href).href;

/** The address of a scenario in print, with a QR code, because paper has no links. */
const ScenarioOnPaper = ({ address, number }: { address: string; number: number }) => (
  <div className={styles.scenario}>
    <QrPicture
      link={address}
      label={t`QR code of the scenario of exercise ${number}`}
      className={styles.code}
    />
    <span>{address}</span>
  </div>
);

function ExerciseItem({ exercise, number, solved }: ExerciseItemProps) {
  const { id, level, question, answer, explanation } = exercise;
  const printing = usePrinting();
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
      </p>
      {printing && <ScenarioOnPaper address={addressOf(exercise)} number={number} />}
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
        {/* The key makes a new element whenever the toggle changes, so that each answer can also be opened and closed by itself. */}
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

/** The exercises by chapter, numbered from 1 across all chapters. */
const SHEET = CHAPTER_NAMES.map(({ id, name }, i) => ({
  id,
  title: `${i + 1} ${name}`,
  exercises: EXERCISES.flatMap((exercise, at) =>
    exercise.chapter === id ? [{ exercise, number: at + 1 }] : [],
  ),
}));

function saveGift(): string {
  const name = `adjacency-lab-exercises-${LANGUAGE}.gift.txt`;
  download(name, giftFile(SHEET, window.location.href), 'text/plain');
  return t`${name} saved. Moodle reads it under “Question bank, Import, GIFT format”.`;
}

/** The worked answers begin on a new page, so that the questions can be handed out without them. */
const AnswersOnPaper = () => (
  <section className={`only-on-paper ${styles.answers}`} aria-labelledby="worked-answers">
    <h2 id="worked-answers">{t`Worked answers`}</h2>
    <ol>
      {SHEET.flatMap(({ exercises }) =>
        exercises.map(({ exercise, number }) => (
          <li key={exercise.id} value={number}>
            <b>{symbols(answerText(exercise))}.</b> {symbols(exercise.explanation)}
          </li>
        )),
      )}
    </ol>
  </section>
);

export function ExerciseSheet() {
  const [solved, setSolved] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>
          Each link opens the settings of its exercise, where you can read the answer or compute it. Write a
          number as a decimal, a fraction or a percentage. An answer to “at most” must not lie below the
          bound, so round it up, and what an attack shows is rounded down. A test of this page recomputes
          every stored answer.
        </Trans>
      </p>
      <div className={`only-on-screen run-line-work ${styles.tools}`}>
        <label className={`tall ${styles.toggle}`}>
          <input type="checkbox" checked={solved} onChange={(event) => setSolved(event.target.checked)} />
          <Trans>with answers</Trans>
        </label>
        <Button look="small" onClick={() => window.print()}>{t`Print this sheet`}</Button>
        <Button
          look="small"
          onClick={() => setSaid(saveGift())}
        >{t`Save for a learning platform (GIFT)`}</Button>
      </div>
      <p className={`only-on-screen ${styles.said}`} role="status">
        {said}
      </p>
      {SHEET.map(({ id, title, exercises }) => (
        <section key={id} aria-labelledby={`exercises-${id}`}>
          <h2 id={`exercises-${id}`} className={styles.title}>
            {title}
          </h2>
          {exercises.map(({ exercise, number }) => (
            <ExerciseItem key={exercise.id} exercise={exercise} number={number} solved={solved} />
          ))}
        </section>
      ))}
      {solved && <AnswersOnPaper />}
    </div>
  );
}
