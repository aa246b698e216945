// The unit that takes part in a step: single records, or people and clients as a whole.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { say } from '../../../base/language/say';
import { Select } from '../../../lab/ui/inputs/Select';
import type { AskedQuestion } from '../engine/form/resolve';
import row from './RowField.module.css';
import { SaidWords } from './SaidWords';
import { PARTICIPANTS } from './words';

interface ParticipantsProps {
  question: AskedQuestion;
  onAnswer: (answer: string) => void;
}

export function Participants({ question, onAnswer }: ParticipantsProps) {
  const id = useId();
  const { answer, options, open, text, words } = question;
  const names = Object.keys(options);
  return (
    <div className={row.row} data-open={open} id={`question-${question.id}`}>
      <label htmlFor={`${id}-who`} className={row.name}>
        <Trans>Who takes part</Trans>
      </label>
      <Select
        id={`${id}-who`}
        className={`${row.kind} ${row.wide}`}
        aria-describedby={`${id}-why`}
        choices={[
          ...(answer === null ? [{ value: '', label: t`choose` }] : []),
          ...names.map((value) => ({ value, label: PARTICIPANTS[value] ?? value })),
        ]}
        value={answer ?? ''}
        onChoice={(chosen) => chosen !== '' && onAnswer(chosen)}
      />
      <div className={row.source} id={`${id}-why`}>
        <SaidWords words={words} />
        {answer === 'clients' && (
          <span>
            <Trans>
              Epochs, steps and batches of a client itself do not enter ε, because the noise covers all that a
              client sends, however it was made.
            </Trans>
          </span>
        )}
        {(open || answer === 'several') && <span>{say(text)}</span>}
      </div>
    </div>
  );
}
