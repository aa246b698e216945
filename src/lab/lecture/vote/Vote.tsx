// A question to an audience that votes by hand, and the computed answer once it is revealed.
import { t } from '@lingui/core/macro';
import type { LessonQuestion } from '../../lesson/course/checkpoints/question';
import { symbols } from '../../notation/SymbolText';
import { Button } from '../../ui/Button';
import { letterOf } from './askedIn';
import styles from './Vote.module.css';

interface VoteProps {
  asked: LessonQuestion;
  revealed: boolean;
  /** Called to show or hide the answer; null on paper, which has no button for it. */
  onReveal: ((revealed: boolean) => void) | null;
}

export function Vote({ asked, revealed, onReveal }: VoteProps) {
  if (asked.kind !== 'choice') {
    return (
      <p className="still-to-come" data-testid="still-to-come" role="status">
        {asked.kind === 'number' ? asked.question : symbols(asked.words)}
      </p>
    );
  }
  const { question, choices, right } = asked;
  const at = choices.findIndex(({ id }) => id === right);
  return (
    <section className={styles.vote} aria-labelledby="vote-question">
      <h2 id="vote-question">{symbols(question)}</h2>
      <ul className={styles.choices}>
        {choices.map(({ id, text }, i) => (
          <li key={id} className={revealed ? (i === at ? styles.right : styles.wrong) : undefined}>
            <b>{letterOf(i)}</b>
            <span>{symbols(text)}</span>
          </li>
        ))}
      </ul>
      {onReveal && (
        <Button look="run" onClick={() => onReveal(!revealed)}>
          {revealed ? t`Hide the answer` : t`Reveal the answer`}
        </Button>
      )}
      <p className={styles.why} role="status">
        {revealed && (
          <>
            <b>{letterOf(at)}.</b> {symbols(choices[at].why)}
          </>
        )}
      </p>
    </section>
  );
}
