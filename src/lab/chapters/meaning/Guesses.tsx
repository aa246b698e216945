// The table of upper bounds on one guess at each of three secrets, by the whole curves and by a single pair (ε, δ).
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { singleGuess } from '../../../risk/singleGuess';
import { Delta, Epsilon, EpsilonSymbol, Sym } from '../../notation/Num';
import type { KnownValues } from '../../state/knownValues';
import { guessText, wholeText } from './guessText';

export const SECRETS = [
  { name: t`a yes or no`, before: t`1 in 2`, prior: 1 / 2 },
  { name: t`a label out of ten`, before: t`1 in 10`, prior: 1 / 10 },
  { name: t`a password out of a million`, before: t`1 in 1,000,000`, prior: 1e-6 },
] as const;

/** Chances to guess the secrets without the model. */
export const PRIORS: readonly number[] = SECRETS.map(({ prior }) => prior);
/** Index of the secret that is a label out of ten. */
export const OUT_OF_TEN = 1;

/** Sign in place of a number that is being computed, or that there is not. */
const missing = (busy: boolean): string => (busy ? '…' : '–');

interface GuessesProps {
  known: KnownValues | null;
  /** Bounds by the whole substitute curve, in the order of PRIORS; null until they have been computed. */
  whole: readonly number[] | null;
  /** Bounds by the whole add/remove curve, in the order of PRIORS; null until they have been computed. */
  removal: readonly number[] | null;
  /** Whether some of the bounds are being computed. */
  busy: boolean;
}

export function Guesses({ known, whole, removal, busy }: GuessesProps) {
  const substitute = known?.at.substitute;
  const delta = known?.scenario.delta ?? 0;
  // If ε could not be verified, the upper end of its bracket is used, because only that is a guarantee.
  const epsilon = substitute && (substitute.value ?? substitute.upper);
  const relation = substitute?.value === null ? '≤' : '=';
  return (
    <table className="worked-table guesses" aria-busy={busy}>
      <caption>
        {epsilon === undefined ? (
          <Trans>
            One guess at a secret, if everyone knows that the record is in the data. The guess must be exactly
            right, and its probability is at most this
          </Trans>
        ) : (
          <Trans>
            One guess at a secret, if everyone knows that the record is in the data. The guess must be exactly
            right, and its probability is at most this (<EpsilonSymbol adjacency="S" /> {relation}{' '}
            <Epsilon value={epsilon} rounding="up" /> at <Sym>δ</Sym> = <Delta value={delta} />)
          </Trans>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t`secret`}</th>
          <th scope="col">
            <Trans>
              from a single (<EpsilonSymbol adjacency="S" />, <Sym>δ</Sym>)
            </Trans>
          </th>
          <th scope="col">
            <Trans>
              by removal, the whole curve of <EpsilonSymbol adjacency="AR" />
            </Trans>
          </th>
          <th scope="col">
            <Trans>
              by exchange, the whole curve of <EpsilonSymbol adjacency="S" />
            </Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {SECRETS.map(({ name, before, prior }, i) => (
          <tr key={name}>
            <th scope="row">
              {name}, <span className="soft">{before}</span>
            </th>
            <td className="soft">
              {epsilon === undefined ? missing(busy) : guessText(singleGuess(prior, epsilon, delta).bound)}
            </td>
            <td className="add-remove">{removal ? wholeText(removal[i]) : missing(busy)}</td>
            <td className="substitute">{whole ? wholeText(whole[i]) : missing(busy)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
