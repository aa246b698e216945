// What is around every page: what catches its errors, its address, its lab. The same in the markup and in the browser,
// which takes the markup over.
import { NuqsAdapter } from 'nuqs/adapters/react';
import { type ComponentType, StrictMode, useEffect } from 'react';
import type { Lab } from '../../jobs';
import type { ScenarioProblem } from '../../scenario';
import { LabContext } from '../state/results';
import { orderKeys } from '../state/useScenario';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { NewBuild } from './NewBuild';
import type { Renewal } from './renewal';

interface RootProps {
  page: ComponentType<{ linkProblems: readonly ScenarioProblem[] }>;
  lab: Lab;
  /** null where no copy for offline use is kept. */
  renewal: Renewal | null;
  problems: readonly ScenarioProblem[];
  /** Once the page answers the reader. */
  onLive: () => void;
}

export function Root({ page: Page, lab, renewal, problems, onLive }: RootProps) {
  useEffect(onLive, [onLive]);
  return (
    <StrictMode>
      <ErrorBoundary what="The page" remedy="Reload it, or take the query out of the address.">
        <NuqsAdapter processUrlSearchParams={orderKeys}>
          <LabContext value={lab}>
            <Page linkProblems={problems} />
            {renewal !== null && <NewBuild renewal={renewal} />}
          </LabContext>
        </NuqsAdapter>
      </ErrorBoundary>
    </StrictMode>
  );
}
