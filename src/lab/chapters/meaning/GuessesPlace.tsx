// Where chapter 6 has its table: without the bounds by the whole curve until their code has come.
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { Scenario } from '../../scenario';
import type { KnownValues } from '../../state/knownValues';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { LiveGuesses } from './figures';
import { Guesses } from './Guesses';

export function GuessesPlace({ scenario, known }: { scenario: Scenario; known: KnownValues | null }) {
  return (
    <ErrorBoundary what={t`The table of guesses`} remedy={t`Try again, or reload the page.`}>
      <Suspense fallback={<Guesses known={known} whole={null} removal={null} current={false} />}>
        <LiveGuesses scenario={scenario} known={known} />
      </Suspense>
    </ErrorBoundary>
  );
}
