// Chapter 6's two predictions, answered by bounds at the page's own settings. The chapter's figure gives away the answer to the first.
import { useState } from 'react';
import type { Scenario } from '../../../../scenario';
import { movedDelta, smallerBound } from '../../../lesson/course/predictions/chapters/meaning';
import { changeSecret } from '../../../state/secretNow';
import { ExpectedChoice } from '../../frame/predictions/ExpectedChoice';
import { predictionFacts } from '../../frame/predictions/lessonFacts';
import { partOf, type QuestionPart } from '../../frame/predictions/questionParts';
import { useProfiles } from '../../frame/useRisk';
import { guessText } from '../guessText';
import { atMovedDelta, DIGIT, smallerOf } from './expectedBounds';
import styles from './MeaningPredictions.module.css';

interface MeaningPredictionsProps {
  scenario: Scenario;
  part: QuestionPart;
  /** Called once the answer to one of the predictions is asked for. */
  onShown: () => void;
}

export function MeaningPredictions({ scenario, part, onShown }: MeaningPredictionsProps) {
  return (
    <div className={part === 'all' ? styles.pair : undefined}>
      {partOf(QUESTIONS, part).map(({ id, Ask }) => (
        <Ask key={id} scenario={scenario} onShown={onShown} />
      ))}
    </div>
  );
}

type QuestionProps = Omit<MeaningPredictionsProps, 'part'>;

/** The privacy profiles, computed once the answer is asked for. */
function useAskedProfiles(scenario: Scenario) {
  const [asked, setAsked] = useState(false);
  const { reply, current } = useProfiles(scenario, asked);
  return { profiles: asked && current ? reply : null, ask: () => setAsked(true) };
}

const orNull = (chance: number | null): string | null => (chance === null ? null : guessText(chance));

function MovedDelta({ scenario, onShown }: QuestionProps) {
  const { profiles, ask } = useAskedProfiles(scenario);
  const found = profiles && atMovedDelta(profiles);
  return (
    <ExpectedChoice
      titleId="moved-delta-title"
      prediction={movedDelta(found && { whole: guessText(found.whole), bare: found.bare.map(orNull) })}
      facts={predictionFacts(null, scenario)}
      onShown={() => {
        ask();
        onShown();
      }}
    />
  );
}

function SmallerBound({ scenario, onShown }: QuestionProps) {
  const { profiles, ask } = useAskedProfiles(scenario);
  const found = profiles && smallerOf(profiles);
  return (
    <ExpectedChoice
      titleId="shorter-road-title"
      prediction={smallerBound(
        found && {
          by: found.by,
          exchanged: guessText(found.exchange),
          removed: guessText(found.removal),
        },
      )}
      facts={predictionFacts(null, scenario)}
      onShown={() => {
        ask();
        // The figure then shows the prior of the secret in question.
        changeSecret({ prior: DIGIT });
        onShown();
      }}
    />
  );
}

const QUESTIONS = [
  { id: 'smaller-bound', Ask: SmallerBound },
  { id: 'moved-delta', Ask: MovedDelta },
] as const;
