// A table of how often a guess at a secret is right, for three kinds of secret.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../scenario';
import { useProfiles } from '../../chapters/frame/useRisk';
import { guessText } from '../../chapters/meaning/guessText';
import { boundsAtPrior } from '../../chapters/meaning/posterior/boundsAtPrior';
import { percentText } from '../../notation/formatNumber';
import { DataTable } from '../../ui/DataTable';
import { LiveText } from './LiveValue';

const SECRETS = [
  { secret: t`a yes or no`, prior: 1 / 2 },
  { secret: t`one of ten values`, prior: 1 / 10 },
  { secret: t`one of a million values`, prior: 1e-6 },
] as const;

export function GuessTable({ scenario }: { scenario: Scenario }) {
  const { reply, current } = useProfiles(scenario, true);
  const guess = (prior: number) =>
    reply && current ? guessText(boundsAtPrior(reply, prior, null).least) : null;
  return (
    <DataTable
      className="worked-table"
      caption={t`How often a guess at a secret is right, without the model and at most with it`}
      columns={[t`secret`, t`without the model`, t`with the model, at most`]}
      rows={SECRETS.map(({ secret, prior }) => [
        secret,
        percentText(prior),
        <LiveText key="with" text={guess(prior)} />,
      ])}
    />
  );
}
