// The most that audits of a single run could show, at the page's own δ and confidence.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../scenario';
import { SaveButton } from '../../export/SaveButton';
import { countText, percentText } from '../../notation/formatNumber';
import { Delta, Epsilon, Sym } from '../../notation/Num';
import { later } from '../../ui/later';
import { boundsIfAllRight } from './allRight';

const SaveCeilings = later(() => import('./SaveCeilings'), 'SaveCeilings');

export function OneRunCeilings({ scenario }: { scenario: Scenario }) {
  const sure = percentText(scenario.confidence);
  return (
    <>
      <table className="worked-table">
        <caption>
          <Trans>
            If every guess is right, the run shows this lower bound on ε at <Sym>δ</Sym> ={' '}
            <Delta value={scenario.delta} /> with {sure} confidence. It belongs to the adjacency that the
            coins decide.
          </Trans>
        </caption>
        <tbody>
          {boundsIfAllRight(scenario).map(({ coins, epsilon }) => {
            const count = countText(coins);
            return (
              <tr key={coins}>
                <th scope="row">{t`${count} coins`}</th>
                <td className="audit">
                  ε ≥ <Epsilon value={epsilon} rounding="down" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <SaveButton of={t`the most that one run could show`}>
        <SaveCeilings scenario={scenario} />
      </SaveButton>
    </>
  );
}
