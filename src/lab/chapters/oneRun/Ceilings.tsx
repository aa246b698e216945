// The most that audits of a single run could show, at the page's own δ and confidence.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { oneRunCeiling } from '../../../oneRun/estimation/ceiling';
import type { Scenario } from '../../../scenario';
import { countText, percentText } from '../../notation/formatNumber';
import { Delta, Epsilon, Sym } from '../../notation/Num';

const COINS = [100, 1000, 10_000] as const;

export function OneRunCeilings({ scenario: { confidence, delta } }: { scenario: Scenario }) {
  const sure = percentText(confidence);
  return (
    <table className="worked-table">
      <caption>
        <Trans>
          If every guess is right, the run shows this lower bound on ε at <Sym>δ</Sym> ={' '}
          <Delta value={delta} /> with {sure} confidence. It belongs to the adjacency that the coins decide.
        </Trans>
      </caption>
      <tbody>
        {COINS.map((coins) => {
          const count = countText(coins);
          return (
            <tr key={coins}>
              <th scope="row">{t`${count} coins`}</th>
              <td className="audit">
                ε ≥ <Epsilon value={oneRunCeiling(coins, 1 - confidence, delta)} rounding="down" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
