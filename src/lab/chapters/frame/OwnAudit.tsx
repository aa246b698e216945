// From the chapters on audits to the page that audits what a reader brings.
import { Trans } from '@lingui/react/macro';
import { sidePageAddress } from '../../pages/sidePages';
import type { Scenario } from '../../scenario';

export const OwnAudit = ({ scenario }: { scenario: Scenario }) => (
  <p>
    <Trans>
      Have you attacked a training run of your own?{' '}
      <a href={sidePageAddress('audit', scenario)}>Another page</a> reads your scores, counts or guesses in
      the same ways.
    </Trans>
  </p>
);
