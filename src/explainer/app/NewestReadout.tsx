// The numbers at the current point, drawn with the live figure: in a frame of their own, as everything else, they would cost a move
// one more layout and paint of the page.
import { memo } from 'react';
import { Readout } from '../live/Readout';
import { useSnapshotWithCurves } from '../state/results';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';

export const NewestReadout = memo(function NewestReadout() {
  const snapshot = useSnapshotWithCurves();
  const { scenario } = snapshot;
  if (scenario === null) return null;
  return (
    <FreezeOffscreen of="lab">
      <Readout snapshot={snapshot} scenario={scenario} />
    </FreezeOffscreen>
  );
});
