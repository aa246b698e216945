// Answers about what attacks show, and what a bound is worth to the person attacked.
import { Trans } from '@lingui/react/macro';
import { ownAudit } from '../../../../jobs';
import { useProfiles } from '../../../chapters/frame/useRisk';
import { guessText } from '../../../chapters/meaning/guessText';
import { roadsFrom } from '../../../chapters/meaning/posterior/roads';
import { shownEstimate } from '../../../live/auditWords';
import { epsilonText, percentText } from '../../../notation/formatNumber';
import { EpsilonSymbol, Sym } from '../../../notation/Num';
import { LiveEpsilon, LiveText } from '../LiveValue';
import type { AnswerProps } from './answer';

/** Priors of the three secrets. */
const YES_OR_NO = 1 / 2;
const ONE_OF_TEN = 1 / 10;
const ONE_OF_A_MILLION = 1e-6;

export function GoodEpsilon({ scenario, article }: AnswerProps) {
  const { reply, current } = useProfiles(scenario, true);
  const guess = (prior: number) => (reply && current ? guessText(roadsFrom(reply, prior, null).least) : null);
  return (
    <p>
      <Trans>
        One that limits what you fear, and that depends on the secret. Under this training a guess at a yes or
        no is right at most <LiveText text={guess(YES_OR_NO)} /> of the time instead of 50%, at one of ten
        values <LiveText text={guess(ONE_OF_TEN)} /> instead of 10%, at one of a million{' '}
        <LiveText text={guess(ONE_OF_A_MILLION)} /> instead of 0.0001%, all values being equally likely
        beforehand. The same ε is harmless for one and worthless for another. Decide how much an attacker may
        gain; <a href={`${article}#choose`}>chapter 7</a> turns that into <Sym>σ</Sym>.
      </Trans>
    </p>
  );
}

function useAuditText({ scenario, snapshot }: AnswerProps): string | null {
  const entry = ownAudit(snapshot);
  const estimate = entry && shownEstimate(entry, scenario.estimator);
  return estimate ? epsilonText(estimate.epsilon, 'down') : null;
}

export function BelowTheBound(props: AnswerProps) {
  const { known, article, scenario } = props;
  const shown = useAuditText(props);
  const confidence = percentText(scenario.confidence);
  return (
    <p>
      <Trans>
        The bound, <LiveEpsilon of="substitute" known={known} />, holds against every attack, also by someone
        who sees each step. An audit is one attack and finitely many runs. The one at the top of the page sees
        the last sum alone, and would show at most <LiveEpsilon of="hiddenState" known={known} /> in unlimited
        runs. With the runs made, it shows <LiveText text={shown} /> at {confidence} confidence: the second
        gap is the price of certainty, the first what this attacker does not see. Neither means that the bound
        is loose (<a href={`${article}#worst-case`}>chapter 3</a>).
      </Trans>
    </p>
  );
}

export function Proof(props: AnswerProps) {
  const shown = useAuditText(props);
  return (
    <p>
      <Trans>
        No. An audit shows how much is given away <em>at least</em>: here <LiveText text={shown} />. An audit
        that shows nothing says that this attack found nothing, and another may find more. A guarantee comes
        from the mechanism and an accountant; an audit can refute it, for instance when code adds less noise
        than it claims (<a href={`${props.article}#worst-case`}>chapter 3</a>, in one run:{' '}
        <a href={`${props.article}#one-run`}>chapter 5</a>
        ).
      </Trans>
    </p>
  );
}

export const LastModel = ({ known, article }: AnswerProps) => (
  <p>
    <Trans>
      Not for every loss. The simplest attack on the last model shows at most{' '}
      <LiveEpsilon of="hiddenState" known={known} /> here, less than <EpsilonSymbol adjacency="S" /> ={' '}
      <LiveEpsilon of="substitute" known={known} />. But there are losses that let the last model carry nearly
      all that every step showed: <a href={`${article}#training`}>chapter 4</a> ends with such a training. For
      convex losses, and for some others, smaller bounds are known; this page does not compute them.
    </Trans>
  </p>
);
