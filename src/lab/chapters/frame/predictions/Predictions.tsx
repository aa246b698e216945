// A chapter's predictions, each answered by the page's own numbers once the reader has said what to expect, or
// wants to see.
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PREDICTIONS } from '../../../lesson/course/predictions';
import type {
  ChoicePrediction,
  LessonPrediction,
  PredictionFacts,
} from '../../../lesson/course/predictions/prediction';
import { SymbolText } from '../../../notation/SymbolText';
import { DrawnRatio } from './DrawnRatio';
import { ExpectedValue } from './ExpectedValue';
import { type PredictionsProps, predictionFacts } from './lessonFacts';
import { Prediction } from './Prediction';
import { partOf, type QuestionPart } from './questionParts';

interface PartProps extends PredictionsProps {
  part: QuestionPart;
  /** Once the answer of one of them is asked for. */
  onShown: () => void;
}

interface AskedProps<Kind> {
  prediction: Kind;
  facts: PredictionFacts;
  /** Once the answer is asked for. */
  onShown: () => void;
}

function ChosenOne({ prediction, facts, onShown }: AskedProps<ChoicePrediction>) {
  const [asked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    onShown();
  };
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

function One(asked: AskedProps<LessonPrediction>) {
  const { prediction, ...rest } = asked;
  switch (prediction.kind) {
    case 'choice':
      return <ChosenOne prediction={prediction} {...rest} />;
    case 'value':
      return <ExpectedValue prediction={prediction} {...rest} />;
    case 'curve':
      return <DrawnRatio prediction={prediction} {...rest} />;
  }
}

export function Predictions({ chapter, part, scenario, results, onShown }: PartProps) {
  const facts = predictionFacts(results, scenario);
  const all: readonly LessonPrediction[] = PREDICTIONS[chapter];
  return partOf(all, part).map((prediction) => (
    <One key={prediction.id} prediction={prediction} facts={facts} onShown={onShown} />
  ));
}
