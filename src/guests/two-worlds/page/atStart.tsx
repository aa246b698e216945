// The way from the page's start to two worlds.
import { Trans } from '@lingui/react/macro';
import { StepLink } from '../../../lab/chapters/frame/StepLink';
import { TWO_WORLDS } from './firstStep';

export const AtStart = () => (
  <Trans>
    <StepLink step={TWO_WORLDS}>See two worlds</StepLink> that differ in one record.
  </Trans>
);
