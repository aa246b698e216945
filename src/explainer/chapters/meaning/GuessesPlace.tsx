// Where chapter 6 has its table: at once without the bounds by the whole curve, with them when it comes near.
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { Scenario } from '../../../scenario';
import type { KnownValues } from '../../state/knownValues';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useNear } from '../../ui/useNear';
import { LiveGuesses } from './figures';
import { Guesses } from './Guesses';

export function GuessesPlace({ scenario, known }: { scenario: Scenario; known: KnownValues | null }) {
  const [ref, near] = useNear('guesses');
  const still = <Guesses known={known} whole={null} removal={null} current={false} />;
  return (
    <div ref={ref}>
      {near ? (
        <ErrorBoundary what={t`The table of guesses`} remedy={t`Try again, or reload the page.`}>
          <Suspense fallback={still}>
            <LiveGuesses scenario={scenario} known={known} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        still
      )}
    </div>
  );
}
