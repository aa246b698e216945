// The link from the page's start to the form.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const Way = () => (
  <a href="#calculator">
    <b>{t`I have a run`}</b>
    <Trans>type its numbers or paste its configuration, and see both ε</Trans>
  </a>
);

export const AT_START = { early: true, Way } as const;
