// The curves of chapter 2 as numbers.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChartTable } from '../../chart/ChartTable';
import type { ProfileCurves, TradeoffReply } from '../../jobs';
import { profileData, tradeoffData } from './curvesData';

const EVERY = 4;

interface CurveTablesProps {
  profile: ProfileCurves | null;
  tradeoff: TradeoffReply | null;
}

export const CurveTables = ({ profile, tradeoff }: CurveTablesProps) => (
  <>
    {profile && (
      <ChartTable
        data={profileData(profile, 1)}
        title={t`The privacy profile`}
        caption={
          <Trans>
            The privacy profile gives the smallest δ at each ε. A dash stands for a value that is not
            verified.
          </Trans>
        }
        every={EVERY}
      />
    )}
    {tradeoff && (
      <ChartTable
        data={tradeoffData(tradeoff)}
        title={t`The trade-off curve`}
        caption={
          <Trans>The trade-off curve gives the least share of misses at each share of false alarms.</Trans>
        }
        every={EVERY}
      />
    )}
  </>
);
