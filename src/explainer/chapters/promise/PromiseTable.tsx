// The curves of chapter 2 as numbers.
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { ProfileCurves, TradeoffReply } from '../../../jobs';
import { typesetSignificant } from '../../notation/formatNumber';
import { Num } from '../../notation/Num';
import { ScrollRegion } from '../../ui/ScrollRegion';

interface PromiseTableProps {
  title: string;
  profile: ProfileCurves | null;
  tradeoff: TradeoffReply | null;
}

const EVERY = 4;

/** A dash where it is not verified. */
const Value = ({ of }: { of: number | null }) =>
  of === 0 ? '0' : <Num of={typesetSignificant(of ?? Number.NaN, 3)} />;

export const PromiseTable = memo(function PromiseTable({ title, profile, tradeoff }: PromiseTableProps) {
  return (
    <ScrollRegion label={title}>
      {profile && (
        <table>
          <caption>
            <Trans>Privacy profile: the smallest δ at each ε. A dash: not verified.</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">ε</th>
              <th scope="col">
                <Trans>add/remove</Trans>
              </th>
              <th scope="col">
                <Trans>substitute</Trans>
              </th>
              <th scope="col">
                <Trans>implied by add/remove</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from(profile.epsilons, (epsilon, i) =>
              i % EVERY === 0 ? (
                <tr key={epsilon}>
                  <th scope="row">
                    <Value of={epsilon} />
                  </th>
                  <td>
                    <Value of={profile.addRemove.value[i]} />
                  </td>
                  <td>
                    <Value of={profile.substitute.value[i]} />
                  </td>
                  <td>
                    <Value of={profile.implied.value[i]} />
                  </td>
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      )}
      {tradeoff && (
        <table>
          <caption>
            <Trans>Trade-off curve: the least share of misses at each share of false alarms.</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>false alarms</Trans>
              </th>
              <th scope="col">
                <Trans>add/remove</Trans>
              </th>
              <th scope="col">
                <Trans>substitute</Trans>
              </th>
              <th scope="col">
                <Trans>implied by add/remove</Trans>
              </th>
              <th scope="col">
                <Trans>by group privacy, Theorem 4.1</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from(tradeoff.alphas, (alpha, i) =>
              i % EVERY === 0 ? (
                <tr key={alpha}>
                  <th scope="row">
                    <Value of={alpha} />
                  </th>
                  <td>
                    <Value of={tradeoff.addRemove[i].beta.value} />
                  </td>
                  <td>
                    <Value of={tradeoff.substitute[i].beta.value} />
                  </td>
                  <td>
                    <Value of={tradeoff.implied[i].beta.value} />
                  </td>
                  <td>
                    <Value of={tradeoff.group[i].beta.value} />
                  </td>
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      )}
    </ScrollRegion>
  );
});
