// The sentence at the top, and what has failed: drawn with each result, whatever the rest of the page is at.
import { memo } from 'react';
import type { Scenario } from '../../scenario';
import { AnotherQuestion } from '../live/AnotherQuestion';
import { Claim } from '../live/Claim';
import { type ClaimParts, claimParts } from '../live/claimParts';
import { Failures } from '../live/Failures';
import { useNewestSnapshot } from '../state/results';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';

export function NewestClaim({ scenario }: { scenario: Scenario }) {
  const snapshot = useNewestSnapshot();
  return (
    <>
      <FreezeOffscreen of="claim">
        <Sentence parts={claimParts(snapshot, scenario)} />
      </FreezeOffscreen>
      <Failures snapshot={snapshot} />
    </>
  );
}

/** Most of what happens while something is dragged leaves it as it is. */
const Sentence = memo(
  function Sentence({ parts }: { parts: ClaimParts }) {
    return (
      <Claim parts={parts} linked>
        <AnotherQuestion />
      </Claim>
    );
  },
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
);
