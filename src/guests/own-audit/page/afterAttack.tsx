// From the chapters on audits to the page that audits what a reader brings.
import { Trans } from '@lingui/react/macro';
import { sidePageAddress } from '../../../lab/pages/sidePages';
import type { Scenario } from '../../../scenario';

export const AfterAttack = ({ scenario }: { scenario: Scenario }) => (
  <p>
    <Trans>
      <a href={sidePageAddress('audit', scenario)}>Another page</a> reads the scores, counts or guesses of
      your own attack.
    </Trans>
  </p>
);
