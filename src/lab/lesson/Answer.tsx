// A question with the form that answers it: choices or a box for a number, a button that checks the answer, and the feedback. On paper
// there are boxes to tick, or a line to write on with room to work above it.
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import { symbols } from '../notation/SymbolText';
import { Choices } from '../ui/inputs/Choices';
import { TextBox } from '../ui/inputs/TextBox';
import styles from './Answer.module.css';

export interface Feedback {
  right: boolean;
  words: string;
}

interface AnswerProps {
  question: string;
  /** The choices on offer; null if a number is asked for. */
  choices: readonly { id: string; text: string }[] | null;
  /** Unit of the number; '' if it has none. */
  unit: string;
  /** The id of the chosen answer, or the text in the box; '' before anything is chosen or written. */
  given: string;
  onGiven: (given: string) => void;
  onCheck: () => void;
  feedback: Feedback | null;
  /** Shown in place of the feedback while nothing has been checked. */
  note?: string;
  children?: ReactNode;
}

export function LessonAnswer(props: AnswerProps) {
  const { question, choices, unit, given, onGiven, onCheck, feedback, note = '', children } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  return (
    <form className={styles.answer} onSubmit={submit}>
      <OnPaper question={question} choices={choices} unit={unit} />
      {choices ? (
        <Choices
          legend={<span className={styles.question}>{symbols(question)}</span>}
          look="list"
          choices={choices.map(({ id: value, text }) => ({ value, label: symbols(text) }))}
          value={given}
          onChoice={onGiven}
        />
      ) : (
        <label className={styles.asked} htmlFor={id}>
          <span className={styles.question}>{symbols(question)}</span>
        </label>
      )}
      <div className={`wraps ${styles.line}`}>
        {!choices && (
          <>
            <TextBox
              id={id}
              className={styles.box}
              aria-describedby={unit === '' ? undefined : `${id}-unit`}
              value={given}
              onChange={(event) => onGiven(event.target.value)}
            />
            {unit !== '' && (
              <span id={`${id}-unit`} className="soft">
                {symbols(unit)}
              </span>
            )}
          </>
        )}
        <button type="submit" className="small-button">{t`Check`}</button>
      </div>
      <p className={styles.feedback} role="status">
        {feedback === null ? (
          note
        ) : (
          <>
            <b className={feedback.right ? styles.right : undefined}>
              {feedback.right ? t`Right.` : t`Not yet.`}
            </b>{' '}
            {symbols(feedback.words)}
          </>
        )}
      </p>
      {children}
    </form>
  );
}

function OnPaper({ question, choices, unit }: Pick<AnswerProps, 'question' | 'choices' | 'unit'>) {
  return (
    <div className="only-on-paper">
      <p className={styles.question}>{symbols(question)}</p>
      {choices ? (
        <ul className={styles.ticks}>
          {choices.map(({ id, text }) => (
            <li key={id}>{symbols(text)}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.writing}>
          <span className={styles.rule} /> {symbols(unit)}
        </p>
      )}
    </div>
  );
}
