// The numbers behind a picture of the gallery, a table a panel.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import type { LinePoint, Panel, PanelAxes } from './panel';

function cellText(point: LinePoint | undefined, write: (y: number) => string): string {
  if (!point) return '–';
  const value = write(point.mean);
  const { error } = point;
  if (error === null) return value;
  const within = write(error);
  return `${value} ± ${within}`;
}

export function PanelTable({
  title,
  axes,
  panels,
}: {
  title: string;
  axes: PanelAxes;
  panels: readonly Panel[];
}) {
  const { xTitle, writeX, writeY } = axes;
  return (
    <details className="figure-words">
      <summary>
        <Trans>{title} in numbers</Trans>
      </summary>
      {panels.map(({ id, title: name, lines }) => {
        const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort(
          (a, b) => a - b,
        );
        return (
          <ScrollRegion key={id} label={t`${title}, ${name}: table`}>
            <DataTable
              caption={<Trans>{name}: means over the repeats, plus and minus two standard errors.</Trans>}
              columns={[xTitle, ...lines.map((line) => line.name)]}
              rows={xs.map((x) => [
                writeX(x),
                ...lines.map((line) =>
                  cellText(
                    line.points.find((point) => point.x === x),
                    writeY,
                  ),
                ),
              ])}
            />
          </ScrollRegion>
        );
      })}
    </details>
  );
}
