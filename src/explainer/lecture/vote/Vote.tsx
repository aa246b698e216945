// A question to an audience that votes by hand: the answers with a letter each, and the computed one once it is revealed.
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ResultsSnapshot } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import { SymbolText } from '../../notation/SymbolText';
import { askedIn, letterOf, type VoteOf } from './askedIn';
import styles from './Vote.module.css';

interface VoteProps {
  of: VoteOf;
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}

export function Vote({ of, scenario, snapshot }: VoteProps) {
  const [revealed, setRevealed] = useState(false);
  const asked = askedIn(of, scenario, snapshot);
  if (asked.kind !== 'choice') {
    return (
      <p className="still-to-come" role="status">
        {asked.kind === 'number' ? asked.question : <SymbolText>{asked.words}</SymbolText>}
      </p>
    );
  }
  const { question, choices, right } = asked;
  const at = choices.findIndex(({ id }) => id === right);
  return (
    <section className={styles.vote} aria-labelledby="vote-question">
      <h2 id="vote-question">
        <SymbolText>{question}</SymbolText>
      </h2>
      <ul className={styles.choices}>
        {choices.map(({ id, text }, i) => (
          <li key={id} className={revealed ? (i === at ? styles.right : styles.wrong) : undefined}>
            <b>{letterOf(i)}</b>
            <span>
              <SymbolText>{text}</SymbolText>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="run-button" onClick={() => setRevealed(!revealed)}>
        {revealed ? t`Hide the answer` : t`Reveal the answer`}
      </button>
      <p className={styles.why} role="status">
        {revealed && (
          <>
            <b>{letterOf(at)}.</b> <SymbolText>{choices[at].why}</SymbolText>
          </>
        )}
      </p>
    </section>
  );
}
