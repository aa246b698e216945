// Where chapter 6 has its table: without the bounds by the whole curve until their code has come.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../scenario';
import type { KnownValues } from '../../state/knownValues';
import { Late } from '../../ui/Late';
import { LiveGuesses } from './figures';
import { Guesses } from './Guesses';

export function GuessesPlace({ scenario, known }: { scenario: Scenario; known: KnownValues | null }) {
  return (
    <Late
      what={t`The table of guesses`}
      wait={<Guesses known={known} whole={null} removal={null} current={false} />}
    >
      <LiveGuesses scenario={scenario} known={known} />
    </Late>
  );
}
