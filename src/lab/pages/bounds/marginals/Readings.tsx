// The recorded numbers of the attacked marginals in words. A bound holds for values that are drawn from the prior. For the records' own
// values it need not, and the words then say how well the prior fits them.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { SecretsFrom } from '../../../../risk/marginals/unknownValues';
import { meanAtMostText } from '../../../chapters/meaning/guessText';
import { epsilonText } from '../../../notation/formatNumber';
import { EpsilonSymbol } from '../../../notation/Num';
import { countAt, type MarginalsReply } from '../measured/recorded';

interface ReadingsProps {
  reply: MarginalsReply;
  from: SecretsFrom;
}

export function MarginalsSentence({ reply, from, failure }: ReadingsProps & { failure: number }) {
  const bound = <b>{countAt(reply.bounds, failure)}</b>;
  const reached = <b>{countAt(reply.reached, failure)}</b>;
  const percent = 100 * failure;
  if (from === 'records') {
    return (
      <Trans>
        At <EpsilonSymbol adjacency="S" /> = 8 this attack found more than {reached} of the 100 records’ own
        values in at most {percent}% of releases. If the values followed the prior, no attack would find more
        than {bound} more often than that.
      </Trans>
    );
  }
  return (
    <Trans>
      At <EpsilonSymbol adjacency="S" /> = 8 no attack gets more than {bound} of 100 records right in more
      than {percent}% of releases. This attack got more than {reached} right as seldom.
    </Trans>
  );
}

export function words(reply: MarginalsReply, from: SecretsFrom, failure: number): string {
  const bound = countAt(reply.bounds, failure) ?? '';
  const reached = countAt(reply.reached, failure) ?? '';
  const percent = 100 * failure;
  return from === 'records'
    ? t`At a substitute ε of 8 at most ${bound} of 100 are right, but in ${percent}% of releases, of values drawn from the prior. Of the records’ own values, the attack reached ${reached}.`
    : t`At a substitute ε of 8 at most ${bound} of 100 are right, but in ${percent}% of releases, of values drawn from the prior. Of those, the attack reached ${reached}.`;
}

function OfThePrior({ toldTheRestMean, expectedAtMost, prior }: MarginalsReply) {
  const alone = decimalText(prior.expected, 1);
  const told = decimalText(toldTheRestMean, 1);
  const bound = meanAtMostText(expectedAtMost);
  return (
    <Trans>
      On average the prior alone is right {alone} times, and attempts that know all other records are right{' '}
      {told} times. No attack on this release passes the latter on average, so what lies between it and the
      dashed bound of {bound} is slack.
    </Trans>
  );
}

function OfTheRecords({ toldTheRestMean, prior: { expected, deviation, ownRight } }: MarginalsReply) {
  const alone = decimalText(expected, 1);
  const spread = decimalText(deviation, 1);
  const told = decimalText(toldTheRestMean, 1);
  return (
    <Trans>
      The bounds are of values drawn from the prior. The records’ own values are fixed, and no ε limits a
      guess at what is fixed, because whoever happens to name it is right without any release. So the bounds
      are worth as much here as the prior is true. If it were true, its best guesses would be right {alone}{' '}
      times of 100, give or take {spread}. They are right {ownRight} times. Attempts that are told all other
      records are right {told} times on average.
    </Trans>
  );
}

export function Readings({ reply, from }: ReadingsProps) {
  const removed = epsilonText(reply.epsilons.addRemove, 'up');
  const replaced = epsilonText(reply.epsilons.unknownColumns, 'up');
  return (
    <>
      {from === 'records' ? <OfTheRecords {...reply} /> : <OfThePrior {...reply} />}{' '}
      <Trans>
        The same noise is worth <EpsilonSymbol adjacency="AR" /> = {removed} when a record is removed. Where
        only the unknown columns are replaced, fewer numbers move. The substitute ε is then {replaced}, and
        the bounds are made from it.
      </Trans>
    </>
  );
}
