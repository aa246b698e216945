// The watched run in numbers: margins by bin, and the guesses read at several numbers of them.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../base/language/numbers';
import type { OneRunFindings, RankedMoment } from '../../../jobs';
import { countText, percentText } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { BINS, marginBins, strongMargin } from './shapes';

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
      <DataTable
        caption={
          <Trans>
            How many of {guesses} guesses have which margin, in nats, after step {done}. Margins beyond either
            end count at that end.
          </Trans>
        }
        columns={[t`margin from`, t`to`, t`right`, t`wrong`]}
        rows={Array.from({ length: BINS / EVERY }, (_, row) => {
          const first = row * EVERY;
          return [short(edges[first]), short(edges[first + EVERY]), sum(right, first), sum(wrong, first)];
        })}
      />
      {findings && (
        <DataTable
          caption={
            <Trans>
              The surest guesses, counted. This is a description, and only the bound for the planned number
              may be claimed.
            </Trans>
          }
          columns={[t`guesses`, t`right`, t`share`]}
          rows={findings.readings.map(({ r, v }) => [
            countText(r),
            countText(v),
            percentText(Number((v / r).toFixed(4))),
          ])}
        />
      )}
    </ScrollRegion>
  );
}
