// The audits as a table, for those who do not look at the chart.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { byText, refusedWords } from './AuditRow';
import type { Audit } from './audits';
import { ADJACENCIES, DEMAND_IDS, DEMANDS, levelOf, type Refusal } from './demands';

interface AuditsTableProps {
  rows: readonly { audit: Audit; refused: readonly Refusal[] }[];
}

export function AuditsTable({ rows }: AuditsTableProps) {
  return (
    <ScrollRegion label={t`Data of the chart of audits`}>
      <table>
        <caption>
          <Trans>
            What each audit asks for, which adjacency its game tests (our reading), and whether it remains
          </Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>audit</Trans>
            </th>
            {DEMAND_IDS.map((id) => (
              <th key={id} scope="col">
                {DEMANDS[id].heading}
              </th>
            ))}
            <th scope="col">
              <Trans>tests</Trans>
            </th>
            <th scope="col">
              <Trans>with what you have</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ audit, refused }) => (
            <tr key={audit.id}>
              <th scope="row">
                {audit.title} ({byText(audit)})
              </th>
              {DEMAND_IDS.map((id) => (
                <td key={id}>{levelOf(audit.needs, id).text}</td>
              ))}
              <td>{ADJACENCIES[audit.adjacency]}</td>
              <td>{refused.length === 0 ? t`remains` : refusedWords(refused)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
