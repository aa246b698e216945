// The curves of chapter 2 as numbers.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { ProfileCurves, TradeoffReply } from '../../../jobs';
import { typesetSignificant } from '../../notation/formatNumber';
import { Num } from '../../notation/Num';
import { DataTable } from '../../ui/DataTable';
import { ScrollRegion } from '../../ui/ScrollRegion';

interface PromiseTableProps {
  title: string;
  profile: ProfileCurves | null;
  tradeoff: TradeoffReply | null;
}

const EVERY = 4;

/** A dash where it is not verified. */
const written = (value: number | null) =>
  value === 0 ? '0' : <Num of={typesetSignificant(value ?? Number.NaN, 3)} />;

/** Every n-th point of the curves, as text. */
const everySo = (along: ArrayLike<number>, row: (at: number, i: number) => (number | null)[]) =>
  Array.from(along, (at, i) => (i % EVERY === 0 ? row(at, i).map(written) : null)).filter(
    (one) => one !== null,
  );

export const PromiseTable = memo(function PromiseTable({ title, profile, tradeoff }: PromiseTableProps) {
  return (
    <ScrollRegion label={title}>
      {profile && (
        <DataTable
          caption={
            <Trans>
              The privacy profile gives the smallest δ at each ε. A dash stands for a value that is not
              verified.
            </Trans>
          }
          columns={['ε', t`add/remove`, t`substitute`, t`implied by add/remove`]}
          rows={everySo(profile.epsilons, (epsilon, i) => [
            epsilon,
            profile.addRemove.value[i],
            profile.substitute.value[i],
            profile.implied.value[i],
          ])}
        />
      )}
      {tradeoff && (
        <DataTable
          caption={
            <Trans>The trade-off curve gives the least share of misses at each share of false alarms.</Trans>
          }
          columns={[
            t`false alarms`,
            t`add/remove`,
            t`substitute`,
            t`implied by add/remove`,
            t`by group privacy, Theorem 4.1`,
          ]}
          rows={everySo(tradeoff.alphas, (alpha, i) => [
            alpha,
            tradeoff.addRemove[i].beta.value,
            tradeoff.substitute[i].beta.value,
            tradeoff.implied[i].beta.value,
            tradeoff.group[i].beta.value,
          ])}
        />
      )}
    </ScrollRegion>
  );
});
