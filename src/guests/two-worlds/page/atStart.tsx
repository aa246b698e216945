// The link from the page's start to the figure of two worlds.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { StepLink } from '../../../lab/chapters/frame/StepLink';
import { TWO_WORLDS } from './firstStep';

const Way = () => (
  <StepLink step={TWO_WORLDS}>
    <b>{t`Two worlds`}</b>
    <Trans>train both at once and see what one record changes</Trans>
  </StepLink>
);

export const AT_START = { Way } as const;
