// The form's questions: open those that a person has to answer, and folded those whose answer is assumed.
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { say } from '../../../base/language/say';
import { Sources } from '../../../lab/ui/Sources';
import type { QuestionId } from '../engine/form/questions';
import type { AskedQuestion } from '../engine/form/resolve';
import styles from './Assumptions.module.css';
import { SaidWords } from './SaidWords';

interface AssumptionsProps {
  questions: readonly AskedQuestion[];
  onAnswer: (question: QuestionId, answer: string) => void;
}

/** Whether a question is shown unfolded. It stays so once it is answered, so that the focus stays in it. */
const isInSight = ({ open, by, isAsked }: AskedQuestion): boolean => open || by === 'typed' || isAsked;

export function Assumptions({ questions, onAnswer }: AssumptionsProps) {
  const asked = questions.filter(isInSight);
  const assumed = questions.filter((question) => !isInSight(question));
  return (
    <div className={styles.questions}>
      {asked.map((question) => (
        <Ask key={question.id} question={question} onAnswer={onAnswer} />
      ))}
      {assumed.map((question) => (
        <Assumed key={question.id} question={question} onAnswer={onAnswer} />
      ))}
    </div>
  );
}

interface OneProps {
  question: AskedQuestion;
  onAnswer: AssumptionsProps['onAnswer'];
}

function Ask({ question, onAnswer }: OneProps) {
  const { id, title, text, words, open, sources } = question;
  return (
    <fieldset className={styles.question} data-open={open} id={`question-${id}`}>
      <legend>{say(title)}</legend>
      <SaidWords words={words} />
      <Options question={question} onAnswer={onAnswer} />
      <p className={styles.why}>
        {say(text)} <Sources of={sources} />
      </p>
    </fieldset>
  );
}

function Assumed({ question, onAnswer }: OneProps) {
  const { id, title, text, options, answer, by, words, sources } = question;
  const label = options[answer ?? '']?.label ?? '';
  const says = words.find((one) => one.answer === answer) ?? words[0];
  const line = says?.line;
  return (
    <details className={styles.assumed} id={`question-${id}`}>
      <summary>
        {say(title)} <b>{say(label)}</b>
        {/* the summary is read out as one sentence */}
        <span className="visually-hidden">,</span>{' '}
        <span className="soft">
          {by === 'text' && says ? (
            <>
              <Trans>line {line}:</Trans> <code>{says.text}</code>
            </>
          ) : (
            <Trans>assumed</Trans>
          )}
        </span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{say(title)}</legend>
        <Options question={question} onAnswer={onAnswer} />
      </fieldset>
      <p className={styles.why}>
        {say(text)} <Sources of={sources} />
      </p>
    </details>
  );
}

function Options({ question: { id, options, answer }, onAnswer }: OneProps) {
  const name = useId();
  return Object.entries(options).map(([option, { label }]) => (
    <label key={option} className={styles.option}>
      <input
        type="radio"
        name={name}
        value={option}
        checked={option === answer}
        onChange={() => onAnswer(id, option)}
      />
      <span>{say(label)}</span>
    </label>
  ));
}
