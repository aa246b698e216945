// A prediction of a value: the reader sets the expected value on a slider, and then the page's value is shown beside it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type CSSProperties, useId, useState } from 'react';
import {
  offWords,
  type PredictionFacts,
  type ValuePrediction,
  writeValue,
} from '../../../lesson/course/predictions/prediction';
import { SymbolText } from '../../../notation/SymbolText';
import { AskButtons } from './AskButtons';
import styles from './ExpectedValue.module.css';
import frame from './Prediction.module.css';

interface ExpectedValueProps {
  prediction: ValuePrediction;
  facts: PredictionFacts;
  /** Called once the answer is asked for. */
  onShown: () => void;
}

export function ExpectedValue({ prediction, facts, onShown }: ExpectedValueProps) {
  const { question, range, unit, caption } = prediction;
  const id = useId();
  const [value, setValue] = useState(range.start);
  /** The value that was expected when the answer was shown; null before, and 'skipped' if the reader only wanted to see the answer. */
  const [expected, setExpected] = useState<number | 'skipped' | null>(null);
  const written = writeValue(unit, value);
  const found = expected === null ? null : prediction.answer(facts);
  const shown = found !== null && typeof found !== 'string' ? found : null;
  const place = (at: number) =>
    `${(100 * Math.min(1, Math.max(0, (at - range.min) / (range.max - range.min)))).toFixed(2)}%`;
  return (
    <section
      className={frame.prediction}
      aria-labelledby={`${id}-title`}
      aria-busy={expected !== null && found === null}
    >
      <h3 id={`${id}-title`}>
        <SymbolText>{question}</SymbolText>
      </h3>
      <div className={styles.scale}>
        <label htmlFor={id}>
          <Trans>
            You expect <output htmlFor={id}>{written}</output>
          </Trans>
        </label>
        <input
          id={id}
          type="range"
          min={range.min}
          max={range.max}
          step={range.step}
          value={value}
          aria-valuetext={written}
          // Nothing can be predicted any more once the answer has been seen.
          disabled={expected !== null}
          onChange={(event) => setValue(Number(event.target.value))}
        />
        {shown && (
          <div className={styles.found} aria-hidden="true">
            <span className={styles.mark} style={{ '--at': place(shown.value) } as CSSProperties} />
          </div>
        )}
        <div className={styles.ends} aria-hidden="true">
          <span>{writeValue(unit, range.min)}</span>
          <span>{writeValue(unit, range.max)}</span>
        </div>
      </div>
      <AskButtons
        shown={expected !== null}
        onShow={(compared) => {
          setExpected(compared ? value : 'skipped');
          onShown();
        }}
        again={t`Ask me again`}
        onAgain={() => setExpected(null)}
      />
      <p className="part-caption">
        <SymbolText>{caption}</SymbolText>
      </p>
      <p className={`figure-sentence ${frame.answer}`} role="status">
        {expected !== null && found === null && t`Being computed.`}
        {typeof found === 'string' && <SymbolText>{found}</SymbolText>}
        {shown && (
          <>
            {typeof expected === 'number' && <b>{offWords(prediction, expected, shown.value)} </b>}
            <SymbolText>{shown.words}</SymbolText>
          </>
        )}
      </p>
    </section>
  );
}
