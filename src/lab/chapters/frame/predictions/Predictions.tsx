// A chapter's predictions, each answered by the page's own numbers once the reader has said what to expect, or wants to see.
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PREDICTIONS } from '../../../../addons/lesson/predictions';
import type {
  ChoicePrediction,
  Prediction as Predicted,
  PredictionFacts,
} from '../../../../addons/lesson/predictions/prediction';
import { SymbolText } from '../../../notation/SymbolText';
import { type PredictionsProps, predictionFacts } from '../lessonFacts';
import { Prediction } from '../Prediction';
import { DrawnRatio } from './DrawnRatio';
import { ExpectedValue } from './ExpectedValue';

interface PartProps<Kind> {
  prediction: Kind;
  facts: PredictionFacts;
}

function ChosenOne({ prediction, facts }: PartProps<ChoicePrediction>) {
  const [asked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  const { id, question, choices, caption } = prediction;
  const found = asked ? prediction.answer(facts) : null;
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
      found={
        found === null
          ? null
          : typeof found === 'string'
            ? { right: null, words: <SymbolText>{found}</SymbolText> }
            : { right: found.right, words: <SymbolText>{found.words}</SymbolText> }
      }
      waiting={asked ? t`Being computed.` : ''}
    >
      <SymbolText>{caption}</SymbolText>
    </Prediction>
  );
}

function One({ prediction, facts }: PartProps<Predicted>) {
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
