// Answers about what attacks show, and what a bound is worth to the person attacked.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageAudit } from '../../../../work';
import { useProfiles } from '../../../chapters/frame/useRisk';
import { guessText } from '../../../chapters/meaning/guessText';
import { boundsAtPrior } from '../../../chapters/meaning/posterior/boundsAtPrior';
import { shownEstimate } from '../../../live/auditWords';
import { epsilonText, percentText } from '../../../notation/formatNumber';
import { EpsilonSymbol, Sym } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import { type AnswerProps, LiveEpsilon, LiveText } from '../LiveValue';

const SECRETS = [
  { secret: t`a yes or no`, prior: 1 / 2 },
  { secret: t`one of ten values`, prior: 1 / 10 },
  { secret: t`one of a million values`, prior: 1e-6 },
] as const;

export function GoodEpsilon({ scenario, article }: AnswerProps) {
  const { reply, current } = useProfiles(scenario, true);
  const guess = (prior: number) =>
    reply && current ? guessText(boundsAtPrior(reply, prior, null).least) : null;
  return (
    <>
      <p>
        <Trans>
          A good ε keeps the attacker you worry about from gaining much, so it depends on the secret. All
          values here are equally likely beforehand.
        </Trans>
      </p>
      <DataTable
        className="worked-table"
        caption={t`How often a guess at a secret is right, without the model and at most with it`}
        columns={[t`secret`, t`without the model`, t`with the model, at most`]}
        rows={SECRETS.map(({ secret, prior }) => [
          secret,
          percentText(prior),
          <LiveText key="with" text={guess(prior)} />,
        ])}
      />
      <p>
        <Trans>
          The same ε is harmless for one secret and worthless for another. Decide how much an attacker may
          gain, and <a href={`${article}#choose`}>chapter 7</a> turns that into <Sym>σ</Sym>.
        </Trans>
      </p>
    </>
  );
}

function useAuditText({ scenario, snapshot }: AnswerProps): string | null {
  const entry = pageAudit(snapshot);
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
        The bound <LiveEpsilon of="substitute" known={known} /> holds against every attack, even by someone
        who sees each step. An audit is one attack with finitely many runs. The attack at the top of the page
        sees only the last sum, and could show at most <LiveEpsilon of="hiddenState" known={known} /> with
        unlimited runs. With the runs that were made, it shows <LiveText text={shown} /> at {confidence}{' '}
        confidence. The first gap is what this attacker does not see, and the second is the price of
        certainty. Neither gap means that the bound is loose (<a href={`${article}#worst-case`}>chapter 3</a>
        ).
      </Trans>
    </p>
  );
}

export function ProofAnswer(props: AnswerProps) {
  const shown = useAuditText(props);
  return (
    <p>
      <Trans>
        No. An audit shows how much training gives away <em>at least</em>, and here that is{' '}
        <LiveText text={shown} />. If it shows nothing, this attack found nothing, and another attack may find
        more. A guarantee comes from the mechanism and an accountant. An audit can reject it, for instance
        when code adds less noise than it claims (<a href={`${props.article}#worst-case`}>chapter 3</a>, and
        in one run <a href={`${props.article}#one-run`}>chapter 5</a>).
      </Trans>
    </p>
  );
}

export const LastModel = ({ known, article }: AnswerProps) => (
  <p>
    <Trans>
      Not for every loss. The simplest attack on the last model shows at most{' '}
      <LiveEpsilon of="hiddenState" known={known} /> here, which is less than <EpsilonSymbol adjacency="S" />{' '}
      = <LiveEpsilon of="substitute" known={known} />. But some losses let the last model carry nearly all
      that every step showed, and <a href={`${article}#training`}>chapter 4</a> ends with such a run. For
      convex losses and for some others, smaller bounds are known, which this page does not compute.
    </Trans>
  </p>
);
