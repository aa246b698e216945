// The recorded numbers of attacked marginals in words: a sentence of counts, and what lies behind it. Values drawn from the prior are
// bounded; the records' own need not be, and the prior is then to be judged.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SecretsFrom } from '../../../../risk/marginals/unknownValues';
import { epsilonText } from '../../../notation/formatNumber';
import { EpsilonSymbol } from '../../../notation/Num';
import { countAt, type MarginalsReply } from '../measured/recorded';

interface ReadingsProps {
  reply: MarginalsReply;
  from: SecretsFrom;
}

export function Sentence({ reply, from, failure }: ReadingsProps & { failure: number }) {
  const bound = <b>{countAt(reply.bounds, failure)}</b>;
  const reached = <b>{countAt(reply.reached, failure)}</b>;
  const share = t`${100 * failure} % of releases`;
  if (from === 'records') {
    return (
      <Trans>
        At <EpsilonSymbol adjacency="S" /> = 8 this attack found more than {reached} of the 100 records’ own
        values in no more than {share}. Were the prior their law, no attack would pass {bound} more often than
        that.
      </Trans>
    );
  }
  return (
    <Trans>
      At <EpsilonSymbol adjacency="S" /> = 8 no attack gets more than {bound} of 100 records right, but in{' '}
      {share}. This one exceeded {reached} as seldom.
    </Trans>
  );
}

/** The same as text. */
export const words = (reply: MarginalsReply, from: SecretsFrom, failure: number): string =>
  t`At a substitute ε of 8 at most ${countAt(reply.bounds, failure) ?? ''} of 100 are right, but in ${100 * failure} % of releases, of values drawn from the prior; of ${from === 'records' ? t`the records’ own` : 'those'} the attack reached ${countAt(reply.reached, failure) ?? ''}.`;

function OfThePrior({ toldTheRestMean, expectedAtMost, prior }: MarginalsReply) {
  return (
    <Trans>
      On average the prior alone is right {prior.expected.toFixed(1)} times, and attempts that are told all
      other records {toldTheRestMean.toFixed(1)} times. No attack on this release passes those on average, so
      what lies between them and the dashed bound, {expectedAtMost.toFixed(1)}, is slack of the bound.
    </Trans>
  );
}

function OfTheRecords({ toldTheRestMean, prior: { expected, deviation, ownRight } }: MarginalsReply) {
  return (
    <Trans>
      The bounds are of values drawn from the prior. The records’ own values are fixed, and no ε limits a
      guess at what is fixed: who happens to name it is right without any release. So the bounds are worth as
      much here as the prior is true. Were it, its best guesses would be right {expected.toFixed(1)} times of
      100, give or take {deviation.toFixed(1)}; they are right {ownRight} times. Attempts that are told all
      other records are right {toldTheRestMean.toFixed(1)} times on average.
    </Trans>
  );
}

export function Readings({ reply, from }: ReadingsProps) {
  const { epsilons } = reply;
  return (
    <Trans>
      {from === 'records' ? <OfTheRecords {...reply} /> : <OfThePrior {...reply} />} The same noise is worth{' '}
      <EpsilonSymbol adjacency="AR" /> = {epsilonText(epsilons.addRemove)} when a record is removed. Where
      only the unknown columns are replaced, fewer numbers move: ε is {epsilonText(epsilons.unknownColumns)},
      substitute, and the bounds are made from that.
    </Trans>
  );
}
