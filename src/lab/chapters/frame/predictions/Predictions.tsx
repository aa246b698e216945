// A chapter's predictions. Each is answered by the page's own numbers once the reader has said what to expect, or asks to see the answer.
import { PREDICTIONS } from '../../../lesson/course/predictions';
import type { LessonPrediction, PredictionFacts } from '../../../lesson/course/predictions/prediction';
import { DrawnRatio } from './DrawnRatio';
import { ExpectedChoice } from './ExpectedChoice';
import { ExpectedValue } from './ExpectedValue';
import { type PredictionsProps, predictionFacts } from './lessonFacts';
import { partOf, type QuestionPart } from './questionParts';

interface PartProps extends PredictionsProps {
  part: QuestionPart;
  /** Called once the answer to one of the predictions is asked for. */
  onShown: () => void;
}

interface AskedProps<Kind> {
  prediction: Kind;
  facts: PredictionFacts;
  /** Called once the answer is asked for. */
  onShown: () => void;
}

function One(asked: AskedProps<LessonPrediction>) {
  const { prediction, ...rest } = asked;
  switch (prediction.kind) {
    case 'choice':
      return <ExpectedChoice prediction={prediction} {...rest} />;
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
