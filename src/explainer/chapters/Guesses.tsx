// What one guess at one secret can reach at the page's own ε_S, for three secrets: upper bounds.
import { singleGuess } from '../../risk/singleGuess';
import { Delta, Epsilon, EpsilonSymbol, Sym } from '../numbers/Num';
import type { Readings } from '../state/readings';
import { guessText } from './guessText';

const SECRETS = [
  { name: 'a yes or no', before: '1 in 2', prior: 1 / 2 },
  { name: 'a label out of ten', before: '1 in 10', prior: 1 / 10 },
  { name: 'a password out of a million', before: '1 in 1,000,000', prior: 1e-6 },
] as const;

export function Guesses({ known }: { known: Readings | null }) {
  const substitute = known?.at.substitute;
  const delta = known?.scenario.delta ?? 0;
  // a promise is rounded towards the attacker, and a number that could not be verified to its upper end
  const epsilon = substitute && (substitute.value ?? substitute.upper);
  return (
    <table className="worked-table" aria-busy={!known?.current}>
      <caption>
        One guess, right with probability at most
        {epsilon !== undefined && (
          <>
            , at <EpsilonSymbol adjacency="S" /> {substitute?.value === null ? '≤' : '='}{' '}
            <Epsilon value={epsilon} rounding="up" /> and <Sym>δ</Sym> = <Delta value={delta} />
          </>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">secret</th>
          <th scope="col">before</th>
          <th scope="col">after</th>
        </tr>
      </thead>
      <tbody>
        {SECRETS.map(({ name, before, prior }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td className="substitute">
              {epsilon === undefined ? '…' : guessText(singleGuess(prior, epsilon, delta))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
