// The numbers behind a picture of the gallery, a table a panel.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
            <table>
              <caption>
                <Trans>{name}: means over the repeats, plus and minus two standard errors.</Trans>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{xTitle}</th>
                  {lines.map((line) => (
                    <th scope="col" key={line.id}>
                      {line.name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {xs.map((x) => (
                  <tr key={x}>
                    <th scope="row">{writeX(x)}</th>
                    {lines.map((line) => (
                      <td key={line.id}>
                        {cellText(
                          line.points.find((point) => point.x === x),
                          writeY,
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        );
      })}
    </details>
  );
}
