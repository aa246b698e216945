// A question that the reader may answer first: the choice starts what answers it, and so does the wish to see it at once.
import { type ReactNode, useState } from 'react';
import type { LatestRequest, OneRunCell, OneRunSweepReply, OneRunSweepRequest } from '../../../../jobs';
import { type ChoiceItem, Choices } from '../../../ui/Choices';
import { useRequest } from '../../frame/useRequest';
import styles from './Prediction.module.css';

interface PredictionProps<Value extends string> {
  id: string;
  question: string;
  choices: readonly ChoiceItem<Value>[];
  store: LatestRequest<OneRunSweepRequest, OneRunSweepReply>;
  cells: readonly OneRunCell[];
  /** What is run. */
  children: ReactNode;
  chart: (results: OneRunSweepReply['results']) => ReactNode;
  /** What the runs say, once they are done; 'right' is the choice that fits, null where none does. */
  answer: (results: OneRunSweepReply['results']) => { right: Value | null; words: ReactNode } | null;
}

export function Prediction<Value extends string>({
  id,
  question,
  choices,
  store,
  cells,
  children,
  chart,
  answer,
}: PredictionProps<Value>) {
  const { status, reply, current, error } = useRequest(store, null);
  const [chosen, setChosen] = useState<Value | 'none'>('none');
  const running = status === 'running';
  const shown = reply !== null;
  const found = status === 'done' && reply && current ? answer(reply.results) : null;
  const start = () => store.want({ cells });
  return (
    <section className={styles.prediction} aria-labelledby={id} aria-busy={running}>
      <h3 id={id}>{question}</h3>
      <Choices
        legend="What do you expect?"
        look="list"
        choices={choices as readonly ChoiceItem<Value | 'none'>[]}
        value={chosen}
        onChoice={(value) => {
          setChosen(value);
          if (!shown && !running) start();
        }}
      />
      <div className={`run-line-work ${styles.work}`}>
        <button
          type="button"
          className="run-button"
          aria-disabled={status === 'done'}
          onClick={() => {
            if (running) store.stop();
            else if (status !== 'done') start();
          }}
        >
          {running ? 'Stop' : status === 'done' ? 'Computed' : 'Just show me'}
        </button>
        <progress
          aria-label={`Runs for: ${question}`}
          max={1}
          value={reply?.share ?? 0}
          className={running ? undefined : styles.resting}
        />
      </div>
      {shown && chart(reply.results)}
      <p className="part-caption">{children}</p>
      {error && <p className="part-caption">The runs failed: {error.message}</p>}
      <p className={`figure-sentence ${styles.answer}`} role="status">
        {found && (
          <>
            {chosen !== 'none' && found.right !== null && (
              <b>{chosen === found.right ? 'As you expected. ' : 'Not as you expected. '}</b>
            )}
            {found.words}
          </>
        )}
      </p>
    </section>
  );
}
