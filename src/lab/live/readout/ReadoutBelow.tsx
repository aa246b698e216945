// The readout below the first window: out of sight, it waits for the reader's hand to rest.
import { useDeferredValue } from 'react';
import { useHeld } from '../../figure/held';
import { scenarioOf, useSnapshotWhile } from '../../state/results';
import { useInWindow } from '../../ui/window/visibility';
import { Readout } from './Readout';

export function ReadoutBelow() {
  const [place, inWindow] = useInWindow();
  const held = useHeld();
  const snapshot = useDeferredValue(useSnapshotWhile(inWindow || !held));
  return (
    <div ref={place}>
      <Readout snapshot={snapshot} scenario={scenarioOf(snapshot)} />
    </div>
  );
}
