// The histogram's counts as a table.
import type { ScoreView } from '../../../../auditing/trainingReport';
import { toText, typesetSignificant } from '../../../notation/formatNumber';
import { ScrollRegion } from '../../../ui/ScrollRegion';

const edge = (value: number): string => toText(typesetSignificant(value, 3));

export function ScoresTable({ view }: { view: ScoreView }) {
  const { edges, original, substituted } = view.histogram;
  return (
    <ScrollRegion label="Data of the histograms">
      <table>
        <caption>Models whose score lies in each bin, after {view.step} steps.</caption>
        <thead>
          <tr>
            <th scope="col">score from</th>
            <th scope="col">to</th>
            <th scope="col">trained on z</th>
            <th scope="col">trained on z′</th>
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
