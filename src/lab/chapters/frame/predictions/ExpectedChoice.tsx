// A prediction with a few choices. The answer is shown once the reader has chosen, or asks to see it.
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ChoicePrediction, PredictionFacts } from '../../../lesson/course/predictions/prediction';
import { SymbolText } from '../../../notation/SymbolText';
import { Prediction } from './Prediction';

interface ExpectedChoiceProps {
  prediction: ChoicePrediction;
  facts: PredictionFacts;
  /** Called once the answer is asked for. */
  onShown: () => void;
  /** Id of the question in links, if old links know it by another id than the prediction's. */
  titleId?: string;
}

export function ExpectedChoice({ prediction, facts, onShown, titleId }: ExpectedChoiceProps) {
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
      id={titleId ?? `predict-${id}`}
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
