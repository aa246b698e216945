// How the picture of a watched run is read.
import { Trans } from '@lingui/react/macro';

export const ReadingTheRun = () => (
  <Trans>
    Each square is a canary. A full green square was guessed right, a small grey one wrong, and a stronger
    colour means a surer guess.
  </Trans>
);
