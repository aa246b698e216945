// A part of the page that follows the results, by itself: what it stands in is not drawn for it. While it is out of sight it stays as
// it was, the marks under the pointer too, and catches up once things have come to rest (ui/FreezeOffscreen, for what follows no result).
import { type ReactNode, Suspense, useMemo } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { useLookedAt } from '../ui/useLookedAt';
import { useSnapshotWithCurves } from './results';
import { StillScenario } from './scenarioNow';

interface FollowingProps {
  /** Id of the element whose place on the page counts. */
  of: string;
  /** A newer move interrupts what is drawn of an older one. */
  inSlices?: boolean;
  /** The same function while nothing but the results changes. */
  children: (snapshot: ResultsSnapshot, scenario: Scenario) => ReactNode;
}

export function Following({ of, inSlices = false, children }: FollowingProps) {
  const looked = useLookedAt(of);
  const snapshot = useSnapshotWithCurves(inSlices, looked);
  const { scenario } = snapshot;
  const still = looked === 'away' ? scenario : null;
  // A boundary, so that what stood in the markup is taken over part by part, each in slices. The same boundary while
  // nothing changes: drawing it anew would have React take that part over at once and in one piece.
  return useMemo(
    () => (
      <StillScenario value={still}>
        <Suspense fallback={null}>{scenario && children(snapshot, scenario)}</Suspense>
      </StillScenario>
    ),
    [children, snapshot, scenario, still],
  );
}
