// Two bounds on one guess and the attack that they are about: by the likeliest value, and by the values that are really named.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { attackOnResponse, rightOfMany } from '../../../../addons/risk/randomisedResponse';
import { countText, parameterText, percentText, rateText } from '../../../notation/formatNumber';
import { TablePart } from '../../items/TablePart';

const VALUES = 10;
/** By Zipf's law with exponent 1. */
const WEIGHTS = Array.from({ length: VALUES }, (_, i) => 1 / (i + 1));
const EPSILONS = [0.5, 1, 2, 4, 8];
const TARGETS = 100;
const FAILURE = 0.05;

export function Attempts() {
  return (
    <TablePart
      id="attempts-title"
      title={t`The likeliest value, or the value that is named`}
      wide
      caption={
        <Trans>
          How often one guess is right, and how many of {TARGETS} at most except with probability{' '}
          {percentText(FAILURE)}, at δ = 0 under substitute adjacency
        </Trans>
      }
      columns={[
        'ε',
        t`the attack`,
        t`by the named value`,
        t`by the likeliest value`,
        t`of ${TARGETS}, the attack`,
        t`of ${TARGETS}, by the named values`,
        t`of ${TARGETS}, by the likeliest value`,
      ]}
      rows={EPSILONS.map((epsilon) => {
        const { success, byAttempts, byLikeliest } = attackOnResponse(WEIGHTS, epsilon);
        return [
          parameterText(epsilon),
          rateText(success),
          rateText(byAttempts, 'up'),
          rateText(byLikeliest, 'up'),
          ...[success, byAttempts, byLikeliest].map((chance) =>
            countText(rightOfMany(TARGETS, chance, FAILURE)),
          ),
        ];
      })}
    >
      <Trans>
        Theorem 3.3 asks how likely the named value was beforehand, and averages over what is released.
        Theorem B.3 takes the likeliest value instead. Here a secret has {VALUES} values by Zipf’s law with
        exponent 1, and randomised response releases one of them. The attack attains the first bound from an ε
        on at which it always believes the release. The second bound stays above it, because the attack often
        names a value that was rare. The last columns have {TARGETS} secrets, each drawn and released by
        itself. Theorem 3.3 then counts coins that fall with the mean posterior of the attempts.
      </Trans>
    </TablePart>
  );
}
