// The epsilon that a configuration reports, held against what it has and what libraries print for it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Verified } from '../../../accounting/types';
import type { Derived } from '../../../configuration/agreement';
import { compareReported } from '../../../configuration/compareReported';
import type { Tool } from '../../../configuration/tools';
import type { ConfigurationReading } from '../../../configuration/types';
import { fromCore } from '../../../language/core';
import { withDecimalMark } from '../../../language/numbers';
import { roundedNumber } from '../../../scenario';
import { Epsilon } from '../../notation/Num';

interface ReportedProps {
  reported: Derived | null;
  reading: ConfigurationReading;
  tool: Tool;
  point: {
    addRemove: Pick<Verified, 'value' | 'lower' | 'upper'>;
    substitute: Pick<Verified, 'value' | 'lower' | 'upper'>;
    printed?: readonly { name: string; epsilon: number }[] | undefined;
  };
}

export function Reported({ reported, reading, tool, point }: ReportedProps) {
  if (!reported) return null;
  const { addRemove, substitute, printed = [] } = point;
  const { kind, words } = compareReported(
    reported.value,
    { addRemove, substitute, printed },
    reading.accountant,
  );
  const name = tool.id === 'other' ? t`The configuration` : tool.name;
  const ours = addRemove.value ?? addRemove.upper;
  const epsilon = withDecimalMark(roundedNumber(reported.value, 4));
  const off = withDecimalMark(roundedNumber(Math.abs(reported.value - ours), 2));
  return (
    <p>
      {kind !== 'unexplained' ? (
        <Trans>
          {name} reports <b>ε = {epsilon}</b>.
        </Trans>
      ) : reported.value > ours ? (
        <Trans>
          {name} reports <b>ε = {epsilon}</b>, {off} above the add/remove ε of <Epsilon value={ours} />.
        </Trans>
      ) : (
        <Trans>
          {name} reports <b>ε = {epsilon}</b>, {off} below the add/remove ε of <Epsilon value={ours} />.
        </Trans>
      )}{' '}
      {words.map(fromCore).join(' ')}
    </p>
  );
}
