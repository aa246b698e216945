// The answer of a vote for the speaker alone, computed here too, before the audience sees it.
import { Trans } from '@lingui/react/macro';
import { lectureScenario } from '../../chapters/frame/lectureStep';
import type { Step } from '../../chapters/frame/step';
import { SymbolText } from '../../notation/SymbolText';
import { useResults } from '../../state/results';
import { askedIn, letterOf, type VoteOf } from '../vote/askedIn';
import styles from './SpeakerPage.module.css';

export function VoteAnswer({ step, of }: { step: Step; of: VoteOf }) {
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
    </>
  );
}
