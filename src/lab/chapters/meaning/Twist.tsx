// A sentence with the bounds on one guess at a label out of ten by removal (add/remove) and by exchange (substitute), the
// smaller bound first.
import { Trans } from '@lingui/react/macro';
import { wholeText } from './guessText';

interface TwistProps {
  /** Upper bounds on the share of right guesses by either adjacency; null until they have been computed. */
  exchange: number | null;
  removal: number | null;
}

const chance = (bound: number | null): string => (bound === null ? '…' : wholeText(bound));

export function Twist({ exchange, removal }: TwistProps) {
  const [byExchange, byRemoval] = [chance(exchange), chance(removal)];
  if (exchange !== null && removal !== null && exchange < removal) {
    return (
      <Trans>
        At this page’s settings, a guess at a label out of ten is right at most{' '}
        <b className="substitute">{byExchange}</b> of the time by exchange, and by removal at most{' '}
        <b className="add-remove">{byRemoval}</b>.
      </Trans>
    );
  }
  return (
    <Trans>
      At this page’s settings, a guess at a label out of ten is right at most{' '}
      <b className="add-remove">{byRemoval}</b> of the time by removal, and by exchange at most{' '}
      <b className="substitute">{byExchange}</b>.
    </Trans>
  );
}
