// Chapter 5's prediction, asked before the figure is seen: how many of the surest guesses of its run are right.
import type { Scenario } from '../../../../scenario';
import { surestGuesses } from '../../../lesson/course/predictions/chapters/oneRun';
import { ExpectedValue } from '../../frame/predictions/ExpectedValue';
import { predictionFacts } from '../../frame/predictions/lessonFacts';
import { useRequest } from '../../frame/useRequest';
import { evenGuesses, runSettings } from '../run/plan';
import { useOneRun } from '../useOneRun';

interface SurestGuessesProps {
  scenario: Scenario;
  onShown: () => void;
}

export function SurestGuesses({ scenario, onShown }: SurestGuessesProps) {
  const { reply, current } = useRequest(useOneRun().run, null);
  const { m: canaries } = runSettings(scenario);
  const guesses = evenGuesses(canaries, scenario.oneRunShare);
  const counted = current ? (reply?.findings?.report ?? null) : null;
  const right = counted?.m === canaries && counted.r === guesses ? counted.v : null;
  return (
    <ExpectedValue
      // The key makes a new question whenever the number of guesses changes.
      key={`${canaries}-${guesses}`}
      prediction={surestGuesses({ canaries, guesses, right })}
      facts={predictionFacts(null, scenario)}
      onShown={onShown}
    />
  );
}
