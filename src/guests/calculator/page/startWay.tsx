// The way from the page's start to the form.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

export const StartWay = () => (
  <a href="#calculator">
    <b>{t`I have a run`}</b>
    <Trans>type its numbers or paste its configuration, and see both ε</Trans>
  </a>
);
