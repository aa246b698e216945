// A chapter's predictions, each answered by the page's own numbers once the reader has said what to expect, or
// wants to see.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type CSSProperties, useId, useState } from 'react';
import { PREDICTIONS } from '../../../lesson/course/predictions';
import {
  type ChoicePrediction,
  type LessonPrediction,
  offWords,
  type PredictionFacts,
  type ValuePrediction,
  writeValue,
} from '../../../lesson/course/predictions/prediction';
import { SymbolText } from '../../../notation/SymbolText';
import { AskButtons } from './AskButtons';
import { DrawnRatio } from './DrawnRatio';
import styles from './ExpectedValue.module.css';
import { type PredictionsProps, predictionFacts } from './lessonFacts';
import { Prediction } from './Prediction';
import frame from './Prediction.module.css';

interface AskedProps<Kind> {
  prediction: Kind;
  facts: PredictionFacts;
}

function ExpectedValue({ prediction, facts }: AskedProps<ValuePrediction>) {
  const { question, range, unit, caption } = prediction;
  const id = useId();
  const [value, setValue] = useState(range.start);
  /** What was expected when it was shown; null while nothing is, 'skipped' for those who only look. */
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
          // an expectation after the answer has been seen is none
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
        onShow={(compared) => setExpected(compared ? value : 'skipped')}
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

function ChosenOne({ prediction, facts }: AskedProps<ChoicePrediction>) {
  const [asked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  const { id, question, choices, caption } = prediction;
  const answer = asked ? prediction.answer(facts) : null;
  const found = typeof answer === 'string' ? { right: null, words: answer } : answer;
  return (
    <Prediction
      id={`predict-${id}`}
      question={<SymbolText>{question}</SymbolText>}
      choices={Object.entries(choices).map(([value, text]) => ({
        value,
        label: <SymbolText>{text}</SymbolText>,
      }))}
      onChosen={ask}
      busy={asked && found === null}
      button={{ text: asked ? t`Shown` : t`Just show me`, disabled: asked, press: ask }}
      found={found && { right: found.right, words: <SymbolText>{found.words}</SymbolText> }}
      waiting={asked ? t`Being computed.` : ''}
    >
      <SymbolText>{caption}</SymbolText>
    </Prediction>
  );
}

function One({ prediction, facts }: AskedProps<LessonPrediction>) {
  switch (prediction.kind) {
    case 'choice':
      return <ChosenOne prediction={prediction} facts={facts} />;
    case 'value':
      return <ExpectedValue prediction={prediction} facts={facts} />;
    case 'curve':
      return <DrawnRatio prediction={prediction} facts={facts} />;
  }
}

export function Predictions({ chapter, scenario, results }: PredictionsProps) {
  const facts = predictionFacts(results, scenario);
  return PREDICTIONS[chapter].map((prediction) => (
    <One key={prediction.id} prediction={prediction} facts={facts} />
  ));
}
