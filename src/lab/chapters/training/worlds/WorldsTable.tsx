// The picture in numbers, for whoever does not see it: what the attacker counts, where the clouds lie at each kept step, every record.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { decimalText } from '../../../../base/language/numbers';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import type { WorldsReply, WorldsRequest } from '../../../jobs/worlds';
import { countText, percentText } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { classText, nameOf } from './PlaneRecords';
import { overlapAt, worldName, worldsSummary } from './worldsWords';

interface WorldsTableProps {
  reply: WorldsReply;
  request: WorldsRequest;
  saves: ReactNode;
}

/** How much two clouds have in common takes a look at every cell of every step, so it is worked out once for a reply. */
const Numbers = memo(function Numbers({ reply, request }: Omit<WorldsTableProps, 'saves'>) {
  const { falseNegatives, positives, falsePositives, negatives } = reply.test;
  return (
    <>
      <p>{worldsSummary(reply, request)}</p>
      <ScrollRegion label={t`Tables of the two worlds`}>
        <DataTable
          caption={t`Models of each world that the attacker takes for the other world’s.`}
          columns={[t`World`, t`wrong`, t`of`]}
          rows={[
            [worldName('own'), countText(falseNegatives), countText(positives)],
            [worldName(request.change.kind), countText(falsePositives), countText(negatives)],
          ]}
        />
        <DataTable
          caption={t`How much the two clouds of boundaries have in common.`}
          columns={[t`Step`, t`in common`]}
          rows={request.keptSteps.map((step, k) => [
            countText(step),
            percentText(overlapAt(reply, request, k)),
          ])}
        />
        <DataTable
          caption={<Trans>The records, right and up from the middle of the plane.</Trans>}
          columns={[t`Record`, t`to the right`, t`upwards`, t`class`]}
          rows={request.plane.points.map(({ x, y, label }, i) => [
            nameOf(i),
            decimalText(x, 2),
            decimalText(y, 2),
            classText(label),
          ])}
        />
      </ScrollRegion>
    </>
  );
});

export const WorldsTable = ({ saves, ...numbers }: WorldsTableProps) => (
  <FigureNumbers title={t`In words and numbers`} saves={saves}>
    <Numbers {...numbers} />
  </FigureNumbers>
);
