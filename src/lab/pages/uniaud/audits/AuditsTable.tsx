// The audits as a table, for those who do not look at the chart.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DataTable } from '../../../ui/DataTable';
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
      <DataTable
        caption={
          <Trans>
            What each audit asks for, which adjacency its game tests (our reading), and whether it remains
          </Trans>
        }
        columns={[t`audit`, ...DEMAND_IDS.map((id) => DEMANDS[id].heading), t`tests`, t`with what you have`]}
        rows={rows.map(({ audit, refused }) => [
          `${audit.title} (${byText(audit)})`,
          ...DEMAND_IDS.map((id) => levelOf(audit.needs, id).text),
          ADJACENCIES[audit.adjacency],
          refused.length === 0 ? t`remains` : refusedWords(refused),
        ])}
      />
    </ScrollRegion>
  );
}
