// The sentence at the top, and what has failed: drawn with each result, whatever the rest of the page is at.
import { memo } from 'react';
import type { Scenario } from '../../scenario';
import { AnotherQuestion } from '../live/AnotherQuestion';
import { Claim } from '../live/Claim';
import { type ClaimParts, claimParts } from '../live/claimParts';
import { Failures } from '../live/Failures';
import { useNewestSnapshot } from '../state/results';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';
import { sameData } from '../ui/sameData';

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

const Sentence = memo(function Sentence({ parts }: { parts: ClaimParts }) {
  return (
    <Claim parts={parts} linked>
      <AnotherQuestion />
    </Claim>
  );
}, sameData);
