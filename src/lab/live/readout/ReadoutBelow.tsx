// The readout below the first window. While it is out of sight, it is not redrawn during a drag. In sight it is drawn together with the
// figure, since drawing it after the figure would lay out and paint the page once more at each move.
import { useRef } from 'react';
import { pageAudit, type ResultsSnapshot } from '../../../work';
import { useHeld } from '../../figure/held';
import { areComing } from '../../state/knownValues';
import { scenarioOf, useSnapshotWhile } from '../../state/results';
import { useInWindow } from '../../ui/window/visibility';
import { Readout } from './Readout';
import { useSteadyRows } from './useSteadyRows';

const isComing = (snapshot: ResultsSnapshot): boolean => {
  const attack = pageAudit(snapshot)?.status;
  return areComing(snapshot) || attack === 'waiting' || attack === 'running';
};

export function ReadoutBelow() {
  const [seenRef, inWindow] = useInWindow();
  const place = useRef<HTMLDivElement>(null);
  const held = useHeld();
  const snapshot = useSnapshotWhile(inWindow || !held);
  useSteadyRows(place, held || isComing(snapshot));
  return (
    <div ref={seenRef}>
      <div ref={place}>
        <Readout snapshot={snapshot} scenario={scenarioOf(snapshot)} />
      </div>
    </div>
  );
}
