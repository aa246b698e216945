// The files that can be saved of the bars of false claims.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { SaveBars } from '../../../chart/SaveBars';
import type { BarsToSave } from '../../../chart/savedBars';
import { rateText } from '../../../notation/formatNumber';
import { type ClaimBarsOf, endOf } from './claimRow';

export function claimsToSave({ id, rows, audits, allowed, title, setting }: ClaimBarsOf): BarsToSave {
  const end = endOf(rows, allowed);
  return {
    name: id,
    title,
    what: t`the bars of false claims`,
    about: t`Share of audits that claimed more than is true, by the rule that they followed`,
    notes: [
      t`${audits} audits for each rule, of which a share of ${allowed} may be false, and intervals that hold with 95%`,
    ],
    head: `${title}, ${setting}`,
    bars: rows.map(({ id: rule, name, claims }) => {
      const share = rateText(claims.count / audits, 'nearest');
      return {
        id: rule,
        name,
        share: claims.count / audits / end,
        range: [claims.lower / end, claims.upper / end],
        value: t`${share} false`,
        colour: 'var(--audit)',
      };
    }),
    lines: [{ share: allowed / end, colour: 'var(--ink)', dash: '2 3', text: t`what the confidence allows` }],
    columns: [
      { csv: 'rule', json: 'rule', value: (i) => rows[i].id },
      { csv: 'audits', json: 'audits', value: () => audits },
      { csv: 'false_claims', json: 'falseClaims', value: (i) => rows[i].claims.count },
      { csv: 'share', json: 'share', value: (i) => rows[i].claims.count / audits },
      { csv: 'share_from', json: 'shareFrom', value: (i) => rows[i].claims.lower },
      { csv: 'share_to', json: 'shareTo', value: (i) => rows[i].claims.upper },
      { csv: 'mean_claimed_epsilon', json: 'meanClaimedEpsilon', value: (i) => rows[i].claims.meanEpsilon },
    ],
  };
}

export const SaveClaims = ({ of, scenario }: { of: ClaimBarsOf; scenario: Scenario }) => (
  <SaveBars of={claimsToSave(of)} scenario={scenario} />
);
