// The histogram's counts as a table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScoreView } from '../../../../auditing/trainingReport';
import { toText, typesetSignificant } from '../../../notation/formatNumber';
import { ScrollRegion } from '../../../ui/ScrollRegion';

const edge = (value: number): string => toText(typesetSignificant(value, 3));

export function ScoresTable({ view }: { view: ScoreView }) {
  const { edges, original, substituted } = view.histogram;
  return (
    <ScrollRegion label={t`Data of the histograms`}>
      <table>
        <caption>
          <Trans>Models whose score lies in each bin, after {view.step} steps.</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>score from</Trans>
            </th>
            <th scope="col">
              <Trans>to</Trans>
            </th>
            <th scope="col">
              <Trans>trained on z</Trans>
            </th>
            <th scope="col">
              <Trans>trained on z′</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from(original, (count, i) => (
            <tr key={edges[i]}>
              <th scope="row">{edge(edges[i])}</th>
              <td>{edge(edges[i + 1])}</td>
              <td>{count}</td>
              <td>{substituted[i]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
