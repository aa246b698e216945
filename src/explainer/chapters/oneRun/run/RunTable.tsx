// The watched run in numbers: margins by bin, and the guesses read at several numbers of them.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OneRunFindings, RankedMoment } from '../../../../jobs';
import { withDecimalMark } from '../../../../language/numbers';
import { countText, percentText } from '../../../notation/formatNumber';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { BINS, marginBins, strongMargin } from './shapes';

/** Bins in a row of the table. */
const EVERY = 3;

const short = (value: number): string =>
  withDecimalMark(String(Number(value.toPrecision(3))).replace('-', '\u2212'));

export function RunTable({ moment, findings }: { moment: RankedMoment; findings: OneRunFindings | null }) {
  const { edges, right, wrong } = marginBins(moment, strongMargin(moment));
  const guesses = countText(moment.guesses.order.length);
  const { done } = moment;
  const sum = (bins: Uint32Array, first: number) =>
    bins.subarray(first, first + EVERY).reduce((total, count) => total + count, 0);
  return (
    <ScrollRegion label={t`Table of the watched run`}>
      <table>
        <caption>
          <Trans>
            How many of {guesses} guesses have which margin, in nats, after step {done}. Margins beyond the
            ends count there.
          </Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>margin from</Trans>
            </th>
            <th scope="col">
              <Trans>to</Trans>
            </th>
            <th scope="col">
              <Trans>right</Trans>
            </th>
            <th scope="col">
              <Trans>wrong</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: BINS / EVERY }, (_, row) => (
            <tr key={edges[row * EVERY]}>
              <th scope="row">{short(edges[row * EVERY])}</th>
              <td>{short(edges[(row + 1) * EVERY])}</td>
              <td>{sum(right, row * EVERY)}</td>
              <td>{sum(wrong, row * EVERY)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {findings && (
        <table>
          <caption>
            <Trans>
              The surest guesses, counted: a description. What may be claimed is the planned number’s bound
              alone.
            </Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>guesses</Trans>
              </th>
              <th scope="col">
                <Trans>right</Trans>
              </th>
              <th scope="col">
                <Trans>share</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {findings.readings.map(({ r, v }) => (
              <tr key={r}>
                <th scope="row">{countText(r)}</th>
                <td>{countText(v)}</td>
                <td>{percentText(Number((v / r).toFixed(4)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ScrollRegion>
  );
}
