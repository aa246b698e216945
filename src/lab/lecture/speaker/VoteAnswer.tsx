// The answer of a vote for the speaker alone, computed here too, before the audience sees it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lectureScenario } from '../../chapters/frame/lectureStep';
import type { Step } from '../../chapters/frame/step';
import { SymbolText } from '../../notation/SymbolText';
import { useResults } from '../../state/results';
import { askedIn, letterOf, type VoteOf } from '../vote/askedIn';
import type { AnswerShown } from './channel';
import styles from './SpeakerPage.module.css';

interface VoteAnswerProps {
  step: Step;
  of: VoteOf;
  /** Whether the audience sees the answer. */
  shown: AnswerShown;
}

export function VoteAnswer({ step, of, shown }: VoteAnswerProps) {
  const scenario = lectureScenario(step);
  const asked = askedIn(of, scenario, useResults(scenario));
  if (asked.kind === 'number') return null;
  if (asked.kind !== 'choice') return <p className={styles.see}>{asked.words}</p>;
  const { question, choices, right } = asked;
  const at = choices.findIndex(({ id }) => id === right);
  const letter = letterOf(at);
  const text = <SymbolText>{choices[at].text}</SymbolText>;
  const why = <SymbolText>{choices[at].why}</SymbolText>;
  return (
    <>
      <p className={styles.see}>
        <SymbolText>{question}</SymbolText>
      </p>
      <p className={styles.right}>
        <Trans>
          Answer: <b>{letter}</b>, {text}. {why}
        </Trans>
      </p>
      <p className={styles.see} role="status">
        {shown === 'hidden' &&
          t`The audience does not see it yet. Your next press, of a key or the remote, reveals it, and the press after that moves on.`}
        {shown === 'shown' && t`The audience sees it.`}
      </p>
    </>
  );
}
