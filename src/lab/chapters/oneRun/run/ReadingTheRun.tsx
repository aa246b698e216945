// How the picture of a watched run is read.
import { Trans } from '@lingui/react/macro';
import { percentText } from '../../../notation/formatNumber';

export function ReadingTheRun() {
  const chance = percentText(0.5);
  return (
    <Trans>
      Each square is a canary. A full green square was guessed right, a small grey one wrong, and a stronger
      colour means a surer guess. A coin would be right {chance} of the time.
    </Trans>
  );
}
