// The numbers at the current point, drawn with the live figure: in a frame of their own, as everything else, they would cost a move
// one more layout and paint of the page.
import { memo } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { Readout } from '../live/Readout';
import { Following } from '../state/Following';

const readout = (snapshot: ResultsSnapshot, scenario: Scenario) => (
  <Readout snapshot={snapshot} scenario={scenario} />
);

export const NewestReadout = memo(function NewestReadout() {
  return <Following of="lab">{readout}</Following>;
});
