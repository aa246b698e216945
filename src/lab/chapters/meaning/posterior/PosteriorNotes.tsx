// Notes on which comparison gives the smaller bound at the reader's prior, and how the adjacencies differ.
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { RiskProfiles } from '../../../../work';
import { Delta, Epsilon, EpsilonSymbol, Sym } from '../../../notation/Num';
import { useSecretNow } from '../../../state/secretNow';
import { useProfiles } from '../../frame/useRisk';
import { wholeText } from '../guessText';
import type { PartProps } from '../parts';
import { boundsAtPrior, membershipAtEvenOdds, useBarePair } from './boundsAtPrior';
import { SmallerBound } from './SmallerBound';

function Gap({ prior, profiles }: { prior: number; profiles: RiskProfiles }) {
  const { by } = boundsAtPrior(profiles, prior, null);
  const even = boundsAtPrior(profiles, 0.5, null).least;
  const there = membershipAtEvenOdds(profiles);
  const membership = wholeText(there);
  const value = wholeText(even);
  const points = decimalText((even - there) * 100, even - there < 0.001 ? 2 : 1);
  return (
    <>
      <SmallerBound by={by} />{' '}
      {membership === value ? (
        <Trans>
          Even at even odds, the two adjacencies give the same bound here. An attacker guesses right at most{' '}
          {membership} of the time whether a record is <em>there</em> (add/remove), and just as often which of
          two values it <em>has</em>.
        </Trans>
      ) : (
        <Trans>
          The adjacencies differ most at even odds. An attacker guesses right at most {membership} of the time
          whether a record is <em>there</em> (add/remove), and at most {value} which of two values it{' '}
          <em>has</em>. That is {points} points more.
        </Trans>
      )}
    </>
  );
}

export function PosteriorNotes({ scenario, snapshot }: Pick<PartProps, 'scenario' | 'snapshot'>) {
  const { prior } = useSecretNow();
  const { reply } = useProfiles(scenario, true);
  const pair = useBarePair(snapshot);
  return (
    <>
      <p className="figure-sentence">{reply && <Gap prior={prior} profiles={reply} />}</p>
      {pair && (
        <p className="part-caption">
          <Trans>
            The bare pair is <EpsilonSymbol adjacency="S" /> = <Epsilon value={pair.epsilon} rounding="up" />{' '}
            at <Sym>δ</Sym> = <Delta value={pair.delta} />. It changes with <Sym>δ</Sym>, although the
            training and its curves do not.
          </Trans>
        </p>
      )}
    </>
  );
}
