// A question that the reader may answer before looking. The component that asks it brings the answer and decides how long that takes.
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { type ChoiceItem, Choices } from '../../../ui/inputs/Choices';
import { WorkProgress } from '../WorkLine';
import styles from './Prediction.module.css';

export interface PredictionAnswer<Value extends string> {
  /** The right choice; null if no choice is right. */
  right: Value | null;
  words: ReactNode;
}

interface PredictionProps<Value extends string> {
  id: string;
  question: ReactNode;
  choices: readonly ChoiceItem<Value>[];
  onChosen: () => void;
  busy?: boolean;
  /** Text and action of the button that shows the answer. */
  button: { text: string; disabled: boolean; press: () => void };
  /** Progress of the computation, from 0 to 1; left out if it has no bar. */
  share?: number;
  /** The answer; null until it is known and asked for. */
  found: PredictionAnswer<Value> | null;
  waiting?: string;
  chart?: ReactNode;
  children: ReactNode;
  error?: ReactNode;
}

export function Prediction<Value extends string>(props: PredictionProps<Value>) {
  const { id, question, choices, onChosen, button, found, busy = false, share, waiting = '' } = props;
  const [chosen, setChosen] = useState<Value | 'none'>('none');
  return (
    <section className={styles.prediction} aria-labelledby={id} aria-busy={busy}>
      <h3 id={id}>{question}</h3>
      <Choices
        legend={t`What do you expect?`}
        look="list"
        choices={choices as readonly ChoiceItem<Value | 'none'>[]}
        value={chosen}
        onChoice={(value) => {
          setChosen(value);
          onChosen();
        }}
      />
      <div className={`run-line-work ${styles.work}`}>
        <button
          type="button"
          className="run-button"
          aria-disabled={button.disabled}
          onClick={() => {
            if (!button.disabled) button.press();
          }}
        >
          {button.text}
        </button>
        {share !== undefined && <WorkProgress running={busy} aria-labelledby={id} max={1} value={share} />}
      </div>
      {props.chart}
      <p className="part-caption">{props.children}</p>
      {props.error}
      <p className={`figure-sentence ${styles.answer}`} role="status">
        {found === null && waiting}
        {found && (
          <>
            {chosen !== 'none' && found.right !== null && (
              <b>{chosen === found.right ? t`As you expected.` : t`Not as you expected.`} </b>
            )}
            {found.words}
          </>
        )}
      </p>
    </section>
  );
}
