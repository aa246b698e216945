// The picture in numbers, for whoever does not see it: what the attacker counts, where the clouds lie at each kept step, every record.
import { t } from '@lingui/core/macro';
import { memo, type ReactNode } from 'react';
import { decimalText } from '../../../../base/language/numbers';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { countText, percentText } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { classText, nameOf } from './plane/PlaneRecords';
import { overlapAt } from './plane/shownMoment';
import type { Answered } from './worldsRequest';
import { WORLD_NAMES, worldsSummary } from './worldsWords';

const row = (world: string, ...counts: number[]): string[] => [world, ...counts.map(countText)];

/** How much two clouds have in common takes a look at every cell of every step, so it is worked out once for a reply. */
const Numbers = memo(function Numbers(shown: Answered) {
  const { test, likelier } = shown.reply;
  const { change, keptSteps, plane } = shown.request;
  return (
    <>
      <p>{worldsSummary(shown)}</p>
      <ScrollRegion label={t`Tables of the two worlds`}>
        <DataTable
          caption={t`Models of each world that are taken for the other world’s, by whoever says the likelier world and by the threshold chosen for ε.`}
          columns={[t`World`, t`likelier world`, t`threshold`, t`of`]}
          rows={[
            row(WORLD_NAMES.own, likelier.falseNegatives, test.falseNegatives, test.positives),
            row(WORLD_NAMES[change.kind], likelier.falsePositives, test.falsePositives, test.negatives),
          ]}
        />
        <DataTable
          caption={t`How much the two clouds of boundaries have in common.`}
          columns={[t`Step`, t`in common`]}
          rows={keptSteps.map((step, k) => [countText(step), percentText(overlapAt(shown, k))])}
        />
        <DataTable
          caption={t`The records, right and up from the middle of the plane.`}
          columns={[t`Record`, t`to the right`, t`upwards`, t`class`]}
          rows={plane.points.map(({ x, y, label }, i) => [
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

export const WorldsTable = ({ saves, ...shown }: Answered & { saves: ReactNode }) => (
  <FigureNumbers title={t`In words and numbers`} saves={saves}>
    <Numbers {...shown} />
  </FigureNumbers>
);
